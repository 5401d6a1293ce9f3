import { expect, it } from 'vitest'
import { inlineAction } from './inline-keys'

const press = (key: string, more = {}) => ({ key, shiftKey: false, altKey: false, isComposing: false, ...more })

it.each([
  ['Enter goes down', press('Enter'), true, 'down'],
  ['Shift+Enter is a new line in a text', press('Enter', { shiftKey: true }), true, null],
  ['Alt+Enter is a new line, as in spreadsheets', press('Enter', { altKey: true }), true, null],
  ['Shift+Enter asks for a new row where there is one line only', press('Enter', { shiftKey: true }), false, 'below'],
  ['Tab goes on', press('Tab'), false, 'right'],
  ['Shift+Tab goes back', press('Tab', { shiftKey: true }), false, 'left'],
  ['Escape leaves things as they were', press('Escape'), true, 'cancel'],
  ['arrows are the text’s own', press('ArrowDown'), true, null],
  ['Enter while composing chooses a candidate', press('Enter', { isComposing: true }), false, null],
  ['Escape while composing ends composing only', press('Escape', { isComposing: true }), false, null],
])('%s', (_, key, isMultiline, expected) => expect(inlineAction(key, isMultiline)).toBe(expected))
