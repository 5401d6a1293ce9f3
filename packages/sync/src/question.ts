// Records that are asked for one by one, and what may be taken from the answer: it can be late, and it says nothing of what was not
// asked for.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKinds } from '@sheaf/core/kinds/block-kind'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { type RecordSource, recordKey, recordSource } from '@sheaf/core/operations/space-state'
import type { Table } from '@sheaf/core/records/all'
import type { Change, RecordPatch } from '@sheaf/core/records/patch'
import { textsShownBy } from '@sheaf/core/text/slice'
import type { Snapshot } from './client-ports'
import type { ConfirmedRecords } from './confirmed-records'
import { isGone, type RecordRow, type Replica } from './replica'
import type { RecordRef } from './storage'

type Answer = Omit<Snapshot, 'seq'>

export class Question {
  /** The versions that were held when it was asked. */
  private readonly held: ReadonlyMap<string, number>
  private crossed: readonly RecordRow[] = []

  constructor(
    private readonly replica: Replica,
    private readonly pointers: readonly Pointer[],
  ) {
    this.held = new Map(pointers.map(({ table, id }) => [recordKey(table, id), this.versionOf(table, id)]))
  }
  private versionOf(table: Table, id: Uuid): number {
    return this.replica.confirmed.get(table, id)?.version ?? 0
  }

  /** What may be accepted. `isWanted` is false where an answer arrives after the channel was revoked; it may use records of the answer. */
  read({ records, texts }: Answer, isWanted: (row: RecordRow, source: RecordSource) => boolean): Answer {
    const source = withAnswer(this.replica.confirmed, records)
    // "None" has no version. What has come in since it was asked for may be newer than the answer.
    const isCrossed = ({ table, value, role }: RecordRow): boolean =>
      role === 'none' && this.versionOf(table, value.id) > (this.held.get(recordKey(table, value.id)) ?? 0)
    this.crossed = records.filter(isCrossed)
    const wanted = records.filter(row => (row.role === 'none' ? !isCrossed(row) : isWanted(row, source)))
    const shown = textsToTake(this.replica.confirmed, this.pointers, records, wanted)
    return { records: wanted, texts: texts.filter(({ id }) => shown.has(id)) }
  }
  /** What has to be asked after that: again, or because of it. */
  openAfter({ records }: Answer): readonly RecordRef[] {
    const { confirmed, options } = this.replica
    return [
      ...this.crossed.map(({ table, value }) => ({ table, id: value.id })),
      ...missingChildren(confirmed, records, options.kinds).map(id => ({ table: 'block' as const, id })),
    ]
  }
}

/** A view is wanted where its block is, and both may come together. */
function withAnswer(confirmed: ConfirmedRecords, records: readonly RecordRow[]): RecordSource {
  const came = new Map(
    records.flatMap(row => (isGone(row) ? [] : [[recordKey(row.table, row.value.id), row.value] as const])),
  )
  return recordSource(
    (table, id) => came.get(recordKey(table, id)) ?? confirmed.get(table, id),
    key => confirmed.owner(key),
  )
}

/**
 * "None" has no version, and of some answers nobody knows when they were asked for: what is held may be newer, as a page that was made
 * meanwhile. Before it is let go the server is asked once more.
 */
export function sortAnswer(
  confirmed: ConfirmedRecords,
  rows: readonly RecordRow[],
): { readonly sure: readonly RecordRow[]; readonly doubtful: readonly RecordRef[] } {
  const isDoubtful = ({ table, value, role }: RecordRow): boolean =>
    role === 'none' && confirmed.get(table, value.id) !== undefined
  return {
    sure: rows.filter(row => !isDoubtful(row)),
    doubtful: rows.filter(isDoubtful).map(({ table, value }) => ({ table, id: value.id })),
  }
}

/**
 * Texts to take from an answer: those that wanted blocks show, wherever they are at home. A block that was asked for and did not
 * come has nothing new but its text: what is held of it says which.
 */
export function textsToTake(
  confirmed: ConfirmedRecords,
  asked: readonly Pointer[],
  answered: readonly RecordRow[],
  wanted: readonly RecordRow[],
): ReadonlySet<Uuid> {
  const came = new Set(answered.map(({ table, value }) => recordKey(table, value.id)))
  const unchanged = asked.filter(({ table, id }) => table === 'block' && !came.has(recordKey(table, id)))
  const blocks = [
    ...wanted.filter(({ table, role }) => table === 'block' && role !== 'none').map(({ value }) => value),
    ...unchanged.flatMap(({ table, id }) => confirmed.get(table, id) ?? []),
  ]
  return new Set(blocks.flatMap(block => [block.id, ...textsShownBy(block)]))
}

/**
 * Children of blocks that came, and that are not here: what lay below a block while it was in the trash was not loaded with its
 * page, and nobody tells of it when the block comes back. What lies in a page has a channel of its own.
 */
function missingChildren(confirmed: ConfirmedRecords, came: readonly RecordRow[], kinds: BlockKinds): Uuid[] {
  return came.flatMap(row => {
    if (isGone(row) || row.table !== 'block') return []
    const { value: block } = row
    if (!block.alive || kinds.traits(block.type).page) return []
    return (block.content ?? []).filter(child => !confirmed.get('block', child))
  })
}

/**
 * What is not here below blocks that an entry brings back. A page is read in parts, one after the other: what lay below a block that was
 * in the trash when its part was read did not come, and no entry speaks of it.
 */
export function missingBelowRestored({ confirmed, options }: Replica, items: readonly RecordPatch[]): RecordRef[] {
  const missingBelow = (id: Uuid): Uuid[] => {
    const block = confirmed.get('block', id)
    if (!block) return [id]
    return !block.alive || options.kinds.traits(block.type).page ? [] : (block.content ?? []).flatMap(missingBelow)
  }
  return items
    .filter(({ table, id, changes }) => table === 'block' && confirmed.get(table, id) && changes.some(isRevival))
    .flatMap(({ id }) => missingBelow(id))
    .map(id => ({ table: 'block', id }))
}
const isRevival = (change: Change): boolean => 'set' in change && change.set === 'alive' && change.value === true
