// Changes every row of a collection in portions, each a transaction of the space's log: rows in the trash and templates too. Others write
// in between; a portion goes by what rows hold when its turn comes.
import type { TypeChange, Values } from '@sheaf/catalog/properties/type-change'
import type { Cell } from '@sheaf/core/collection/column'
import { rowFields } from '@sheaf/core/collection/row-fields'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { SpaceState } from '@sheaf/core/operations/space-state'
import type { RecordRef } from '@sheaf/sync/storage'
import type { Services } from '../../http/server-parts'
import type { Place } from './wish'

export const ROWS_PER_PORTION = 500

export type Cells = ReadonlyMap<Uuid, Cell> | null

/** Portion after portion of rows. */
export function* portions({ stopping }: Pick<Services, 'stopping'>, ids: readonly Uuid[]): Iterable<readonly Uuid[]> {
  for (let from = 0; from < ids.length; from += ROWS_PER_PORTION) {
    // Whoever asks again is answered by the server that comes next, which goes on here.
    if (stopping.aborted)
      throw new SheafError('DatabaseLookupError', { debugMessage: 'Sheaf is restarting. Try again in a moment.' })
    yield ids.slice(from, from + ROWS_PER_PORTION)
  }
}

export const blocksOf = (ids: readonly Uuid[]): RecordRef[] => ids.map(id => ({ table: 'block', id }))

export function changeRows(
  state: SpaceState,
  { collectionId }: Place,
  ids: readonly Uuid[],
  change: TypeChange,
  cells: Cells,
): void {
  for (const id of ids) {
    const block = state.block(id)
    if (block?.parent_table !== 'collection' || block.parent_id !== collectionId) continue
    const values = (block.properties ?? {}) as Values
    const changed = change.change(rowFields(block), values, cells?.get(id))
    if (changed && changed.values !== values) state.changeBlock(id, { properties: { ...changed.values } })
  }
}
