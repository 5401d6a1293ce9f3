// What an id tells about itself (client-platform.md 5.2): how it was made, and whether it is reserved.
import type { Uuid } from './ids'

type IdKind = 'v4' | 'v0' | 'v1' | 'v1d' | 'other'

/** v0, v1 and v1d have version nibble 8; the nibble after it is 0 to 3, where 2 and 3 mark v1d. */
const ownKind = /^.{8}-.{4}-8([0-3])/
const random = /^.{8}-.{4}-4.{3}-[89ab]/

/** The code embedded at the start of the last group; 0003 is that of an id made in the v1 form. */
const V1_CODE = '0003'
/** Ids made since the v1 form lead with a larger prefix than this; fff leads only reserved ids. */
const LAST_V0_PREFIX = 0x464

export function kindOfId(id: Uuid): IdKind {
  if (random.test(id)) return 'v4'
  const mark = ownKind.exec(id)?.[1]
  if (mark === undefined) return 'other'
  if (mark === '2' || mark === '3') return 'v1d'
  const prefix = id.slice(0, 3)
  const isV1 = id.slice(24, 28) === V1_CODE || (Number.parseInt(prefix, 16) > LAST_V0_PREFIX && prefix !== 'fff')
  return isV1 ? 'v1' : 'v0'
}

/** The first 31 hex digits of the SHA-256 of "sheaf"; a last digit 0 to 9 or a makes one of eleven reserved ids. */
const SENTINEL_STEM = 'fc7acb02-9f3b-bf53-b7f5-f88493ff6b4'
const sentinelDigits = '0123456789a'

/** A reserved id, for what exists in every installation (system users, the automation bot). */
export function sentinelId(digit: number): Uuid {
  const last = sentinelDigits[digit]
  if (last === undefined) throw new Error(`A sentinel id has a digit from 0 to 10, got ${digit}`)
  return `${SENTINEL_STEM}${last}` as Uuid
}

export const allOnesId = 'ffffffff-ffff-ffff-ffff-ffffffffffff' as Uuid

/** Reserved ids are never given to a record that a person makes. */
export const isSentinelId = (id: Uuid): boolean =>
  id === allOnesId || (id.startsWith(SENTINEL_STEM) && sentinelDigits.includes(id.slice(-1)))
