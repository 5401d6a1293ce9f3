// The controls of a block by keyboard: from the selected block into them with the arrow that points inwards, among them with Tab, and
// back to the block with Escape. In a text Tab moves blocks, so without this they could not be reached.
import type { Uuid } from '@sheaf/core/ids'
import { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { BlockIndex } from '../block-index'
import type { EditorCore } from '../editor-core'
import { hasText } from '../inline'
import { selectBlocks } from './select-blocks'
import { unitOf } from './units'

/** What a kind draws beside its text and its children. */
const PARTS = '.sheaf-lead, .sheaf-slot, .sheaf-foot, .sheaf-void, .sheaf-frame'
const CONTROLS =
  'a[href], button:not(:disabled), input, textarea, select, video[controls], audio[controls], [tabindex="0"]'

const isInwards = (view: EditorView, key: string): boolean =>
  key === (getComputedStyle(view.dom).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')

/** The box of a block without text. */
export const boxOf = (view: EditorView, id: Uuid): Element | null =>
  view.dom.querySelector(`[data-block-id="${CSS.escape(id)}"] > .sheaf-void`)

/** False: there is nothing to press in it. */
export function enterControls(view: EditorView, id: Uuid): boolean {
  const block = view.dom.querySelector(`[data-block-id="${CSS.escape(id)}"]`)
  const parts = [...(block?.querySelectorAll(PARTS) ?? [])].filter(part => part.closest('[data-block-id]') === block)
  const controls = parts.flatMap(part => [...part.querySelectorAll<HTMLElement>(CONTROLS)])
  const first = controls.find(control => control.checkVisibility())
  first?.focus()
  return first !== undefined
}
/** Into the first text of what is only a frame, such as a table. */
function enterChildren(core: EditorCore, id: Uuid): boolean {
  const shown = new BlockIndex(core.state.doc).get(id)
  if (!shown || shown.node.childCount < 2 || hasText(shown.node)) return false
  const { tr, doc } = core.state
  core.dispatch(tr.setSelection(Selection.near(doc.resolve(shown.pos + 2))).scrollIntoView())
  return true
}
export const goInside = (view: EditorView, core: EditorCore, id: Uuid, key: string): boolean =>
  isInwards(view, key) && (enterControls(view, id) || enterChildren(core, id))

/** Listens for Escape in a control; returns what stops it. On the document, so that what closes on Escape has used it before. */
export function returnFromControls(view: EditorView, core: () => EditorCore): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target } = event
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !(target instanceof HTMLElement))
      return
    if (target === view.dom || target.closest('.sheaf-editor') !== view.dom) return
    const id = target.closest<HTMLElement>('[data-block-id]')?.dataset['blockId'] as Uuid | undefined
    const unit = id ? unitOf(core(), id) : null
    if (unit === null || !selectBlocks(core(), [unit])) return
    event.preventDefault()
    view.focus()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
