import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { schema } from './schema'
import { wholeLetters } from './whole-letters'

const body = schema.nodes.body.create(null, schema.text('a👩👧b'))
const after = (anchor: number, head = anchor): readonly number[] => {
  const state = EditorState.create({ doc: body, plugins: [wholeLetters()] })
  const { selection } = state.apply(state.tr.setSelection(TextSelection.create(state.doc, anchor, head)))
  return [selection.anchor, selection.head]
}

it('a caret is never inside an emoji', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(at => after(at)[0])).toEqual([0, 1, 1, 3, 3, 5, 6])
})

it('nor is an end of a selection', () => {
  expect(after(2, 4)).toEqual([1, 3])
  expect(after(6, 2)).toEqual([6, 1])
  expect(after(1, 5)).toEqual([1, 5])
})
