// Every record table, in order: `Table` and everything that goes over all tables is derived from this list.
import { block } from './block'
import { bot } from './bot'
import { collection } from './collection'
import { collectionView } from './collection-view'
import { comment } from './comment'
import type { RecordDefinition, ValueOf } from './define'
import { discussion } from './discussion'
import { fileUpload } from './file-upload'
import { freeChart } from './free-chart'
import { integration } from './integration'
import { layout } from './layout'
import { namedTables } from './named-tables'
import { recordCounter } from './record-counter'
import { recordKey } from './record-key'
import { sheafUser } from './sheaf-user'
import { space } from './space'
import { spaceEntitlementUsage } from './space-entitlement-usage'
import { spaceUser } from './space-user'
import { spaceView } from './space-view'
import { team } from './team'
import { textSliceBlockMapping } from './text-slice-block-mapping'

export const allRecords = [
  space,
  sheafUser,
  spaceUser,
  spaceView,
  team,
  block,
  textSliceBlockMapping,
  collection,
  collectionView,
  recordCounter,
  layout,
  freeChart,
  discussion,
  comment,
  recordKey,
  integration,
  bot,
  spaceEntitlementUsage,
  fileUpload,
  ...namedTables,
] as const

type Records = { [D in (typeof allRecords)[number] as D['table']]: ValueOf<D> }
export type Table = keyof Records
/** The type of a record of a table. */
export type RecordOf<T extends Table> = Records[T]
/** A record with its table, which says what type it has. */
export type TableRecord<T extends Table = Table> = { [K in T]: { readonly table: K; readonly value: Records[K] } }[T]

const byTable: ReadonlyMap<string, RecordDefinition> = new Map(allRecords.map(record => [record.table, record]))

export const isTable = (name: unknown): name is Table => typeof name === 'string' && byTable.has(name)

const judgings: ReadonlyMap<string, RecordDefinition['judging']> = new Map(
  allRecords.map(({ table, judging }: RecordDefinition) => [table, judging]),
)
/** What a table says of who may do what; nothing for what is no table. */
export const judgingOf = (table: string): RecordDefinition['judging'] => judgings.get(table)

export function recordOf(table: Table): RecordDefinition {
  const definition = byTable.get(table)
  if (!definition) throw new Error(`No record table ${JSON.stringify(table)}`)
  return definition
}
