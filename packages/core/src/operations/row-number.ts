// Every row has a number in its collection, counted up in the order of the log: no two share one and none is left out. A row that
// leaves keeps what it was called there and is called so again when it comes back.
import type { Uuid } from '../ids'
import { type BlockValue, PAST_ROW_NUMBERS, ROW_NUMBER } from '../records/block'
import { newCounter, recordCounterId } from '../records/record-counter'
import type { Json } from '../validation/checks'
import type { SpaceState } from './space-state'

type Format = Readonly<Record<string, Json>>
interface Home {
  readonly table: string
  readonly id: Uuid
}

/** What somebody may say of a block's format when they make it. */
export function withoutNumbers(format: Format): Record<string, Json> {
  const { [ROW_NUMBER]: _number, [PAST_ROW_NUMBERS]: _past, ...rest } = format
  return rest
}

/** The format of a page that goes from one place to another, or is made there. Templates have no number. */
export function numberedFormat(
  state: SpaceState,
  { format = {}, is_template }: Pick<BlockValue, 'format' | 'is_template'>,
  from: Home | null,
  to: Home,
): Record<string, Json> {
  const isRow = from?.table === 'collection' || to.table === 'collection'
  if (is_template || !isRow || (from && from.table === to.table && from.id === to.id)) return format
  const number = format[ROW_NUMBER]
  const past = (format[PAST_ROW_NUMBERS] ?? {}) as Readonly<Record<Uuid, Json>>
  const left = from?.table === 'collection' && number !== undefined ? { ...past, [from.id]: number } : past
  const known = to.table === 'collection' ? left[to.id] : undefined
  return {
    ...withoutNumbers(format),
    ...(to.table === 'collection' ? { [ROW_NUMBER]: known ?? nextNumber(state, to.id) } : {}),
    ...(Object.keys(left).length > 0 ? { [PAST_ROW_NUMBERS]: left } : {}),
  }
}

function nextNumber(state: SpaceState, collectionId: Uuid): number {
  const id = recordCounterId(collectionId)
  const counter = state.get('record_counter', id)
  const next = (counter?.last ?? 0) + 1
  if (counter) state.change('record_counter', id, { last: next })
  else state.add('record_counter', newCounter(state.spaceId, collectionId, next))
  return next
}
