// What a change would do to the rows that somebody sees: how many cells keep all they say, a few of those that do not, and the cells of
// what is computed, which nobody can read any more once the type is another one.
import type { TypeChange } from '@sheaf/catalog/properties/type-change'
import type { LossSample } from '@sheaf/core/api/collection/change-property-type'
import type { Cell } from '@sheaf/core/collection/column'
import type { ChangeCounts } from '@sheaf/core/collection/kept-property'
import type { QueryContext } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import type { RowFields, Taken, WordContext } from '@sheaf/core/kinds/property-kind'
import type { HeldTable } from '../held-table'
import type { Seen } from '../visibility'
import { titleOf } from './names'

const MOST_SAMPLES = 5
/** Others have their turn after so many rows. */
const ROWS_AT_ONCE = 500

export interface Assessment {
  readonly counts: ChangeCounts
  readonly samples: readonly LossSample[]
  /** Of a computed property. */
  readonly cells: ReadonlyMap<Uuid, Cell> | null
}

export async function assessChange(
  change: TypeChange,
  held: HeldTable,
  { isVisible }: Seen,
  context: QueryContext,
  words: WordContext,
): Promise<Assessment> {
  const { id } = change.from.property
  const isComputed = change.from.kind.source === 'computed'
  const cells = new Map<Uuid, Cell>()
  const counts = { rows: 0, kept: 0, partly: 0, lost: 0 }
  const samples: { readonly [L in 'partly' | 'lost']: LossSample[] } = { partly: [], lost: [] }
  let passed = 0
  for (const { fields, properties } of held.table.all()) {
    if (++passed % ROWS_AT_ONCE === 0) await new Promise(setImmediate)
    const cell = isComputed ? held.table.cell(fields.id, id, context) : undefined
    if (cell !== undefined) cells.set(fields.id, cell)
    if (isVisible && !isVisible(fields.id, held.table.slotOf(fields.id) ?? -1)) continue
    counts.rows++
    const changed = change.change(fields, properties, cell)
    if (!changed || changed.cell === null) continue
    const { taken } = changed
    counts[taken.loss]++
    if (taken.loss === 'kept' || samples[taken.loss].length >= MOST_SAMPLES) continue
    samples[taken.loss].push({ ...spoken(change, fields, changed.cell, taken, words), title: titleOf(held, fields.id) })
  }
  return {
    counts,
    samples: [...samples.lost, ...samples.partly].slice(0, MOST_SAMPLES),
    cells: isComputed ? cells : null,
  }
}

function spoken(
  { from, to }: TypeChange,
  row: RowFields,
  cell: Cell,
  { value }: Taken,
  words: WordContext,
): Omit<LossSample, 'title'> {
  const after = value === null ? null : to.kind.read(value, to.property, row, words.now)
  return {
    row: row.id,
    before: from.kind.plain(cell, from.property, words),
    after: after === null ? '' : to.kind.plain(after, to.property, words),
  }
}
