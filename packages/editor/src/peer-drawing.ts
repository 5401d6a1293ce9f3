// How other people are drawn: a caret with a name, a tint over what they have selected. Loaded with the first other person.
import type { Uuid } from '@sheaf/core/ids'
import { type Caret, resolveCaret } from '@sheaf/core/operations/text-place'
import type { Replica } from '@sheaf/sync/replica'
import type { Node } from 'prosemirror-model'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { BlockIndex } from './block-index'
import { isTextType } from './inline'
import type { Peer, PeerDrawing } from './remote-cursors'
import { positionOf } from './selection'

/** A caret at the very edge draws its line over it; its name has all the room. */
const LINE_WIDTH = 4

/** A name that would pass the edge of the text, where it is cut off, goes to the other side of its caret. */
function turnNames(dom: HTMLElement): void {
  const edge = dom.getBoundingClientRect()
  const names = [...dom.querySelectorAll<HTMLElement>('.sheaf-peer-name:not([data-side])')]
  const rects = names.map(name => name.getBoundingClientRect())
  for (const [i, name] of names.entries()) {
    const rect = rects[i] as DOMRect
    const over = Math.max(rect.right - edge.right, edge.left - rect.left)
    name.dataset['side'] = over > LINE_WIDTH ? 'before' : 'after'
  }
}

/** The decorations that show these people in a document. Who is not on this page, or where nothing is shown, is left out. */
export function decorationsOf(replica: Replica, doc: Node, peers: readonly Peer[]): DecorationSet {
  const index = new BlockIndex(doc)
  const decorations = peers.flatMap(peer => {
    const { caret, blocks } = peer.where
    const head = caret && placeOf(replica, index, caret.head)
    if (!caret || head === null) return blocks.flatMap(id => blockOfPeer(index, peer, id))
    const anchor = placeOf(replica, index, caret.anchor) ?? head
    return [...selectionOf(doc, peer, Math.min(anchor, head), Math.max(anchor, head)), caretOf(peer, head)]
  })
  return decorations.length ? DecorationSet.create(doc, decorations) : DecorationSet.empty
}

function placeOf(replica: Replica, index: BlockIndex, caret: Caret): number | null {
  // Only texts of blocks that are here: asking for any other would open an empty one.
  const point = replica.block(caret.text) ? resolveCaret(replica, caret) : null
  return point && positionOf(index, point)
}

function selectionOf(doc: Node, { color }: Peer, from: number, to: number): Decoration[] {
  const found: Decoration[] = []
  if (from === to) return found
  const style = styleOf(color)
  doc.nodesBetween(from, to, (node, pos) => {
    if (!isTextType(node.type)) return true
    found.push(
      Decoration.inline(Math.max(from, pos + 1), Math.min(to, pos + 1 + node.content.size), {
        class: 'sheaf-peer-selection',
        style,
      }),
    )
    return false
  })
  return found
}
/** A block that they have selected as a whole. */
function blockOfPeer(index: BlockIndex, { color }: Peer, id: Uuid): Decoration[] {
  const shown = index.get(id)
  return shown
    ? [
        Decoration.node(shown.pos, shown.pos + shown.node.nodeSize, {
          class: 'sheaf-peer-block',
          style: styleOf(color),
        }),
      ]
    : []
}
const styleOf = (color: string): string => `--peer-color: ${color.replaceAll(/[;{}]/g, '')}`

function caretOf({ userId, name, color }: Peer, pos: number): Decoration {
  const draw = (): HTMLElement => {
    const caret = document.createElement('span')
    caret.className = 'sheaf-peer-caret'
    caret.style.setProperty('--peer-color', color)
    const label = document.createElement('span')
    label.className = 'sheaf-peer-name'
    label.textContent = name
    // Hidden from screen readers: it is not part of the text.
    caret.setAttribute('aria-hidden', 'true')
    // Nor does it say which way the text runs.
    caret.dir = 'auto'
    caret.append(label)
    return caret
  }
  // The position is part of the key: a caret that moved is redrawn, and shows its name again for a moment.
  return Decoration.widget(pos, draw, {
    key: `${userId}:${name}:${color}:${pos}`,
    side: -1,
    ignoreSelection: true,
    stopEvent: () => true,
  })
}

export const peerDrawing: PeerDrawing = { decorationsOf, turnNames }
