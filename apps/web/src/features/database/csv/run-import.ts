// An import, done: values are read, properties made, rows written. What was begun and is not wanted any more is taken back as a whole.
import type { ColumnChoice } from '@sheaf/catalog/csv/column-choices'
import { type ImportPlan, type NewOptions, newOptionsIn, planInTurns } from '@sheaf/catalog/csv/plan-import'
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { type Property, propertiesOf, type Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { WordContext } from '@sheaf/core/kinds/property-kind'
import type { DatabasePerson } from '@sheaf/editor/host/database'
import { newShortId } from '../../../data/browser-world'
import type { SpaceSession } from '../../../data/space-session'
import { t } from '../../../i18n/t'
import { collectionIn } from '../database-records'
import { IMPORT_MARK } from './import-mark'
import { importNames } from './import-names'
import { inTurns } from './in-turns'
import { placeImport, unplaceImport } from './place-import'
import { FileProblem, type ReadTable } from './read-file'
import { RowWriter, type WriterEvents } from './row-writer'
import { whenSaved } from './when-saved'

export interface ImportJob {
  readonly session: SpaceSession
  readonly blockId: Uuid
  /** Null: a new database. */
  readonly collectionId: Uuid | null
  readonly name: string
  readonly read: ReadTable
  readonly choices: readonly ColumnChoice[]
  readonly people: readonly DatabasePerson[]
  readonly words: Omit<WordContext, 'names'>
}
export interface ImportEvents extends Omit<WriterEvents, 'onProgress'> {
  readonly onProgress: (phase: 'reading' | 'writing', done: number) => void
  /** Before options are made in properties that are there; it goes on when this is done. */
  readonly onNewOptions: (options: readonly NewOptions[]) => Promise<void>
}
export interface ImportDone {
  readonly plan: ImportPlan
  /** By id, with those that were made. */
  readonly names: ReadonlyMap<string, string>
}

/** One import, from its beginning to its end or back. */
export class RunningImport {
  private writer: RowWriter | null = null
  private placed: { readonly collectionId: Uuid; readonly before: Schema; readonly plan: ImportPlan } | null = null

  constructor(private readonly job: ImportJob) {}

  get written(): number {
    return this.writer?.written ?? 0
  }
  get hasBegun(): boolean {
    return this.placed !== null
  }

  async run({ signal, onProgress, onWaiting, onNewOptions }: ImportEvents): Promise<ImportDone> {
    const { session, read, choices, people } = this.job
    const before = this.schema()
    const names = await importNames(session, people, relatedIn(choices, before), signal)
    const words: WordContext = { ...this.job.words, names, ...(read.note ? { zone: read.note.zone } : {}) }
    const target = { schema: before, newId: newShortId, restName: (name: string) => t('{name} (text)', { name }) }
    const plan = await inTurns(planInTurns(read.table, choices, target, words), signal, done =>
      onProgress('reading', done),
    )
    const options = newOptionsIn(plan, before)
    if (options.length > 0) await onNewOptions(options)
    signal.throwIfAborted()
    const collectionId = placeImport(this.job, plan)
    this.placed = { collectionId, before, plan }
    if (!session.connection().online) onWaiting(true)
    await whenSaved(session, signal)
    onWaiting(false)
    const after = collectionIn(session.replica, collectionId)?.schema ?? {}
    if (plan.properties.some(({ id }) => !after[id])) throw new FileProblem(t('Couldn’t create the properties'))
    this.writer = new RowWriter(session, collectionId, property => isRelation(after[property]))
    await this.writer.write(plan.rows, { signal, onWaiting, onProgress: done => onProgress('writing', done) })
    this.forgetMark()
    return { plan, names: new Map(propertiesOf(after).map(({ id, name }) => [id, name])) }
  }

  /** As though it had never begun: rows go to the trash, a new database does, and properties and options that were made go. */
  async takeBack(events: WriterEvents): Promise<void> {
    if (!this.placed) return
    const { collectionId, before, plan } = this.placed
    // The rows of a database that goes as a whole go with it.
    if (this.job.collectionId !== null) await this.writer?.takeBack(events)
    unplaceImport(this.job, collectionId, before, plan)
  }
  /** What is there stays, and is all that is there. */
  forgetMark(): void {
    const { session, blockId } = this.job
    session.client.commit(draft => draft.unset(session.pointer('block', blockId), ['format', IMPORT_MARK]))
  }
  private schema(): Schema {
    const { session, collectionId } = this.job
    return (collectionId && collectionIn(session.replica, collectionId)?.schema) || {}
  }
}

const isRelation = (property: Property | undefined): boolean =>
  property !== undefined && catalogProperties.get(property.type)?.refersTo === 'rows'

function relatedIn(choices: readonly ColumnChoice[], schema: Schema): readonly string[] {
  return choices.flatMap(choice => {
    const property = choice.to === 'property' ? schema[choice.id] : choice.to === 'new' ? choice.noted : undefined
    const id = property?.['collection_id']
    return isRelation(property) && typeof id === 'string' ? [id] : []
  })
}
