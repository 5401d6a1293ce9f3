// Shows where files and text from elsewhere would land: a caret in the text for text, a line between blocks for files.
import type { EditorView } from 'prosemirror-view'
import type { EditorCore } from '../editor-core'
import { drawLine } from './block-drag'
import { dropTarget } from './drop-target'
import { measureScene } from './measure'

/** Returns what takes it away again. */
export function dropCursor(core: () => EditorCore, view: EditorView, overlay: HTMLElement): () => void {
  const line = document.createElement('div')
  line.className = 'sheaf-drop-line'
  line.hidden = true
  overlay.append(line)
  const hide = (): void => {
    line.hidden = true
  }
  const over = (event: DragEvent): void => {
    if (!view.editable || !event.dataTransfer) return hide()
    const { clientX: x, clientY: y } = event
    if (event.dataTransfer.types.includes('Files')) {
      const { left, right } = view.dom.getBoundingClientRect()
      const start = getComputedStyle(view.dom).direction === 'rtl' ? right : left
      return drawLine(
        line,
        overlay,
        dropTarget(measureScene(core(), view.dom, []), { x: (left + right) / 2, y, start }),
      )
    }
    const found = view.posAtCoords({ left: x, top: y })
    if (!found) return hide()
    const { left, top, bottom } = view.coordsAtPos(found.pos)
    drawLine(line, overlay, { kind: 'between', line: { left: left - 1, right: left + 1, top, bottom } })
  }
  const leave = (event: DragEvent): void => {
    if (!view.dom.contains(event.relatedTarget as globalThis.Node | null)) hide()
  }
  view.dom.addEventListener('dragover', over)
  view.dom.addEventListener('dragleave', leave)
  view.dom.addEventListener('drop', hide)
  addEventListener('dragend', hide)
  return () => {
    view.dom.removeEventListener('dragover', over)
    view.dom.removeEventListener('dragleave', leave)
    view.dom.removeEventListener('drop', hide)
    removeEventListener('dragend', hide)
    line.remove()
  }
}
