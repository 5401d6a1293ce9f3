// Files on their way: how far each is, what went wrong, and the list as it is when one arrives.
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useState } from 'react'
import type { StoredFile } from '../file-words'
import { wordsOf } from '../use-collections'
import { arrivedFile } from './file-edits'

export interface Sending {
  readonly key: number
  readonly name: string
  /** From 0 to 1. */
  readonly part: number
  readonly problem: string | null
}
let counted = 0

export function useSending(
  row: Uuid,
  onArrived: (file: StoredFile) => void,
): { readonly sending: readonly Sending[]; readonly send: (files: readonly File[]) => void } {
  const { databases, t } = useBlockHost()
  const [sending, setSending] = useState<readonly Sending[]>([])
  const change = (key: number, fields: Partial<Sending>): void =>
    setSending(all => all.map(one => (one.key === key ? { ...one, ...fields } : one)))
  const send = (files: readonly File[]): void => {
    for (const file of files) {
      counted += 1
      const key = counted
      setSending(all => [...all, { key, name: file.name, part: 0, problem: null }])
      databases
        .sendFile(row, file, part => change(key, { part }))
        .then(
          stored => {
            setSending(all => all.filter(one => one.key !== key))
            onArrived(arrivedFile(stored.source, stored.name))
          },
          (error: unknown) => change(key, { problem: wordsOf(error) || t('It could not be sent.') }),
        )
    }
  }
  return { sending, send }
}
