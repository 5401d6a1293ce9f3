// Where the caret is on the screen, in a view that tells as much of it as is asked for.
import { EditorState, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { expect, it } from 'vitest'
import { movedSelection } from './fresh-selection'
import { OpenPage } from './testing/pages'

/** The caret stands at one place of the document, and is shown at another. */
async function viewOf(
  picture: string,
  shownAt: (doc: EditorState['doc']) => number,
  { editable = true, focused = true } = {},
): Promise<EditorView> {
  const { state } = (await OpenPage.draw(picture)).core
  const pos = shownAt(state.doc)
  const node = {}
  const shown = { anchorNode: node, anchorOffset: 0, focusNode: node, focusOffset: 0 }
  return {
    state,
    composing: false,
    editable,
    hasFocus: () => focused,
    posAtDOM: () => pos,
    dom: { contains: () => true, ownerDocument: { getSelection: () => shown } },
  } as unknown as EditorView
}

it('reads a caret that the browser has moved and not told of', async () => {
  const view = await viewOf('o|ne', doc => TextSelection.atEnd(doc).head)
  expect(movedSelection(view)?.head).toBe(view.state.selection.head + 2)
})
it('knows no other place where the nearest one is where the caret is already, so that nobody goes there again and again', async () => {
  const view = await viewOf('one|', doc => doc.content.size)
  expect(movedSelection(view)).toBeNull()
})
it('reads what somebody selects who may only read, and not what is left behind in a text that was left', async () => {
  const end = (doc: EditorState['doc']): number => TextSelection.atEnd(doc).head
  const reader = await viewOf('o|ne', end, { editable: false, focused: false })
  expect(movedSelection(reader)?.head).toBe(reader.state.selection.head + 2)
  expect(movedSelection(await viewOf('o|ne', end, { focused: false }))).toBeNull()
})
