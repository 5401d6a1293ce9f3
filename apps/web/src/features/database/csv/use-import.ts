// The steps of an import, from a file to its summary. One file at a time; whatever is asked for anew ends what was under way.

import type { CsvReading } from '@sheaf/catalog/csv/read-csv'
import type { PropertyId } from '@sheaf/core/collection/schema'
import { type ColumnChoice, chooseColumns } from '@sheaf/core/csv/column-choices'
import type { Uuid } from '@sheaf/core/ids'
import { collectionIn } from '@sheaf/database/answer/database-records'
import { useAskedBy } from '@sheaf/database/answer/use-asked-by'
import { peopleNames } from '@sheaf/database/csv/import-names'
import type { ImportPreview } from '@sheaf/database/csv/import-preview'
import { keysFor } from '@sheaf/database/csv/merge-rows'
import { type ImportDone, RunningImport } from '@sheaf/database/csv/running-import'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { rowsOf } from '@sheaf/sync/record-rows'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../../data/hooks'
import type { SpaceSession } from '../../../data/space-session'
import { useMembers } from '../../../data/use-members'
import { t } from '../../../i18n/t'
import { importPorts } from './import-ports'
import type { ImportShape } from './import-shape'
import { importProblem, type ReadText, readTable, readText } from './read-file'

type ImportPhase = 'reading' | 'comparing' | 'writing' | 'returning'

type ImportStep =
  | { readonly at: 'file'; readonly problem: string | null }
  | { readonly at: 'opening'; readonly name: string }
  | { readonly at: 'columns'; readonly shape: ImportShape }
  | {
      readonly at: 'running'
      readonly phase: ImportPhase
      readonly done: number
      readonly total: number
      readonly isWaiting: boolean
    }
  | {
      readonly at: 'preview'
      readonly shape: ImportShape
      readonly preview: ImportPreview
      readonly goOn: () => void
    }
  | { readonly at: 'done'; readonly shape: ImportShape; readonly done: ImportDone }
  | { readonly at: 'stopped'; readonly problem: string; readonly written: number; readonly total: number }

export interface Import {
  readonly step: ImportStep
  readonly open: (file: File) => void
  readonly reread: (shape: ImportShape, reading: CsvReading) => void
  readonly choose: (shape: ImportShape, choices: readonly ColumnChoice[]) => void
  readonly matchBy: (shape: ImportShape, key: PropertyId | null) => void
  readonly start: (shape: ImportShape) => void
  /** Stops it, and takes back what was written. */
  readonly cancel: () => void
  /** What was written stays. */
  readonly keep: () => void
}

