// A box drawn from the margin of a page selects the blocks it touches. Text under the pointer is text's own business: the box
// begins only where there is none.

import { isLayout } from '@sheaf/core/actions/blocks/layouts'
import type { Uuid } from '@sheaf/core/ids'
import { AutoScroll } from '../drag/auto-scroll'
import type { Box } from '../drag/drop-target'
import { blocksNear, boxOf, headBox } from '../drag/measure'
import { pointerDrag } from '../drag/pointer-drag'
import type { EditorCore } from '../editor-core'
import { scrollerOf } from '../views/scroller'
import { selectBlocks } from './select-blocks'
import { unitOf } from './units'

interface BoxPlace {
  readonly core: () => EditorCore
  readonly root: HTMLElement
  readonly overlay: HTMLElement
  /** The keys go to the text from now on. */
  readonly focus: () => void
}

/** What is pressed for its own sake. */
const CONTROLS =
  'a, button, input, textarea, select, label, h1, [role], .sheaf-body, .sheaf-code, .sheaf-void, .sheaf-frame'

/** `area` is all of the paper around the text. Returns what takes it away again. */
export function boxSelect(area: HTMLElement, place: BoxPlace): () => void {
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || event.pointerType !== 'mouse' || !isMargin(area, place.root, event)) return
    let box: SelectionBox | null = null
    pointerDrag(event, {
      start: () => {
        box = new SelectionBox(place, event)
        return true
      },
      move: moved => box?.move(moved),
      end: () => box?.end(),
    })
  }
  area.addEventListener('pointerdown', onDown)
  return () => area.removeEventListener('pointerdown', onDown)
}

function isMargin(area: HTMLElement, root: HTMLElement, event: PointerEvent): boolean {
  const target = event.target as Element
  const control = target.closest(CONTROLS)
  // The editable element itself has a role, and so may what lies around the paper.
  if (control && control !== root && area.contains(control) && control !== area) return false
  // On the bar that scrolls.
  return event.clientX < area.getBoundingClientRect().left + area.clientWidth
}

class SelectionBox {
  private readonly frame = document.createElement('div')
  private readonly scroll: AutoScroll
  private readonly scroller: HTMLElement
  /** Where it began, in the page as it scrolls. */
  private readonly from: { readonly x: number; readonly y: number }
  private at: { readonly x: number; readonly y: number }
  private shown = ''

  constructor(
    private readonly place: BoxPlace,
    down: PointerEvent,
  ) {
    this.scroller = scrollerOf(place.root)
    this.at = { x: down.clientX, y: down.clientY }
    this.from = { x: down.clientX, y: down.clientY + this.scroller.scrollTop }
    this.frame.className = 'sheaf-selection-box'
    place.overlay.append(this.frame)
    getSelection()?.removeAllRanges()
    document.documentElement.classList.add('sheaf-is-boxing')
    this.scroll = new AutoScroll(this.scroller, () => this.show())
  }
  move(event: PointerEvent): void {
    this.at = { x: event.clientX, y: event.clientY }
    this.scroll.at(event.clientY)
    this.show()
  }
  end(): void {
    this.scroll.stop()
    this.frame.remove()
    document.documentElement.classList.remove('sheaf-is-boxing')
    if (this.shown !== '') this.place.focus()
  }
  private show(): void {
    const fromY = this.from.y - this.scroller.scrollTop
    const box: Box = {
      left: Math.min(this.from.x, this.at.x),
      right: Math.max(this.from.x, this.at.x),
      top: Math.min(fromY, this.at.y),
      bottom: Math.max(fromY, this.at.y),
    }
    const origin = this.place.overlay.getBoundingClientRect()
    this.frame.style.setProperty('left', `${box.left - origin.left}px`)
    this.frame.style.setProperty('top', `${box.top - origin.top}px`)
    this.frame.style.setProperty('width', `${box.right - box.left}px`)
    this.frame.style.setProperty('height', `${box.bottom - box.top}px`)
    this.select(blocksInBox(this.place.core(), this.place.root, box))
  }
  private select(ids: readonly Uuid[]): void {
    const key = ids.join()
    if (key === this.shown || ids.length === 0) return
    this.shown = key
    selectBlocks(this.place.core(), ids)
  }
}

function blocksInBox(core: EditorCore, root: HTMLElement, box: Box): readonly Uuid[] {
  const { replica } = core
  const { kinds } = replica.options
  const found = new Set<Uuid>()
  for (const element of blocksNear(root)) {
    const id = element.dataset['blockId'] as Uuid
    const block = replica.block(id)
    if (!block || block.page_id !== core.pageId || isLayout(kinds, block.type)) continue
    const unit = unitOf(core, id)
    if (unit !== null && meet(unit === id ? headBox(element) : boxOf(element), box)) found.add(unit)
  }
  return [...found]
}
const meet = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
