import { EditorState, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { describe, expect, it } from 'vitest'
import { chunked, FIRST_BLOCK } from '../chunks'
import { blockType, bodyType, codeType, schema } from '../schema'
import { closing, opening, triggerKey, triggers } from './trigger'

function written(text: string, head = bodyType): EditorState {
  const block = blockType.create({ id: 'a' }, head.create(null, text ? schema.text(text) : null))
  const doc = schema.node('doc', null, chunked([block], 1))
  const state = EditorState.create({
    doc,
    plugins: [
      triggers(
        () => ({}),
        () => true,
      ),
    ],
  })
  return state.apply(state.tr.setSelection(TextSelection.atEnd(doc)))
}
const type = (state: EditorState, text: string): EditorState =>
  text.split('').reduce((at, letter) => at.apply(at.tr.insertText(letter)), state)
const held = (state: EditorState): string | null => {
  const at = triggerKey.getState(state)
  return at ? `${at.kind} ${state.doc.textBetween(at.start, state.selection.head)}` : null
}
const after = (before: string, typed: string): string | null => held(type(written(before), typed))

describe('[P 3] signs that open a menu', () => {
  it.each([
    ['', '/', 'slash '],
    ['', '/head', 'slash head'],
    ['go ', '/to do', 'slash to do'],
    ['one', '/', null],
    ['one/', '/', null],
    ['', '/ ', null],
    ['hi ', '@ada', 'mention ada'],
    ['(', '@ada l', 'mention ada l'],
    ['ada', '@example', null],
    ['see', '[[Plan', 'link Plan'],
    ['', '+Plan', 'page Plan'],
    ['1', '+2', null],
    ['', '+1', null],
    ['', ':s', null],
    ['', ':sm', 'emoji sm'],
    ['', ':smile', 'emoji smile'],
    ['', ':sm ile', null],
    ['10', ':30', null],
    ['http', '://', null],
  ])('%j then %j gives %j', (before, typed, expected) => {
    expect(after(before, typed)).toBe(expected)
  })
  it('does nothing in code', () => {
    expect(held(type(written('', codeType), '/'))).toBeNull()
  })
  it('does nothing for what another person or the clipboard puts in', () => {
    const state = written('')
    for (const meta of ['remote', 'paste', 'uiEvent'])
      expect(held(state.apply(state.tr.insertText('/').setMeta(meta, true)))).toBeNull()
  })
})

describe('an open menu', () => {
  const open = (): EditorState => type(written('a '), '/he')
  it('ends when the caret leaves it', () => {
    const state = open()
    expect(held(state.apply(state.tr.setSelection(TextSelection.create(state.doc, FIRST_BLOCK + 3))))).toBeNull()
  })
  it('ends when its sign is deleted', () => {
    const state = open()
    const { head } = state.selection
    expect(held(state.apply(state.tr.delete(head - 3, head)))).toBeNull()
  })
  it('ends on demand and stays ended', () => {
    const state = open()
    const closed = state.apply(closing(state))
    expect(held(type(closed, 'ad'))).toBeNull()
  })
  it('follows what others write before it', () => {
    const state = open()
    const next = state.apply(state.tr.insertText('xyz', FIRST_BLOCK + 2).setMeta('remote', true))
    expect(held(next)).toBe('slash he')
  })
  it('opens without a sign', () => {
    const state = written('one')
    const opened = state.apply(opening(state, 'slash'))
    expect(held(opened)).toBe('slash ')
    expect(held(type(opened, 'quo'))).toBe('slash quo')
  })
})

it('stays open when plugins come later, and closes with its text', async () => {
  const told: (string | null)[] = []
  const plugin = triggers(
    () => ({ onTrigger: trigger => told.push(trigger && trigger.query) }),
    () => true,
  )
  const view = { state: type(written('').reconfigure({ plugins: [plugin] }), '/head'), dom: {} } as EditorView
  const first = plugin.spec.view?.(view)
  first?.update?.(view, view.state)
  first?.destroy?.()
  const second = plugin.spec.view?.(view)
  await Promise.resolve()
  expect(told).toEqual(['head'])
  second?.destroy?.()
  await Promise.resolve()
  expect(told).toEqual(['head', null])
})
