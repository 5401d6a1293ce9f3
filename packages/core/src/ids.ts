// Ids in every accepted form. `Uuid` promises the canonical spelling (lowercase, dashed): everything kept, compared or used as
// a key is canonical, and the other forms exist only where an id comes in (`parseUuid`).
import { hexOf, sha256Hex } from './hash'

declare const brand: unique symbol
/** A UUID in its canonical form: lowercase, with dashes. */
export type Uuid = string & { readonly [brand]: 'uuid' }

const dashed = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const anyDashed = new RegExp(dashed.source, 'i')
const undashed = /^[0-9a-f]{32}$/

/** Lowercase with dashes: the only form that is stored and compared. */
export const isCanonicalUuid = (value: unknown): value is Uuid => typeof value === 'string' && dashed.test(value)

/** Any accepted form: 36 characters with dashes in any letter case, or 32 lowercase hex characters. See `parseUuid`. */
export const isUuid = (value: unknown): value is Uuid =>
  typeof value === 'string' && (anyDashed.test(value) || undashed.test(value))

/** The canonical form of an accepted id, else null. */
export function parseUuid(text: unknown): Uuid | null {
  if (typeof text !== 'string') return null
  if (anyDashed.test(text)) return text.toLowerCase() as Uuid
  return undashed.test(text) ? dashedUuid(text) : null
}

/** The canonical form of an id known to be one; throws on anything else. For constants and tests. */
export function uuid(text: string): Uuid {
  const id = parseUuid(text)
  if (!id) throw new Error(`Not a uuid: ${JSON.stringify(text)}`)
  return id
}

export const withoutDashes = (id: Uuid): string => id.replaceAll('-', '')

/** The id at the end of a URL segment ("My-page-<32 hex>"): a dashed id alone, else the last 32 characters, lowered. */
export function idFromUrlSegment(segment: string): Uuid | null {
  if (anyDashed.test(segment)) return parseUuid(segment)
  return parseUuid(segment.slice(-32).toLowerCase())
}

/** A version 4 id from 16 random bytes that the caller brings. */
export function uuidFromBytes(bytes: Uint8Array): Uuid {
  if (bytes.length < 16) throw new Error(`A uuid needs 16 bytes, got ${bytes.length}`)
  return stampedUuid(hexOf(bytes.subarray(0, 16)), '4')
}

export const recordKeyId = (spaceId: Uuid, parentTable: string, parentId: Uuid): Uuid =>
  deterministicUuid([spaceId, 'space', spaceId, parentTable, parentId])

/** One membership per person and space: inviting twice at once cannot make two. */
export const membershipId = (spaceId: Uuid, userId: Uuid): Uuid => deterministicUuid(['space_user', spaceId, userId])
let lastView: { readonly spaceId: Uuid; readonly userId: Uuid; readonly id: Uuid } | undefined
/** One sidebar per person and space. Asked for by everything a window draws, and always for the same two: the last one is kept. */
export function spaceViewId(spaceId: Uuid, userId: Uuid): Uuid {
  if (lastView?.spaceId !== spaceId || lastView.userId !== userId)
    lastView = { spaceId, userId, id: deterministicUuid(['space_view', spaceId, userId]) }
  return lastView.id
}

/**
 * The same parts give the same id everywhere; other parts, or the same text cut differently, give another. The version nibble is
 * 5 (named), so that a derived id is never taken for a random one (4) or for one of the product's own kinds (8).
 */
export const deterministicUuid = (parts: readonly string[]): Uuid => stampedUuid(sha256Hex(JSON.stringify(parts)), '5')

/** An id from 32 hex digits, with its version and the standard variant put in. */
function stampedUuid(hex: string, version: '4' | '5'): Uuid {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return dashedUuid(hex.slice(0, 12) + version + hex.slice(13, 16) + variant + hex.slice(17, 32))
}

/** 32 lowercase hex digits in the canonical form. */
const dashedUuid = (hex: string): Uuid =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}` as Uuid
