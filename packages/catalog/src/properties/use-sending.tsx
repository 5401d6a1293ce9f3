// Files on their way to a row: how far each is, what went wrong, and what can be done about it.
import type { PropertyId } from '@sheaf/core/collection/schema'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { FileRow } from '@sheaf/editor/host/host-databases'
import { useRef, useState } from 'react'
import { arrivedFile } from './file-edits'
import type { StoredFile } from './file-words'
import { wordsOf } from './use-collections'

export interface Sending {
  readonly key: number
  /** Whose value it is to be in. */
  readonly property: PropertyId
  readonly file: File
  /** From 0 to 1. */
  readonly part: number
  readonly problem: string | null
}
export interface FileSender {
  readonly sending: readonly Sending[]
  readonly send: (property: PropertyId, files: readonly File[]) => void
  /** Where it failed: from the beginning. */
  readonly retry: (key: number) => void
  /** Given up; what has arrived of it goes. */
  readonly cancel: (key: number) => void
  readonly cancelAll: () => void
}
let counted = 0

/** `onArrived` is called as it was when the file was sent: what it writes to has to be the latest by itself. */
export function useSending(
  row: FileRow,
  onArrived: (property: PropertyId, stored: StoredFile, file: File) => void,
): FileSender {
  const { databases, t } = useBlockHost()
  const [sending, setSending] = useState<readonly Sending[]>([])
  const running = useRef(new Map<number, AbortController>())
  const change = (key: number, fields: Partial<Sending>): void =>
    setSending(all => all.map(one => (one.key === key ? { ...one, ...fields } : one)))
  const begin = (key: number, property: PropertyId, file: File): void => {
    const control = new AbortController()
    running.current.set(key, control)
    databases.sendFile(row, file, { onSent: part => change(key, { part }), signal: control.signal }).then(
      stored => {
        if (control.signal.aborted) return
        running.current.delete(key)
        setSending(all => all.filter(one => one.key !== key))
        onArrived(property, arrivedFile(stored.source, stored.name), file)
      },
      (error: unknown) => change(key, { problem: wordsOf(error) || t('Couldn’t upload') }),
    )
  }
  const cancel = (key: number): void => {
    running.current.get(key)?.abort()
    running.current.delete(key)
    setSending(all => all.filter(one => one.key !== key))
  }
  return {
    sending,
    send: (property, files) => {
      for (const file of files) {
        counted += 1
        const key = counted
        setSending(all => [...all, { key, property, file, part: 0, problem: null }])
        begin(key, property, file)
      }
    },
    retry: key => {
      const failed = sending.find(one => one.key === key)
      if (!failed?.problem) return
      change(key, { part: 0, problem: null })
      begin(key, failed.property, failed.file)
    },
    cancel,
    cancelAll: () => {
      for (const control of running.current.values()) control.abort()
      running.current.clear()
      setSending([])
    },
  }
}
