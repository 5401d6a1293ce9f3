// Where faces stand: beside the line of their block, in the margin of the page. Pure geometry.
import type { Uuid } from '@sheaf/core/ids'

export interface Seen {
  readonly userId: Uuid
  /** The middle of the first line of the block where they are. */
  readonly middle: number
}
/** From the left edge of what can be seen; `text` is where the text begins and ends. */
export interface Margins {
  readonly left: number
  readonly right: number
  readonly text: { readonly left: number; readonly right: number }
  readonly isRtl: boolean
}
export interface FaceGroup {
  readonly userIds: readonly Uuid[]
  /** Of the edge that looks at the text. */
  readonly x: number
  readonly y: number
  readonly side: 'left' | 'right'
}

const FACE = 20
const GAP = 2
/** The handle of a block stands between the text and the faces. */
const HANDLE = 48

/** Nearer than this the faces would lie over each other: one group. */
const SAME_LINE = FACE

export function facePlaces(seen: readonly Seen[], margins: Margins): FaceGroup[] {
  const groups: { userIds: Uuid[]; y: number }[] = []
  for (const { userId, middle } of [...seen].sort((a, b) => a.middle - b.middle)) {
    const last = groups.at(-1)
    if (!last || middle - last.y >= SAME_LINE) groups.push({ userIds: [userId], y: middle })
    else if (!last.userIds.includes(userId)) last.userIds.push(userId)
  }
  const { side, x } = edgeFor(margins)
  return groups.map(({ userIds, y }) => ({ userIds: userIds.sort(), x, y, side }))
}

/** Before the text, outside of the handle; in a narrow margin behind the text, where no handle comes. */
function edgeFor({ left, right, text, isRtl }: Margins): Pick<FaceGroup, 'x' | 'side'> {
  const room = FACE + GAP
  if (isRtl)
    return right - text.right >= HANDLE + room
      ? { side: 'right', x: text.right + HANDLE }
      : { side: 'left', x: text.left - GAP }
  return text.left - left >= HANDLE + room
    ? { side: 'left', x: text.left - HANDLE }
    : { side: 'right', x: text.right + GAP }
}
