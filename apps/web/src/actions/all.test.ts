// The one list of actions against the specification's table and against the keys that the editor takes itself.
import { pageKeyNames } from '@sheaf/editor/keymap'
import { describe, expect, it } from 'vitest'
import type { ActionContext } from './action'
import { allActions } from './all'
import { actionFor, shortcutsOf } from './use-shortcuts'

const of = (id: string, apple: boolean): readonly string[] => {
  const action = allActions.find(one => one.id === id)
  if (!action) throw new Error(`there is no action ${id}`)
  return shortcutsOf(action, apple)
}

describe('[C 9.4] shortcuts of a page', () => {
  it.each([
    ['edit-blocks', 'command+/'],
    ['show-shortcuts', 'command+alt+code:Slash'],
    ['delete-blocks', 'delete'],
    ['select-block', 'escape'],
    ['move-block-up', 'command+shift+arrowup'],
    ['move-block-down', 'command+shift+arrowdown'],
    ['indent', 'tab'],
    ['outdent', 'shift+tab'],
    ['select-all', 'command+a'],
    ['bold', 'command+b'],
    ['italic', 'command+i'],
    ['underline', 'command+u'],
    ['code', 'command+e'],
    ['highlight', 'command+shift+h'],
    ['strikethrough', 'command+shift+x'],
    ['strikethrough', 'command+shift+s'],
    ['duplicate', 'command+d'],
    ['link', 'command+k'],
    ['find', 'command+f'],
    ['copy-page-link', 'command+l'],
    ['toggle-theme', 'command+shift+l'],
    ['toggle-all', 'command+alt+code:KeyT'],
    ['undo', 'command+z'],
    ['redo', 'command+shift+z'],
    ['redo', 'command+y'],
    ['find-and-replace', 'command+alt+code:KeyF'],
    ['equation', 'command+shift+e'],
    ['caption', 'command+alt+code:KeyM'],
    ['move-to', 'command+shift+p'],
  ])('%s is %s', (id, shortcut) => {
    for (const apple of [true, false]) expect(of(id, apple)).toContain(shortcut)
  })
  it('has the keys that only one kind of keyboard knows', () => {
    expect(of('delete-blocks', true)).toContain('ctrl+d')
    expect(of('delete-blocks', false)).not.toContain('ctrl+d')
    expect(of('undo', false)).toContain('alt+backspace')
    expect(of('undo', true)).not.toContain('alt+backspace')
  })
  it('turns into a kind by each digit', () => {
    const digits = (apple: boolean) =>
      allActions.flatMap(action =>
        shortcutsOf(action, apple).flatMap(shortcut => (shortcut.includes('code:Digit') ? [shortcut] : [])),
      )
    const expected = Array.from({ length: 10 }, (_, i) => i)
    expect(digits(true).sort()).toEqual(expected.map(i => `command+alt+code:Digit${i}`))
    expect(digits(false).sort()).toEqual(expected.map(i => `command+shift+code:Digit${i}`))
  })
  it('names every action once, and gives no two the same keys', () => {
    const ids = allActions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const apple of [true, false]) {
      const keys = allActions.flatMap(action => shortcutsOf(action, apple))
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
    }
  })
  it('lists every key with a modifier that the editor takes itself', () => {
    const listed = new Set(allActions.flatMap(action => shortcutsOf(action, false)))
    const asListed = (name: string): string => name.toLowerCase().replaceAll('-', '+').replace('mod', 'command')
    expect(
      pageKeyNames
        .filter(name => name.includes('Mod'))
        .map(asListed)
        .filter(name => !listed.has(name)),
    ).toEqual([])
  })
})

describe('a key press', () => {
  const press = { key: 'd', code: 'KeyD', metaKey: false, ctrlKey: true, shiftKey: false, altKey: false }
  const root = new EventTarget()
  const context = (isInText: boolean) =>
    ({
      page: { editor: { blocks: { canEdit: true, selected: ['x'], holds: () => isInText, root } }, panels: {} },
    }) as unknown as ActionContext
  it('of the text is an action only while the keys go to the text', () => {
    expect(actionFor(allActions, press, context(true), null, false)?.id).toBe('duplicate')
    expect(actionFor(allActions, press, context(false), null, false)).toBeUndefined()
  })
  it('is the control’s where a block draws one in the text, unless it is a combination', () => {
    const tab = { ...press, key: 'Tab', code: 'Tab', ctrlKey: false }
    const control = new EventTarget()
    expect(actionFor(allActions, tab, context(true), root, false)?.id).toBe('indent')
    expect(actionFor(allActions, tab, context(true), control, false)).toBeUndefined()
    expect(actionFor(allActions, press, context(true), control, false)?.id).toBe('duplicate')
  })
  it('is nobody’s where the action cannot be done', () => {
    expect(actionFor(allActions, { ...press, key: 'k' }, context(true), null, false)).toBeUndefined()
  })
})
