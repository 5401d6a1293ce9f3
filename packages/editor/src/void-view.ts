// The box of a block without flowing text. A type that this build cannot show is named, and kept as it is.
import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView } from 'prosemirror-view'
import { blockType } from './schema'

export class VoidView implements NodeView {
  readonly dom: HTMLElement

  constructor(_node: Node, view: EditorView, getPos: () => number | undefined, label: (type: string) => string) {
    this.dom = document.createElement('div')
    this.dom.className = 'sheaf-void'
    this.dom.contentEditable = 'false'
    const pos = getPos()
    const block = pos === undefined ? null : view.state.doc.resolve(pos).parent
    this.dom.textContent = label(block?.type === blockType ? String(block.attrs['type']) : '')
  }
  ignoreMutation(): boolean {
    return true
  }
}
