// Where the bubbles with the number of comments stand: at the end of the first line of their block, in the margin of the page. Pure
// geometry.
import type { Uuid } from '@sheaf/core/ids'

interface SeenBlock {
  readonly block: Uuid
  /** The middle of its first line. */
  readonly middle: number
}
interface PageEdges {
  readonly left: number
  readonly right: number
  readonly text: { readonly left: number; readonly right: number }
  readonly isRtl: boolean
}
export interface BubblePlace {
  readonly blocks: readonly Uuid[]
  readonly x: number
  readonly y: number
  /** The margin is as narrow as a phone's: the number stands under the sign. */
  readonly isNarrow: boolean
}

const BUBBLE_WIDTH = 40
/** Fits the margin that a page keeps on the narrowest screen. */
export const NARROW_WIDTH = 20
const GAP = 8
/** Nearer than this they would lie over each other: one bubble. */
const SAME_LINE = 22

export function bubblePlaces(seen: readonly SeenBlock[], { left, right, text, isRtl }: PageEdges): BubblePlace[] {
  const room = isRtl ? text.left - left : right - text.right
  const isNarrow = room < BUBBLE_WIDTH + GAP
  // Of the edge that looks at the text.
  const x = isRtl
    ? isNarrow
      ? left + NARROW_WIDTH
      : text.left - GAP
    : isNarrow
      ? right - NARROW_WIDTH
      : text.right + GAP
  const places: { blocks: Uuid[]; y: number }[] = []
  for (const { block, middle } of [...seen].sort((a, b) => a.middle - b.middle)) {
    const last = places.at(-1)
    if (last && middle - last.y < SAME_LINE) last.blocks.push(block)
    else places.push({ blocks: [block], y: middle })
  }
  return places.map(({ blocks, y }) => ({ blocks, x, y, isNarrow }))
}
