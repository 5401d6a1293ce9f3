// Copy, cut, paste and drop. Out goes what is selected in every format; in comes the best that there is, read in a document that
// loads and runs nothing. What does both may still be on its way: a copy then takes the words at once and is completed when it is
// here, and a paste waits, for the place that it was meant for.
import { holdKeys } from '@sheaf/ui/held-keys/held-keys'
import type { Fetched } from '@sheaf/ui/on-demand/fetched'
import { DOMSerializer } from 'prosemirror-model'
import { Plugin, Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { deleteSelection } from '../commands/delete-range'
import type { EditorCore } from '../editor-core'
import { schema } from '../schema'
import type { ClipboardHandler, PastedData } from './clipboard-handler'
import { holdSelection } from './held-selection'
import type { PasteHooks } from './paste-transfer'
import { putOnClipboard } from './put-on-clipboard'
import { type SelectedTrees, selectedTrees } from './selected-trees'

export interface ClipboardHooks extends PasteHooks {
  readonly clipboardHandler: Fetched<ClipboardHandler>
}

export function clipboard(core: () => EditorCore, hooks: ClipboardHooks, isEditable: () => boolean): Plugin {
  const { clipboardHandler } = hooks
  const copy = (event: ClipboardEvent): boolean => {
    const selected = event.clipboardData ? selectedTrees(core()) : null
    if (!selected || !event.clipboardData) return false
    event.preventDefault()
    const here = clipboardHandler.get()
    if (here) here.write(event.clipboardData, selected)
    else {
      event.clipboardData.setData('text/plain', wordsOf(selected))
      void clipboardHandler.load().then(
        late => putOnClipboard(data => late.write(data, selected)),
        () => {},
      )
    }
    return true
  }
  const paste = (view: EditorView, data: PastedData, isPlain: boolean): void => {
    const here = clipboardHandler.get()
    if (here) {
      here.paste(core(), data, hooks, isPlain)
      return
    }
    const kept = keptData(data)
    const atSelection = holdSelection(core())
    const when = (act: () => void): void => {
      if (!view.isDestroyed && isEditable()) atSelection(act)
    }
    const hold = holdKeys()
    void clipboardHandler
      .load()
      .then(
        late => when(() => late.paste(core(), kept, hooks, isPlain)),
        () => when(() => core().dispatch(core().state.tr.insertText(kept.getData('text/plain')))),
      )
      .finally(hold.end)
  }
  return new Plugin({
    props: {
      // What ProseMirror itself puts on a drag.
      clipboardSerializer: new SelectionSerializer(() => {
        const selected = selectedTrees(core())
        return selected && clipboardHandler.get()?.htmlOf(selected)
      }),
      clipboardTextSerializer: () => {
        const selected = selectedTrees(core())
        return selected ? (clipboardHandler.get()?.plainOf(selected) ?? wordsOf(selected)) : ''
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
          if (isEditable()) paste(view, event.clipboardData, isPlainPaste(view))
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
        paste(view, event.dataTransfer, false)
        view.focus()
        return true
      },
    },
  })
}

/** The words alone, one line a block. */
const wordsOf = ({ trees }: SelectedTrees): string =>
  trees
    .map(({ runs, children }) => {
      const words = runs.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('')
      return children.length > 0 ? `${words}\n${wordsOf({ trees: children, isText: false })}` : words
    })
    .join('\n')

/** The event takes its data with it when it is over. */
export function keptData(data: PastedData & { readonly types?: readonly string[] }): PastedData {
  const kept = new Map((data.types ?? []).map(type => [type, data.getData(type)]))
  return { getData: type => kept.get(type) ?? '', setData: () => {}, files: Array.from(data.files ?? []) }
}

/** Shift held while pasting: text only. ProseMirror keeps the state of the key. */
export const isPlainPaste = (view: EditorView): boolean =>
  Boolean((view as unknown as { input?: { shiftKey?: boolean } }).input?.shiftKey)

/** Writes what is selected, whatever piece of the document it is asked for; plainly, as long as the formats are not here. */
class SelectionSerializer extends DOMSerializer {
  constructor(private readonly html: () => string | null | undefined) {
    super(DOMSerializer.nodesFromSchema(schema), DOMSerializer.marksFromSchema(schema))
  }
  override serializeFragment(
    fragment: Parameters<DOMSerializer['serializeFragment']>[0],
    options: { document?: Document } = {},
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const html = this.html()
    if (html === undefined) return super.serializeFragment(fragment, options, target)
    const out = target ?? (options.document ?? document).createDocumentFragment()
    const { body } = new DOMParser().parseFromString(html ?? '', 'text/html')
    out.append(...body.childNodes)
    return out
  }
}
