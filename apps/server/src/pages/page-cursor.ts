// Which blocks of a page a piece of it holds. The first piece is asked for without a cursor; its cursors stand for the rest, so that the
// client may ask for them side by side.
import type { PageCursor } from '@sheaf/core/api/page/load-cached-page-chunk-v2'
import { SheafError } from '@sheaf/core/errors'
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'

/** Pieces after the first: large enough that ten thousand blocks take one round of calls. */
const FURTHER_CHUNK_BLOCKS = 2048

export interface PagePart {
  /** The block before the piece, to find the place again when the page has changed meanwhile. */
  readonly after: Uuid | null
  readonly from: number
  readonly count: number
}

/** Null: the first piece. */
export function partOf(cursor: PageCursor): PagePart | null {
  const [given] = cursor.stack
  if (given === undefined) return null
  const { after, from, count } = given as Partial<Record<keyof PagePart, unknown>>
  if ((after !== null && !isCanonicalUuid(after)) || !isCount(from) || !isCount(count) || count > FURTHER_CHUNK_BLOCKS)
    throw new SheafError('ValidationError', {
      debugMessage: 'loadCachedPageChunkV2 failed validation: cursor.stack should be a cursor of an earlier answer.',
    })
  return { after, from, count }
}
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

export function placeOf(part: PagePart | null, order: readonly Uuid[]): { from: number; to: number } {
  if (!part) return { from: 0, to: Math.min(order.length, limits.pageChunkBlocks) }
  const found = part.after === null ? -1 : order.indexOf(part.after)
  const from = found >= 0 ? found + 1 : Math.max(0, part.from - 1)
  // One more than asked for: where the page has grown meanwhile, neighbouring pieces overlap instead of leaving a hole.
  return { from, to: Math.min(order.length, from + part.count + Math.max(0, part.from - from)) }
}

export function cursorsFrom(from: number, order: readonly Uuid[]): PageCursor[] {
  const cursors: PageCursor[] = []
  for (let at = from; at < order.length; at += FURTHER_CHUNK_BLOCKS)
    cursors.push({
      stack: [{ after: order[at - 1] ?? null, from: at, count: Math.min(FURTHER_CHUNK_BLOCKS, order.length - at) }],
    })
  return cursors
}
