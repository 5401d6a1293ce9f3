// Copy, cut, paste and drop. Out goes what is selected in every format; in comes the best that there is, read in a document that
// loads and runs nothing.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockPoint } from '@sheaf/sync/text-place'
import { DOMSerializer } from 'prosemirror-model'
import { Plugin, Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { caretPoint, selectedRange, selectedVoid } from '../commands/command'
import { deleteSelection } from '../commands/delete-range'
import { pasteBlocks, pasteVerbatim } from '../commands/paste'
import type { EditorCore } from '../editor-core'
import type { Exchange } from '../host/block-host'
import type { PastedUrl } from '../input/inline-door'
import { codeType } from '../schema'
import { pasteUrl } from './paste-url'
import { selectedTrees } from './selected-trees'
import { htmlIn, htmlOf, ownOf, plainOf, plainTrees, type Transfer, textTrees, writeTransfer } from './transfer'
import { onlyUrl } from './written-signs'

export interface ClipboardHooks {
  readonly exchange: Exchange
  readonly onPastedUrl?: (pasted: PastedUrl) => void
  /** Files that were pasted or dropped at a place; null on a page without blocks. */
  readonly onFiles?: (files: readonly File[], at: BlockPoint | null) => void
  /** A block was made for a picture that came inside what was pasted. */
  readonly onPicture?: (block: Uuid, picture: File) => void
}

export function clipboard(core: () => EditorCore, hooks: ClipboardHooks, isEditable: () => boolean): Plugin {
  const { exchange } = hooks
  const copy = (event: ClipboardEvent): boolean => {
    const selected = event.clipboardData ? selectedTrees(core()) : null
    if (!selected || !event.clipboardData) return false
    event.preventDefault()
    writeTransfer(event.clipboardData, selected, exchange)
    return true
  }
  return new Plugin({
    props: {
      // What ProseMirror itself puts on a drag.
      clipboardSerializer: new SelectionSerializer(() => {
        const selected = selectedTrees(core())
        return selected ? htmlOf(selected, exchange) : ''
      }),
      clipboardTextSerializer: () => {
        const selected = selectedTrees(core())
        return selected ? plainOf(selected, exchange) : ''
      },
      handleDOMEvents: {
        copy: (_view, event) => copy(event),
        cut: (_view, event) => {
          if (!copy(event)) return false
          if (isEditable()) deleteSelection(core())
          return true
        },
        paste: (view, event) => {
          if (!event.clipboardData || view.composing) return false
          event.preventDefault()
          if (isEditable()) pasteTransfer(core(), event.clipboardData, hooks, isPlainPaste(view))
          return true
        },
      },
      handleDrop(view, event, _slice, isMove) {
        // Our own drag of a selection is ProseMirror's to carry out.
        if (view.dragging && isMove) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        event.preventDefault()
        if (!isEditable() || !at || !event.dataTransfer) return true
        const { state } = core()
        core().dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(at.pos))))
        pasteTransfer(core(), event.dataTransfer, hooks, false)
        view.focus()
        return true
      },
    },
  })
}

/** Puts in the best that a clipboard or a drag has. */
export function pasteTransfer(
  core: EditorCore,
  data: Transfer & { readonly files?: ArrayLike<File> },
  hooks: ClipboardHooks,
  isPlain: boolean,
): void {
  const { exchange } = hooks
  const text = data.getData('text/plain')
  const html = data.getData('text/html')
  if (core.state.selection.$head.parent.type === codeType) {
    if (text !== '') pasteVerbatim(text.replaceAll(/\r\n?/g, '\n'))(core)
    return
  }
  if (isPlain) {
    if (text !== '') pasteBlocks(plainTrees(text))(core)
    return
  }
  const own = ownOf(data, exchange)
  if (own) {
    pasteBlocks(own.trees, { areWhole: !own.isText })(core)
    return
  }
  const files = Array.from(data.files ?? [])
  // A spreadsheet puts a picture of the cells beside the cells; a picture alone has no text.
  if (files.length > 0 && text === '') {
    hooks.onFiles?.(files, placeOf(core))
    return
  }
  const url = onlyUrl(text)
  if (url !== null && pasteUrl(core, url, pasted => hooks.onPastedUrl?.(pasted))) return
  if (html !== '' && pasteHtml(core, data, files, hooks)) return
  if (text === '') return
  const read = textTrees(text, exchange)
  if (read instanceof Promise) void read.then(later => pasteBlocks(later.length > 0 ? later : plainTrees(text))(core))
  else pasteBlocks(read)(core)
}

/** False when there is nothing to read in it. */
function pasteHtml(core: EditorCore, data: Transfer, files: readonly File[], hooks: ClipboardHooks): boolean {
  const html = htmlIn(data)
  if (!/<img\b[^>]*\ssrc\s*=\s*["']?(data|file):/i.test(html)) {
    const trees = hooks.exchange.fromHtml(html)
    return trees.length > 0 && (pasteBlocks(trees)(core), true)
  }
  const rtf = data.getData('text/rtf')
  // Few pastes have pictures inside: what takes them out is loaded then.
  void import('./paste-pictures').then(({ pastePictures }) => pastePictures(core, html, { files, rtf }, hooks))
  return true
}

function placeOf(core: EditorCore): BlockPoint | null {
  const lone = selectedVoid(core)
  return lone === null ? (selectedRange(core)?.to ?? caretPoint(core)) : { block: lone, offset: 0 }
}

/** Shift held while pasting: text only. ProseMirror keeps the state of the key. */
const isPlainPaste = (view: EditorView): boolean =>
  Boolean((view as unknown as { input?: { shiftKey?: boolean } }).input?.shiftKey)

/** Writes what is selected, whatever piece of the document it is asked for. */
class SelectionSerializer extends DOMSerializer {
  constructor(private readonly html: () => string) {
    super({}, {})
  }
  override serializeFragment(
    _fragment: unknown,
    options: { document?: Document } = {},
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const out = target ?? (options.document ?? document).createDocumentFragment()
    const { body } = new DOMParser().parseFromString(this.html(), 'text/html')
    out.append(...body.childNodes)
    return out
  }
}
