// Where dragged blocks would land, from what is on the screen and where the pointer is. Pure geometry: no DOM, no records.
import type { Uuid } from '@sheaf/core/ids'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** A block on the screen that something can be dropped at. In reading order. */
export interface DropBlock {
  readonly id: Uuid
  /** Null on the page itself. */
  readonly parent: Uuid | null
  /** The column it lies in, at any depth. Null outside columns. */
  readonly lane: Uuid | null
  /** The whole of it, and its own line or box without what lies below it. */
  readonly box: Box
  readonly head: Box
  /** Blocks can be put below it. */
  readonly holds: boolean
  /** What is dropped onto its middle goes into it. */
  readonly isPage: boolean
  /** Nothing beside it: it is made of columns itself. */
  readonly isLayout: boolean
}
/** A column: a lane of its own for what is dropped. */
export interface Lane {
  readonly id: Uuid
  readonly box: Box
}
interface Pointing {
  readonly x: number
  readonly y: number
  /** Where the start edge of what is dragged would be; its depth follows from it. */
  readonly start: number
}
export interface DropScene {
  readonly blocks: readonly DropBlock[]
  readonly lanes: readonly Lane[]
  /** The text of the page. */
  readonly page: Box
  readonly isRtl: boolean
}

export type DropTarget =
  /** Among the children of `parent` (null: the page): behind `after`, else before `before`, else as the last. */
  | {
      readonly kind: 'between'
      readonly parent: Uuid | null
      readonly after: Uuid | null
      readonly before: Uuid | null
      readonly line: Box
    }
  | { readonly kind: 'beside'; readonly of: Uuid; readonly side: 'start' | 'end'; readonly line: Box }
  | { readonly kind: 'into'; readonly page: Uuid; readonly line: Box }

const INDENT = 24
/** How far into its end edge, and how far before its start edge, a block is dropped beside. */
const END_EDGE = 32
const START_EDGE = 40
const LINE = 3

export function dropTarget(scene: DropScene, at: Pointing): DropTarget | null {
  if (scene.isRtl) return mirrored(scene, at)
  const lane = laneAt(scene.lanes, at)
  const rows = scene.blocks.filter(block => block.lane === (lane?.id ?? null))
  const ground = lane?.box ?? scene.page
  const row = nearest(rows, at.y)
  if (!row) return null
  const byId = new Map(rows.map(block => [block.id, block]))
  if (row.isPage && isInMiddle(row.head, at.y)) return { kind: 'into', page: row.id, line: row.head }
  return beside(row, byId, ground, at) ?? between(rows, row, byId, ground, at)
}

/** Columns next to one another share the gap between them; above and below them the page goes on. */
function laneAt(lanes: readonly Lane[], { x, y }: Pointing): Lane | null {
  const level = lanes.filter(({ box }) => y >= box.top && y <= box.bottom)
  let best: Lane | null = null
  for (const lane of level)
    if (!best || distance(x, lane.box.left, lane.box.right) < distance(x, best.box.left, best.box.right)) best = lane
  return best
}
const distance = (value: number, from: number, to: number): number => Math.max(from - value, 0, value - to)

function nearest(rows: readonly DropBlock[], y: number): DropBlock | null {
  let best: DropBlock | null = null
  for (const row of rows)
    if (!best || distance(y, row.head.top, row.head.bottom) < distance(y, best.head.top, best.head.bottom)) best = row
  return best
}
const isInMiddle = ({ top, bottom }: Box, y: number): boolean => {
  const quarter = (bottom - top) / 4
  return y > top + quarter && y < bottom - quarter
}

function beside(
  row: DropBlock,
  byId: ReadonlyMap<Uuid, DropBlock>,
  ground: Box,
  { x, y, start }: Pointing,
): DropTarget | null {
  const side = x > ground.right - END_EDGE ? 'end' : start < ground.left - START_EDGE ? 'start' : null
  const top = [...upwards(row, byId)].at(-1) ?? row
  if (!side || top.isLayout || y < top.box.top || y > top.box.bottom) return null
  // Beside a block in a column is beside the column.
  const box = top.lane === null ? top.box : ground
  const edge = side === 'end' ? ground.right + LINE : ground.left - 2 * LINE
  return {
    kind: 'beside',
    of: top.id,
    side,
    line: { left: edge, right: edge + LINE, top: box.top, bottom: box.bottom },
  }
}

function between(
  rows: readonly DropBlock[],
  row: DropBlock,
  byId: ReadonlyMap<Uuid, DropBlock>,
  ground: Box,
  { y, start }: Pointing,
): DropTarget {
  const isAbove = y < (row.head.top + row.head.bottom) / 2
  const index = rows.indexOf(row) + (isAbove ? 0 : 1)
  const up = rows[index - 1]
  const down = rows[index]
  const right = ground.right
  if (!up) {
    const line = lineAt(ground.left, right, down?.head.top ?? ground.top)
    return { kind: 'between', parent: down?.parent ?? null, after: null, before: down?.id ?? null, line }
  }
  // From the deepest place, below the block above, out to the depth of the block that follows.
  const chain = [...upwards(up, byId)]
  const isFirstChild = down?.parent === up.id
  const places: { readonly left: number; readonly target: Omit<Extract<DropTarget, { kind: 'between' }>, 'line'> }[] =
    []
  // Only at its indent: pointing at its text means the position after it.
  if (up.holds && (isFirstChild || isAtIndent(up, start)))
    places.push({
      left: up.box.left + INDENT,
      target: { kind: 'between', parent: up.id, after: null, before: isFirstChild && down ? down.id : null },
    })
  if (!isFirstChild || !up.holds)
    for (const above of chain) {
      places.push({
        left: above.box.left,
        target: { kind: 'between', parent: above.parent, after: above.id, before: null },
      })
      if (down && above.parent === down.parent) break
    }
  let best = places[0] as (typeof places)[number]
  for (const place of places) if (Math.abs(place.left - start) < Math.abs(best.left - start)) best = place
  return { ...best.target, line: lineAt(best.left, right, isAbove && down ? down.head.top : bottomOf(up)) }
}
const isAtIndent = ({ box }: DropBlock, start: number): boolean =>
  start > box.left + INDENT / 2 && start <= box.left + 2 * INDENT
const bottomOf = (block: DropBlock): number => (block.isLayout ? block.box.bottom : block.head.bottom)
const lineAt = (left: number, right: number, y: number): Box => ({
  left,
  right,
  top: y - LINE / 2,
  bottom: y + LINE / 2,
})

/** The block and what it lies below within its lane, nearest first. */
function* upwards(block: DropBlock, byId: ReadonlyMap<Uuid, DropBlock>): Iterable<DropBlock> {
  for (let at: DropBlock | undefined = block; at; at = at.parent === null ? undefined : byId.get(at.parent)) yield at
}

/** Right to left is left to right in a mirror. */
function mirrored(scene: DropScene, at: Pointing): DropTarget | null {
  const flip = ({ left, right, top, bottom }: Box): Box => ({ left: -right, right: -left, top, bottom })
  const target = dropTarget(
    {
      blocks: scene.blocks.map(block => ({ ...block, box: flip(block.box), head: flip(block.head) })),
      lanes: scene.lanes.map(lane => ({ ...lane, box: flip(lane.box) })),
      page: flip(scene.page),
      isRtl: false,
    },
    { x: -at.x, y: at.y, start: -at.start },
  )
  return target && { ...target, line: flip(target.line) }
}
