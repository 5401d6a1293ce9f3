// Dragging a page in the sidebar. A line or a marked row shows where it would go; where it may not go, nothing does. Folded pages and
// sections open when the pointer rests on them, the list scrolls at its edges, Escape calls it off.
import { AutoScroll } from '@sheaf/editor/drag/auto-scroll'
import { pointerDrag } from '@sheaf/editor/drag/pointer-drag'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { pageTitle } from '../../data/page-title'
import type { SpaceSession } from '../../data/space-session'
import { type Drop, type DropMark, dropPlace } from './drop-place'
import styles from './tree-drag.module.css'
import { dropPage, targetOf } from './tree-moves'
import { rowKey, type SectionId, type TreeRow, type TreeSection } from './tree-shape'

export interface DragWorld {
  readonly session: SpaceSession
  readonly toasts: Toasts
  readonly sections: () => readonly TreeSection[]
  /** Unfolds a page by its key, or a section. */
  readonly unfold: (what: { readonly page: string } | { readonly section: SectionId }) => void
}

const REST_MS = 700
/** How far a level is indented, and where the first begins: as the rows are. */
const LEVEL_PX = 16
const FIRST_LEVEL_PX = 22

interface Held {
  readonly drop: Drop
  readonly unfolds: Parameters<DragWorld['unfold']>[0] | null
}

export function beginDrag(down: PointerEvent, row: TreeRow, world: DragWorld): void {
  const scroller = (down.target as Element).closest<HTMLElement>('[data-scroller]')
  if (!scroller) return
  const { session } = world
  let ghost: HTMLElement | null = null
  let mark: HTMLElement | null = null
  let held: Held | null = null
  let resting: { key: string; timer?: ReturnType<typeof setTimeout> } = { key: '' }
  let last = down
  const scroll = new AutoScroll(scroller, () => follow(last))

  const rest = (unfolds: Held['unfolds']): void => {
    const key = JSON.stringify(unfolds)
    if (key === resting.key) return
    clearTimeout(resting.timer)
    resting = { key, timer: setTimeout(() => unfolds && world.unfold(unfolds), REST_MS) }
  }
  const follow = (event: PointerEvent): void => {
    last = event
    const found = placeUnder(scroller, event, world.sections())
    const isPossible = found !== null && targetOf(session, row.id, found.drop) !== null
    held = isPossible ? found : null
    if (mark && isPossible) drawMark(mark, found.box)
    if (mark) mark.hidden = !isPossible
    rest(found?.unfolds ?? null)
    if (ghost) ghost.style.translate = `${event.clientX + 12}px ${event.clientY + 8}px`
  }

  pointerDrag(down, {
    start: () => {
      ghost = make(styles.ghost, pageTitle(session.replica.block(row.id)))
      mark = make(styles.mark)
      return true
    },
    move: event => {
      follow(event)
      scroll.at(event.clientY)
    },
    end: isDropped => {
      scroll.stop()
      clearTimeout(resting.timer)
      ghost?.remove()
      mark?.remove()
      if (!isDropped || !held) return
      const { drop, unfolds } = held
      if (dropPage(session, world.toasts, row.id, drop) && unfolds && drop.beside === null) world.unfold(unfolds)
    },
  })
}

function make(className: string | undefined, text = ''): HTMLElement {
  const element = document.createElement('div')
  element.className = className ?? ''
  element.textContent = text
  element.setAttribute('aria-hidden', 'true')
  document.body.append(element)
  return element
}

interface Box {
  readonly kind: DropMark['kind']
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
function drawMark(mark: HTMLElement, { kind, left, top, width, height }: Box): void {
  mark.dataset['kind'] = kind
  Object.assign(mark.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
}

/** What is under the pointer: a section's head, or a height of its tree. */
function placeUnder(
  scroller: HTMLElement,
  { clientX, clientY }: PointerEvent,
  sections: readonly TreeSection[],
): (Held & { readonly box: Box }) | null {
  const around = scroller.getBoundingClientRect()
  if (clientX < around.left || clientX > around.right || clientY < around.top || clientY > around.bottom) return null
  for (const element of scroller.querySelectorAll<HTMLElement>('[data-section]')) {
    const box = element.getBoundingClientRect()
    const section = sections.find(({ id }) => id === element.dataset['section'])
    if (!section || clientY < box.top || clientY > box.bottom) continue
    const tree = element.querySelector('[data-tree]')?.getBoundingClientRect()
    if (!tree || clientY < tree.top - 4) {
      const { left, width } = box
      const height = (tree?.top ?? box.bottom) - box.top
      return {
        drop: { where: { list: section.id }, beside: null },
        unfolds: section.isFolded ? { section: section.id } : null,
        box: { kind: 'into', left, width, top: box.top, height },
      }
    }
    return inTree(section, tree, clientX, clientY)
  }
  return null
}

function inTree(section: TreeSection, tree: DOMRect, x: number, y: number): Held & { readonly box: Box } {
  const linePx = tree.height / section.lines
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const fromStart = isRightToLeft ? tree.right - x : x - tree.left
  const level = 1 + Math.max(0, Math.floor((fromStart - FIRST_LEVEL_PX) / LEVEL_PX))
  const { drop, mark } = dropPlace(section, (y - tree.top) / linePx, level)
  const top = tree.top + mark.line * linePx
  if (mark.kind === 'into') {
    const row = section.rows.find(({ line }) => line === mark.line)
    return {
      drop,
      unfolds: row && !row.isExpanded ? { page: rowKey(section.id, row.id) } : null,
      box: { kind: 'into', left: tree.left, width: tree.width, top, height: linePx },
    }
  }
  const indent = (mark.level - 1) * LEVEL_PX + FIRST_LEVEL_PX
  const width = tree.width - indent
  const left = isRightToLeft ? tree.left : tree.left + indent
  return { drop, unfolds: null, box: { kind: 'gap', left, width, top: top - 1.5, height: 2 } }
}
