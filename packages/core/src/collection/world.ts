// What tables know of each other: relations lead from one to the next, and what is computed over them has to hear of changes there.
import type { Uuid } from '../ids'
import type { NameSource } from '../kinds/property-kind'
import type { AskedColumn } from './asked-column'
import type { Cell } from './column'
import type { QueryContext } from './query'
import type { Meaning, PropertyId, Schema } from './schema'

export interface World {
  /** Undefined: not there, or not to be had now; its rows then count nowhere. */
  table(collectionId: string): WorldTable | undefined
  readonly names: NameSource
}

/** Why a computed cell has no value; to be shown there. */
export interface Failure {
  readonly failure: string
}
export const isFailure = (value: Cell | AskedColumn | Failure): value is Failure =>
  typeof value === 'object' && value !== null && 'failure' in value

/** One question, with all that is read for it. */
export interface Reading {
  readonly context: QueryContext
  readonly world: World
  /** The computed cells that are being worked out, the outermost first; see computed-column.ts. */
  readonly stack: { readonly column: object; readonly slot: number; readonly name: string }[]
  /** How many computed cells the deepest of those read so far stands on. */
  deepest: number
}
export const newReading = (context: QueryContext, world: World): Reading => ({ context, world, stack: [], deepest: 0 })

export interface WorldTable {
  readonly id: string
  readonly schema: Schema
  /** Grows whenever the schema is another one. */
  readonly schemaVersion: number
  /** Another one after every change of rows or schema. */
  readonly version: number
  slotOf(row: Uuid): number | undefined
  idAt(slot: number): Uuid
  /** What the cells of a property mean; undefined for one that is gone or has none. */
  meaning(property: PropertyId): Meaning | undefined
  /** Whether its cells are other ones for other askers or at another time. */
  varies(property: PropertyId): { readonly byContext: boolean; readonly byTime: boolean }
  cellAt(slot: number, property: PropertyId, reading: Reading): Cell | Failure
  /** The column, with these slots up to date. */
  askedAt(property: PropertyId, slots: readonly number[], reading: Reading): AskedColumn | Failure | undefined
  /** From now on this table tells the other of every row that changes here, by the relation over which it is read. */
  tell(reader: WorldTable, relation: PropertyId): void
  /** A row over there changed: computed cells of the rows that this relation leads there from are no longer good. */
  heard(relation: PropertyId, row: Uuid, seen: Set<string>): void
}
