// Whole blocks on the screen: what a handle, a menu or a shortcut may do with them. One instance per page editor.
import type { Uuid } from '@sheaf/core/ids'
import type { EditorView } from 'prosemirror-view'
import { BlockIndex } from './block-index'
import { BlockSelection } from './block-selection/block-selection'
import { selectBlocks } from './block-selection/select-blocks'
import { unitOf } from './block-selection/units'
import { type Command, selectedBlocks } from './commands/command'
import type { EditorCore } from './editor-core'

export const elementOf = (root: HTMLElement, id: Uuid): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`)

export class BlockController {
  private readonly listeners = new Set<() => void>()

  constructor(
    readonly view: EditorView,
    readonly core: EditorCore,
    private readonly isEditable: () => boolean,
  ) {}

  /** The editable element. */
  get root(): HTMLElement {
    return this.view.dom
  }
  get canEdit(): boolean {
    return this.isEditable()
  }
  /** Called after every step, including other people's. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  changed(): void {
    for (const listener of this.listeners) listener()
  }
  /** How many blocks are selected as a whole. */
  readonly count = (): number => {
    const { selection } = this.core.state
    return selection instanceof BlockSelection ? selection.ids.length : 0
  }
  /** The blocks that a command would work on. */
  get selected(): readonly Uuid[] {
    return selectedBlocks(this.core)
  }
  isSelected(id: Uuid): boolean {
    const { selection } = this.core.state
    return selection instanceof BlockSelection && selection.has(id)
  }
  select(ids: readonly Uuid[]): boolean {
    return selectBlocks(this.core, ids)
  }
  /** The block whose handle is shown: the first of the selection, or the one with the caret. */
  current(): Uuid | null {
    const { selection } = this.core.state
    const [first] = selection instanceof BlockSelection ? [selection.headId] : this.selected
    return first === undefined ? null : unitOf(this.core, first)
  }
  run(command: Command): boolean {
    return this.canEdit && command(this.core)
  }
  focus(): void {
    this.view.focus()
  }
  holds(target: EventTarget | null): boolean {
    return target instanceof globalThis.Node && this.view.dom.contains(target)
  }

  element(id: Uuid): HTMLElement | null {
    const shown = new BlockIndex(this.view.state.doc).get(id)
    return shown ? (this.view.nodeDOM(shown.pos) as HTMLElement | null) : null
  }
}
