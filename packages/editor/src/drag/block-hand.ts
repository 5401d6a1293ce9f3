// Blocks in the hand: dragged by their handle, caught in a box, and the line where something would land. Apart from their door, as
// a page is read and typed on without.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockDoor } from '../block-door'
import { boxSelect } from '../block-selection/box-select'
import type { EditorCore } from '../editor-core'
import { dragBlocks } from './block-drag'
import { dropCursor } from './drop-cursor'
import { firstLine, type LinePlace } from './measure'

export class BlockHand {
  private overlay: HTMLElement | null = null

  constructor(private readonly door: BlockDoor) {}

  line(id: Uuid): LinePlace | null {
    const element = this.door.element(id)
    return element && firstLine(element)
  }
  /** The press of a handle. What is dragged is the selection if the block is part of it. */
  drag(event: PointerEvent, id: Uuid, onEnd: () => void): void {
    const { door, overlay } = this
    if (!overlay || !door.canEdit) return
    const ids = (): readonly Uuid[] => {
      if (!door.isSelected(id)) door.select([id])
      return door.selected
    }
    dragBlocks(event, { core: this.core, root: door.root, overlay }, ids, () => {
      door.focus()
      onEnd()
    })
  }
  /** Boxes from the margin, and lines where something would land. `area` is the paper, `overlay` lies over the text. */
  attach(area: HTMLElement, overlay: HTMLElement): () => void {
    const { door, core } = this
    this.overlay = overlay
    const undo = [
      boxSelect(area, { core, root: door.root, overlay, focus: () => door.focus() }),
      dropCursor(core, door.view, overlay),
    ]
    return () => {
      this.overlay = null
      for (const each of undo) each()
    }
  }
  private readonly core = (): EditorCore => this.door.core
}
