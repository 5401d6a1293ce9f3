// What is on the screen around the window, as boxes. Chunks that are far away are not asked: that would lay them out.

import { isGrid, isLayout } from '@sheaf/core/actions/blocks/layouts'
import type { Uuid } from '@sheaf/core/ids'
import { unitOf } from '../block-selection/units'
import type { EditorCore } from '../editor-core'
import type { Box, DropBlock, DropScene, Lane } from './drop-target'

export const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}
const idOfElement = (element: HTMLElement): Uuid => (element.dataset['blockId'] ?? '') as Uuid

/** What lies below a block, if it is shown. */
function groupBox(block: HTMLElement): Box | null {
  const group = block.querySelector(':scope > .sheaf-group, :scope > .sheaf-inner > .sheaf-group')
  const box = group && boxOf(group)
  return box && box.bottom > box.top ? box : null
}
/** The line or box of a block itself, without what lies below it. */
export function headBox(block: HTMLElement, box = boxOf(block)): Box {
  const below = groupBox(block)
  return below && below.top < box.bottom ? { ...box, bottom: Math.max(box.top, below.top) } : box
}

/** Blocks in chunks that touch the window, a window's height more on either side. */
export function blocksNear(root: HTMLElement): HTMLElement[] {
  const near = [...root.children].filter(piece => {
    const { top, bottom } = piece.getBoundingClientRect()
    return bottom > -innerHeight && top < 2 * innerHeight
  })
  return near.flatMap(piece =>
    piece.matches('.sheaf-chunk')
      ? [...piece.querySelectorAll<HTMLElement>('[data-block-id]')]
      : blocksNear(piece as HTMLElement),
  )
}

/** `gone` are the blocks that are dragged: nothing can be dropped at them. */
export function measureScene(core: EditorCore, root: HTMLElement, gone: readonly Uuid[]): DropScene {
  const { replica } = core
  const { kinds } = replica.options
  const blocks: DropBlock[] = []
  const lanes: Lane[] = []
  const isGone = (id: Uuid): boolean => gone.some(above => replica.view.isAncestorOrSelf(above, id))
  for (const element of blocksNear(root)) {
    const id = idOfElement(element)
    const block = replica.block(id)
    // Blocks of a page shown within this one are none of ours.
    if (!block || block.page_id !== core.pageId || isGone(id)) continue
    const box = boxOf(element)
    if (box.bottom <= box.top && box.right <= box.left) continue
    const parentType = replica.block(block.parent_id)?.type ?? ''
    const isColumn = isLayout(kinds, parentType)
    if (isColumn) lanes.push({ id, box })
    const layout = isLayout(kinds, block.type)
    if (isColumn || (!layout && unitOf(core, id) !== id)) continue
    const traits = kinds.traits(block.type)
    const columnAround = element.parentElement?.closest<HTMLElement>('[data-block-id]')
    blocks.push({
      id,
      parent: block.parent_id === core.pageId ? null : block.parent_id,
      lane: laneOf(core, columnAround),
      box,
      head: layout ? box : headBox(element, box),
      holds:
        traits.holds === 'any' &&
        !traits.page &&
        traits.head !== 'void' &&
        traits.head !== 'code' &&
        !isGrid(kinds, block.type),
      isPage: traits.page,
      isLayout: layout,
    })
  }
  return { blocks, lanes, page: boxOf(root), isRtl: getComputedStyle(root).direction === 'rtl' }
}
function laneOf({ replica }: EditorCore, from: HTMLElement | null | undefined): Uuid | null {
  const { kinds } = replica.options
  for (let at = from; at; at = at.parentElement?.closest<HTMLElement>('[data-block-id]')) {
    const parent = replica.block(idOfElement(at))?.parent_id
    if (parent !== undefined && isLayout(kinds, replica.block(parent)?.type ?? '')) return idOfElement(at)
  }
  return null
}

export interface LinePlace {
  readonly left: number
  readonly right: number
  /** The middle of the first line. */
  readonly middle: number
}
/** Where a handle stands: at the first line of a block. */
export function firstLine(block: HTMLElement): LinePlace {
  const box = boxOf(block)
  const text = block.querySelector<HTMLElement>('.sheaf-body, .sheaf-code')
  const own = text?.closest('[data-block-id]') === block ? text : null
  if (!own) {
    const head = headBox(block, box)
    return { left: box.left, right: box.right, middle: head.top + Math.min(head.bottom - head.top, 36) / 2 }
  }
  const { lineHeight, paddingBlockStart, fontSize } = getComputedStyle(own)
  const height = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.5
  return {
    left: box.left,
    right: box.right,
    middle: own.getBoundingClientRect().top + (Number.parseFloat(paddingBlockStart) || 0) + height / 2,
  }
}

/** The block itself, or the nearest around it that is not folded away; only near the window: asking for others would lay them out. */
export function shownNear(element: HTMLElement | null): HTMLElement | null {
  const chunk = element?.closest('.sheaf-chunk')?.getBoundingClientRect()
  if (!chunk || chunk.bottom < -innerHeight || chunk.top > 2 * innerHeight) return null
  for (let at = element; at; at = at.parentElement?.closest<HTMLElement>('[data-block-id]') ?? null)
    if (at.getBoundingClientRect().height > 0) return at
  return null
}
