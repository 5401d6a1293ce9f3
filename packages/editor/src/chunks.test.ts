import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { chunked, tidyChunks } from './chunks'
import { blockType, bodyType, schema } from './schema'

const blocks = (count: number): ReturnType<typeof blockType.create>[] =>
  Array.from({ length: count }, (_, i) =>
    blockType.create({ id: String(i) }, bodyType.create(null, schema.text(`b${i}`))),
  )
const stateOf = (...sizes: number[]): EditorState =>
  EditorState.create({
    doc: schema.node(
      'doc',
      null,
      sizes.flatMap(size => chunked(blocks(size), size)),
    ),
  })
const sizesOf = (state: EditorState): number[] => state.doc.children.map(chunk => chunk.childCount)

it('cuts a chunk that has grown and keeps the caret', () => {
  let state = stateOf(20)
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, state.doc.content.size - 4)))
  const text = state.selection.$head.parent.textContent
  const tr = tidyChunks(state, 4)
  if (tr) state = state.apply(tr)
  expect(sizesOf(state)).toEqual([4, 4, 4, 4, 4])
  expect(state.selection.$head.parent.textContent).toBe(text)
})
it('joins one that has shrunk, and leaves the rest alone', () => {
  const state = stateOf(2, 1)
  const tr = tidyChunks(state, 4)
  expect(tr && sizesOf(state.apply(tr))).toEqual([3])
  expect(tidyChunks(stateOf(4, 5, 3), 4)).toBeNull()
})
