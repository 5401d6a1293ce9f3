// Where a row stands without sorts: at the key that somebody gave it by moving it (`format.collection_order`), or at the time it was
// made, written so that it sorts among such keys. So nothing has to be stored for the many rows that nobody ever moves.
import type { Uuid } from '../ids'
import { orderKeyBetween } from '../order-key'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const TIME_DIGITS = 8
const ID_DIGITS = 6

function digits(value: number, width: number): string {
  let rest = Math.max(0, Math.floor(value))
  let text = ''
  for (let i = 0; i < width; i++) {
    text = ALPHABET.charAt(rest % ALPHABET.length) + text
    rest = Math.floor(rest / ALPHABET.length)
  }
  return text
}

/** Always 15 characters; the id tells rows of one moment apart, and a key never ends in the lowest digit. */
export const keyOfTime = (createdTime: number, id: Uuid): string =>
  `${digits(createdTime, TIME_DIGITS)}${digits(Number.parseInt(id.slice(0, 8), 16) || 0, ID_DIGITS)}V`

export interface Placed {
  readonly id: Uuid
  readonly created_time: number
  /** `format.collection_order`. */
  readonly orderKey?: string | undefined
}
export const rowOrder = (row: Placed): string => row.orderKey || keyOfTime(row.created_time, row.id)

/** The key of a row that is put between two others; null where there is none on that side. */
export function rowKeyBetween(after: Placed | null, before: Placed | null): string {
  const low = after && rowOrder(after)
  const high = before && rowOrder(before)
  // Two rows with one key stand by their ids: nothing fits between, right behind them is nearest.
  return orderKeyBetween(low, low !== null && high !== null && high <= low ? null : high)
}
