// Where another person is, as they say: checked before it is used, and looked up in what is here.
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { type Caret, resolveCaret } from '@sheaf/core/operations/text-place'
import type { Replica } from '@sheaf/sync/replica'
import { MOST_BLOCKS, type PresencePosition } from './presence-position'
import type { CaretRange } from './selection'

/** The block where somebody is now: their caret may have gone into another with its character. */
export function blockAt(replica: Replica, { caret, blocks, at }: PresencePosition): Uuid | null {
  const point = caret && replica.block(caret.head.text) ? resolveCaret(replica, caret.head) : null
  return point?.block ?? [...blocks, at].find(id => id !== null && replica.block(id)?.alive) ?? null
}

/** What people send about themselves is looked at before it is used. */
export function readPresencePosition(value: unknown): PresencePosition {
  const { caret, blocks, at } = (value ?? {}) as Partial<Record<keyof PresencePosition, unknown>>
  return {
    caret: readCaretRange(caret),
    blocks: Array.isArray(blocks) ? blocks.filter(isCanonicalUuid).slice(0, MOST_BLOCKS) : [],
    at: isCanonicalUuid(at) ? at : null,
  }
}
function readCaretRange(value: unknown): CaretRange | null {
  const range = value as Partial<CaretRange> | null | undefined
  if (typeof range !== 'object' || range === null || !isCanonicalUuid(range.block)) return null
  return isCaret(range.anchor) && isCaret(range.head)
    ? { block: range.block, anchor: range.anchor, head: range.head }
    : null
}
const isCaret = (value: Caret | undefined): value is Caret =>
  typeof value === 'object' &&
  value !== null &&
  isCanonicalUuid(value.text) &&
  typeof value.place === 'object' &&
  value.place !== null
