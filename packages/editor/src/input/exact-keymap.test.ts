import type { EditorView } from 'prosemirror-view'
import { expect, test } from 'vitest'
import { exactKeymap } from './exact-keymap'

function pressed(press: Partial<KeyboardEvent>): string[] {
  const done: string[] = []
  const bind = (name: string): [string, () => boolean] => [name, () => done.push(name) > 0]
  const plugin = exactKeymap(Object.fromEntries(['Ctrl-u', 'Ctrl-z', 'Ctrl-Shift-z', 'Tab', 'Shift-Tab'].map(bind)))
  const event = { key: '', keyCode: 0, ctrlKey: true, shiftKey: false, altKey: false, metaKey: false, ...press }
  plugin.props.handleKeyDown?.call(plugin, {} as EditorView, event as KeyboardEvent)
  return done
}

test.each([
  ['a letter', { key: 'u', keyCode: 85 }, ['Ctrl-u']],
  ['it with shift is another key, small', { key: 'u', keyCode: 85, shiftKey: true }, []],
  ['or large', { key: 'U', keyCode: 85, shiftKey: true }, []],
  ['that is bound for itself, small', { key: 'z', keyCode: 90, shiftKey: true }, ['Ctrl-Shift-z']],
  ['or large ', { key: 'Z', keyCode: 90, shiftKey: true }, ['Ctrl-Shift-z']],
  ['on another layout, by its place', { key: 'г', keyCode: 85 }, ['Ctrl-u']],
  ['also with shift', { key: 'г', keyCode: 85, shiftKey: true }, []],
  ['named keys', { key: 'Tab', keyCode: 9, ctrlKey: false, shiftKey: true }, ['Shift-Tab']],
])('[C 5.7] %s', (_what, press, done) => {
  expect(pressed(press)).toEqual(done)
})
