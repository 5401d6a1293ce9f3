// Blocks under the pointer: dragging by the handle, selecting with a box, and the line where something would be dropped. Apart from
// the block controller, since reading and typing work without it.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockController } from '../block-controller'
import { boxSelect } from '../block-selection/box-select'
import type { EditorCore } from '../editor-core'
import { dragBlocks } from './block-drag'
import { dropCursor } from './drop-cursor'
import { firstLine, type LinePlace } from './measure'

export class BlockPointer {
  private overlay: HTMLElement | null = null

  constructor(private readonly blocks: BlockController) {}

  line(id: Uuid): LinePlace | null {
    const element = this.blocks.element(id)
    return element && firstLine(element)
  }
  /** A press on a handle. It drags the selection if the block is part of it, else the block. */
  drag(event: PointerEvent, id: Uuid, onEnd: () => void): void {
    const { blocks, overlay } = this
    if (!overlay || !blocks.canEdit) return
    const ids = (): readonly Uuid[] => {
      if (!blocks.isSelected(id)) blocks.select([id])
      return blocks.selected
    }
    dragBlocks(event, { core: this.core, root: blocks.root, overlay }, ids, () => {
      blocks.focus()
      onEnd()
    })
  }
  /** Starts box selection and drop lines. `area` takes the pointer events, `overlay` lies over the text. */
  attach(area: HTMLElement, overlay: HTMLElement): () => void {
    const { blocks, core } = this
    this.overlay = overlay
    const undo = [
      boxSelect(area, { core, root: blocks.root, overlay, focus: () => blocks.focus() }),
      dropCursor(core, blocks.view, overlay),
    ]
    return () => {
      this.overlay = null
      for (const each of undo) each()
    }
  }
  private readonly core = (): EditorCore => this.blocks.core
}
