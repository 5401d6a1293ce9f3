import { describe, expect, it } from 'vitest'
import { combinationOf, isClipboardPress, matches } from './press'
import { type KeyPress, nameOf } from './shortcut'

const press = (key: string, held: string[] = [], code = ''): KeyPress => ({
  key,
  code,
  metaKey: held.includes('meta'),
  ctrlKey: held.includes('ctrl'),
  shiftKey: held.includes('shift'),
  altKey: held.includes('alt'),
})

describe('[C 5.7] key combinations', () => {
  it('take command for Meta on Apple and for Ctrl elsewhere', () => {
    expect(matches(press('\\', ['meta']), 'command+backslash', true)).toBe(true)
    expect(matches(press('\\', ['ctrl']), 'command+backslash', true)).toBe(false)
    expect(matches(press('\\', ['ctrl']), 'command+backslash', false)).toBe(true)
    expect(matches(press('\\', ['meta']), 'command+backslash', false)).toBe(false)
  })
  it('take ctrl for Ctrl everywhere', () => {
    for (const apple of [true, false]) expect(matches(press('d', ['ctrl']), 'ctrl+d', apple)).toBe(true)
  })
  it('want Shift and Alt exactly', () => {
    expect(matches(press('L', ['ctrl', 'shift']), 'command+shift+l', false)).toBe(true)
    expect(matches(press('l', ['ctrl']), 'command+shift+l', false)).toBe(false)
    expect(matches(press('L', ['ctrl', 'shift', 'alt']), 'command+shift+l', false)).toBe(false)
    expect(matches(press('Z', ['ctrl', 'shift']), 'command+z', false)).toBe(false)
  })
  it('know physical keys', () => {
    expect(matches(press('x', [], 'PageUp'), 'code:PageUp', false)).toBe(true)
    expect(matches(press('PageUp', [], 'KeyX'), 'code:PageUp', false)).toBe(false)
  })
  it('leave cut, copy and paste to the clipboard', () => {
    expect(isClipboardPress(press('c', ['ctrl']), false)).toBe(true)
    expect(isClipboardPress(press('c', ['ctrl']), true)).toBe(false)
    expect(isClipboardPress(press('c'), false)).toBe(false)
  })
  it('are named as the keyboard names them', () => {
    expect(nameOf('command+shift+l', true)).toBe('⌘⇧L')
    expect(nameOf('command+backslash', false)).toBe('Ctrl+\\')
  })
})

describe('[C 4.18] a press as a combination that somebody chooses', () => {
  const none = { key: '', code: '', metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
  it.each([
    [{ key: 'j', code: 'KeyJ', ctrlKey: true, shiftKey: true }, false, 'command+shift+code:KeyJ'],
    [{ key: 'j', code: 'KeyJ', metaKey: true, ctrlKey: true }, true, 'command+ctrl+code:KeyJ'],
    [{ key: ' ', code: 'Space', altKey: true }, false, 'alt+code:Space'],
    [{ key: 'J', code: 'KeyJ', shiftKey: true }, false, null],
    [{ key: 'j', code: 'KeyJ' }, false, null],
    [{ key: 'Control', code: 'ControlLeft', ctrlKey: true }, false, null],
    [{ key: 'j', code: 'KeyJ', metaKey: true }, false, null],
  ])('%j on Apple’s keyboards %s: %s', (press, apple, combination) => {
    const pressed = { ...none, ...press }
    expect(combinationOf(pressed, apple)).toBe(combination)
    if (combination) expect(matches(pressed, combination, apple)).toBe(true)
  })
})
