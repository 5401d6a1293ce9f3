// An import, done: values are read, properties made, rows written. What was begun and is not wanted any more is taken back as a whole.

import type { DatabasePorts } from '@sheaf/core/actions/database/database-ports'
import { beginImport, endImport, undoImport } from '@sheaf/core/actions/database/import-rows'
import type { QueryContext } from '@sheaf/core/collection/query'
import { type Property, propertiesOf, type Schema } from '@sheaf/core/collection/schema'
import type { RowMatch } from '@sheaf/core/csv/match-rows'
import { type ImportPlan, newOptionsIn, planInTurns } from '@sheaf/core/csv/plan-import'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds, WordContext } from '@sheaf/core/kinds/property-kind'
import type { BlockHost, LongStep, SpacePerson } from '@sheaf/editor/host/block-host'
import type { HostSession } from '@sheaf/editor/host/session'
import { inTurns } from '@sheaf/sync/in-turns'
import { whenSaved } from '@sheaf/sync/when-saved'
import { collectionIn } from '../answer/database-records'
import type { ChosenTable } from './chosen-table'
import { FileProblem } from './file-problem'
import { importNames } from './import-names'
import { changesInWords, type ImportPreview } from './import-preview'
import { matchFile, mergeRows, namesAfter } from './merge-rows'
import { RowWriter, type WriterEvents, type WriterPorts } from './row-writer'

export interface ImportPorts extends WriterPorts {
  readonly database: DatabasePorts
}
interface ImportJob {
  readonly session: HostSession
  readonly host: Pick<BlockHost, 'step' | 'newId' | 't'>
  readonly ports: ImportPorts
  readonly blockId: Uuid
  /** Null: a new database. */
  readonly collectionId: Uuid | null
  readonly name: string
  readonly given: ChosenTable
  readonly people: readonly SpacePerson[]
  /** In the zone of the file. */
  readonly words: Omit<WordContext, 'names'>
  readonly by: Omit<QueryContext, 'now'>
  /** By which property rows that are there are known; null: all rows are new. */
  readonly key: Property | null
}
interface ImportEvents extends Omit<WriterEvents, 'onProgress'> {
  /** How far it is, of all rows of the file but where another total is told. */
  readonly onProgress: (phase: 'reading' | 'comparing' | 'writing', done: number, total?: number) => void
  /** Before options are made in properties that are there, or rows are changed; it goes on when this is done. */
  readonly onPreview: (preview: ImportPreview) => Promise<void>
}
export interface ImportDone {
  readonly plan: ImportPlan
  /** By id, with those that were made. */
  readonly names: ReadonlyMap<string, string>
  /** What became of the rows, where they were matched with those that were there. */
  readonly match: RowMatch | null
}

/** One import, from its beginning to its end or back. */
export class RunningImport {
  private writer: RowWriter | null = null
  /** All that a merge by a key did. */
  private step: LongStep | null = null
  private merged = 0
  private placed: { readonly collectionId: Uuid; readonly before: Schema; readonly plan: ImportPlan } | null = null

  constructor(private readonly job: ImportJob) {}

  get written(): number {
    return this.writer?.written ?? this.merged
  }
  get hasBegun(): boolean {
    return this.placed !== null || this.step !== null
  }

  async run({ signal, onProgress, onWaiting, onPreview }: ImportEvents): Promise<ImportDone> {
    const { session, given, people, key, collectionId: into, ports, host } = this.job
    const { t } = host
    const propertyKinds = ports.database.properties
    const before = this.schema()
    const names = await importNames(session, people, relatedIn(propertyKinds, given, before), signal)
    const words: WordContext = { ...this.job.words, names }
    const target = {
      kinds: propertyKinds,
      schema: before,
      newId: ports.database.newShortId,
      restName: (name: string) => t('{name} (text)', { name }),
    }
    const plan = await inTurns(planInTurns(given.table, given.choices, target, words), signal, done =>
      onProgress('reading', done),
    )
    const options = newOptionsIn(plan, before)
    if (key && into) {
      const merge = { ...this.job, propertyKinds, collectionId: into, before, plan, words, signal }
      const match = await matchFile({ ...merge, key, onCompared: (done, all) => onProgress('comparing', done, all) })
      const names = namesAfter(before, plan)
      const changes = changesInWords(match, { ...before, ...byId(plan.properties) }, words, propertyKinds)
      await onPreview({ options, match, changes })
      const tell = (done: number): void => {
        this.merged = done
        onProgress('writing', match.unchanged + done)
      }
      await mergeRows({ ...merge, match, onProgress: tell }, step => {
        this.step = step
      })
      return { plan, names, match }
    }
    if (options.length > 0) await onPreview({ options, match: null, changes: [] })
    signal.throwIfAborted()
    const collectionId = this.begin(before, plan)
    this.placed = { collectionId, before, plan }
    if (!session.connection().online) onWaiting(true)
    await whenSaved(session, signal)
    onWaiting(false)
    const after = collectionIn(session.replica, collectionId)?.schema ?? {}
    if (plan.properties.some(({ id }) => !after[id])) throw new FileProblem(t('Couldn’t create the properties'))
    this.writer = new RowWriter(session, collectionId, property => isRelation(propertyKinds, after[property]), ports)
    await this.writer.write(plan.rows, { signal, onWaiting, onProgress: done => onProgress('writing', done) })
    this.forgetMark()
    return { plan, names: new Map(propertiesOf(after).map(({ id, name }) => [id, name])), match: null }
  }

  /** As though it had never begun: rows go to the trash, a new database does, and properties and options that were made go. */
  async takeBack(events: WriterEvents): Promise<void> {
    const { merged } = this
    await this.step?.takeBackTelling(part => events.onProgress(Math.round(merged * (1 - part))))
    if (!this.placed) return
    const { collectionId, before, plan } = this.placed
    // The rows of a database that goes as a whole go with it.
    if (this.job.collectionId !== null) await this.writer?.takeBack(events)
    const { session, blockId } = this.job
    const place = { blockId, collectionId: this.job.collectionId && collectionId }
    session.client.commit(draft => undoImport(draft, place, { before, properties: plan.properties }))
  }
  /** What is there stays, and is all that is there. */
  forgetMark(): void {
    const { session, blockId } = this.job
    session.client.commit(draft => endImport(draft, blockId))
  }
  /** The collection that the rows go into. */
  private begin(before: Schema, { properties, rows }: ImportPlan): Uuid {
    const { session, host, ports, name } = this.job
    const { t } = host
    const wanted = { before, properties, rows: rows.length, name, titleName: t('Name') }
    let made: Uuid | null = null
    session.client.commit(draft => {
      made = beginImport(draft, ports.database, this.job, wanted)
    })
    if (!made) throw new Error('an import was not begun')
    return made
  }
  private schema(): Schema {
    const { session, collectionId } = this.job
    return (collectionId && collectionIn(session.replica, collectionId)?.schema) || {}
  }
}

const byId = (properties: readonly Property[]): Schema => Object.fromEntries(properties.map(one => [one.id, one]))

const isRelation = (kinds: PropertyKinds, property: Property | undefined): boolean =>
  property !== undefined && kinds.get(property.type)?.refersTo === 'rows'

function relatedIn(kinds: PropertyKinds, { choices }: ChosenTable, schema: Schema): readonly string[] {
  return choices.flatMap(choice => {
    const property = choice.to === 'property' ? schema[choice.id] : choice.to === 'new' ? choice.noted : undefined
    const id = property?.['collection_id']
    return isRelation(kinds, property) && typeof id === 'string' ? [id] : []
  })
}
