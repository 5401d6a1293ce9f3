// Dragging blocks by their handle: a faint copy under the pointer, a line where they would land, and the drop.
import type { Uuid } from '@sheaf/core/ids'
import { elementOf } from '../block-controller'
import type { EditorCore } from '../editor-core'
import { scrollerOf } from '../views/scroller'
import { AutoScroll } from './auto-scroll'
import { dropBlocks } from './drop-blocks'
import { type DropScene, type DropTarget, dropTarget } from './drop-target'
import { measureScene } from './measure'
import { pointerDrag } from './pointer-drag'

interface DragPlace {
  readonly core: () => EditorCore
  /** The editable element of the page. */
  readonly root: HTMLElement
  /** Outside of all chunks, over the text; lines are drawn in it. */
  readonly overlay: HTMLElement
}

/** To be called on the press of a handle. `ids` are asked for when the drag begins. */
export function dragBlocks(down: PointerEvent, place: DragPlace, ids: () => readonly Uuid[], onEnd: () => void): void {
  let drag: BlockDrag | null = null
  pointerDrag(down, {
    start: event => {
      const going = ids()
      if (going.length === 0) return false
      drag = new BlockDrag(place, going, down)
      drag.move(event)
      return true
    },
    move: event => drag?.move(event),
    end: isDropped => {
      drag?.end(isDropped)
      onEnd()
    },
  })
}

class BlockDrag {
  private readonly line = document.createElement('div')
  private readonly ghost: HTMLElement
  private readonly scroll: AutoScroll
  private readonly grabbed: readonly HTMLElement[]
  private readonly offset: number
  private scene: DropScene
  private target: DropTarget | null = null
  private last: { readonly clientX: number; readonly clientY: number }

  constructor(
    private readonly place: DragPlace,
    private readonly ids: readonly Uuid[],
    down: PointerEvent,
  ) {
    this.last = down
    this.line.className = 'sheaf-drop-line'
    this.line.hidden = true
    place.overlay.append(this.line)
    this.grabbed = ids.flatMap(id => elementOf(place.root, id) ?? [])
    for (const element of this.grabbed) element.classList.add('sheaf-dragged')
    const box = this.grabbed[0]?.getBoundingClientRect()
    this.ghost = drawGhost(this.grabbed)
    this.scene = measureScene(place.core(), place.root, ids)
    this.offset = (this.scene.isRtl ? box?.right : box?.left) ?? down.clientX
    this.offset -= down.clientX
    this.scroll = new AutoScroll(scrollerOf(place.root), () => {
      this.scene = measureScene(place.core(), place.root, ids)
      this.show()
    })
  }
  move(event: PointerEvent): void {
    this.last = event
    this.scroll.at(event.clientY)
    this.show()
  }
  private show(): void {
    const { clientX: x, clientY: y } = this.last
    this.ghost.style.setProperty('transform', `translate(${x + 12}px, ${y + 8}px)`)
    this.target = dropTarget(this.scene, { x, y, start: x + this.offset })
    drawLine(this.line, this.place.overlay, this.target)
  }
  end(isDropped: boolean): void {
    this.scroll.stop()
    this.line.remove()
    this.ghost.remove()
    for (const element of this.grabbed) element.classList.remove('sheaf-dragged')
    // Others may have taken the blocks away meanwhile.
    const { replica } = this.place.core()
    const left = this.ids.filter(id => replica.block(id)?.alive)
    if (isDropped && this.target) dropBlocks(left, this.target)(this.place.core())
  }
}

export function drawLine(
  line: HTMLElement,
  overlay: HTMLElement,
  target: Pick<DropTarget, 'kind' | 'line'> | null,
): void {
  line.hidden = target === null
  if (!target) return
  const origin = overlay.getBoundingClientRect()
  const { left, top, right, bottom } = target.line
  line.dataset['kind'] = target.kind
  line.style.setProperty('left', `${left - origin.left}px`)
  line.style.setProperty('top', `${top - origin.top}px`)
  line.style.setProperty('width', `${right - left}px`)
  line.style.setProperty('height', `${bottom - top}px`)
}

/** At most a few blocks, as they look, without anything that answers. */
const MOST_SHOWN = 4
function drawGhost(elements: readonly HTMLElement[]): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'sheaf-editor sheaf-drag-ghost'
  ghost.inert = true
  ghost.setAttribute('aria-hidden', 'true')
  const width = elements[0]?.getBoundingClientRect().width ?? 0
  ghost.style.setProperty('inline-size', `${width}px`)
  for (const element of elements.slice(0, MOST_SHOWN)) {
    const copy = element.cloneNode(true) as HTMLElement
    for (const named of [copy, ...copy.querySelectorAll('[id], [data-block-id]')]) {
      named.removeAttribute('id')
      named.removeAttribute('data-block-id')
    }
    copy.classList.remove('sheaf-selected', 'sheaf-dragged')
    ghost.append(copy)
  }
  document.body.append(ghost)
  return ghost
}