export function useImport(blockId: Uuid, collectionId: Uuid | null, first: File | null, onEnd: () => void): Import {
  const session = useSession()
  const host = useBlockHost()
  const by = useAskedBy()
  const people = useMembers()
  const [step, setStep] = useState<ImportStep>(
    first ? { at: 'opening', name: first.name } : { at: 'file', problem: null },
  )
  const ending = useRef(new AbortController())
  const running = useRef<RunningImport | null>(null)
  useEffect(() => () => ending.current.abort(), [])

  const anew = (): AbortSignal => {
    ending.current.abort()
    ending.current = new AbortController()
    return ending.current.signal
  }
  const schema = () => (collectionId && collectionIn(session.replica, collectionId)?.schema) || {}
  const words = () => ({ locale: by.locale, zone: by.zone, now: Date.now(), prefix: '' })

  const shape = async (file: ReadText, reading: CsvReading, signal: AbortSignal): Promise<void> => {
    const context = { ...words(), names: peopleNames(people) }
    const read = await readTable(file, reading, context, () => knownCollections(session), signal)
    setStep({
      at: 'columns',
      shape: { file, reading, read, choices: chooseColumns(read.columns, schema()), key: null },
    })
  }
  const reading = (name: string, work: (signal: AbortSignal) => Promise<void>): void => {
    setStep({ at: 'opening', name })
    read(work)
  }
  const read = (work: (signal: AbortSignal) => Promise<void>): void => {
    const signal = anew()
    work(signal).catch((error: unknown) => {
      if (signal.aborted) return
      setStep({ at: 'file', problem: importProblem(error) })
    })
  }
  const stopped = (problem: string, written: number, total: number): void =>
    setStep({ at: 'stopped', problem, written, total })

  const start = (given: ImportShape): void => {
    const { file, read, choices } = given
    const signal = anew()
    const total = read.table.rows.length
    const name = file.name.replace(/\.[^.]*$/, '')
    const key = keysFor(given, schema(), importPorts.database.properties).find(({ id }) => id === given.key) ?? null
    const job = {
      session,
      host,
      ports: importPorts,
      by,
      blockId,
      collectionId,
      name,
      given: { table: read.table, choices },
      people,
      words: { ...words(), ...(read.note ? { zone: read.note.zone } : {}) },
      key,
    }
    const one = new RunningImport(job)
    running.current = one
    setStep({ at: 'running', phase: 'reading', done: 0, total, isWaiting: false })
    one
      .run({
        signal,
        onProgress: (phase, done, all = total) => setStep({ at: 'running', phase, done, total: all, isWaiting: false }),
        onWaiting: isWaiting => setStep(now => (now.at === 'running' ? { ...now, isWaiting } : now)),
        onPreview: preview =>
          new Promise((resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason), { once: true })
            const goOn = (): void => {
              setStep({ at: 'running', phase: 'writing', done: 0, total, isWaiting: false })
              resolve()
            }
            setStep({ at: 'preview', shape: given, preview, goOn })
          }),
      })
      .then(
        done => setStep({ at: 'done', shape: given, done }),
        (error: unknown) => {
          if (signal.aborted) return
          if (one.hasBegun) stopped(importProblem(error), one.written, total)
          else setStep({ at: 'file', problem: importProblem(error) })
        },
      )
  }
  const cancel = (): void => {
    const one = running.current
    const signal = anew()
    running.current = null
    if (!one?.hasBegun) return onEnd()
    const total = one.written
    setStep({ at: 'running', phase: 'returning', done: 0, total, isWaiting: false })
    one
      .takeBack({
        signal,
        onProgress: left => setStep({ at: 'running', phase: 'returning', done: total - left, total, isWaiting: false }),
        onWaiting: isWaiting => setStep(now => (now.at === 'running' ? { ...now, isWaiting } : now)),
      })
      .then(onEnd, (error: unknown) => {
        running.current = one
        if (!signal.aborted) stopped(importProblem(error), one.written, total)
      })
  }
  const shapeOf = (file: File) => async (signal: AbortSignal) => shape(await readText(file), {}, signal)
  const openFirst = useEffectEvent(() => {
    if (first) read(shapeOf(first))
  })
  useEffect(() => openFirst(), [])
  return {
    step,
    open: file => reading(file.name, shapeOf(file)),
    reread: ({ file }, how) => reading(file.name, signal => shape(file, how, signal)),
    choose: (given, choices) => {
      anew()
      setStep({ at: 'columns', shape: { ...given, choices } })
    },
    matchBy: (given, key) => setStep({ at: 'columns', shape: { ...given, key } }),
    start,
    cancel,
    keep: () => {
      running.current?.forgetMark()
      onEnd()
    },
  }
}

/** The databases that relations of a file may lead to. */
async function knownCollections(session: SpaceSession): Promise<ReadonlySet<string>> {
  const { recordMap } = await session.api.getCollections({ spaceId: session.spaceId })
  return new Set(
    rowsOf(recordMap).flatMap(({ table, value, role }) =>
      table === 'collection' && role !== 'none' ? [value.id] : [],
    ),
  )
}

export function phaseWords(phase: ImportPhase, done: number, total: number): string {
  switch (phase) {
    case 'reading':
      return t('Reading row {done} of {total}', { done, total })
    case 'comparing':
      return t('Comparing with row {done} of {total}', { done, total })
    case 'writing':
      return t('Imported {done} of {total} rows', { done, total })
    case 'returning':
      return t('Undoing {done} of {total} rows', { done, total })
  }
}
