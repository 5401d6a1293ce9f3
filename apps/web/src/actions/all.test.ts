// The one list of actions against the specification's table and against the keys that the editor takes itself.
import { combinationNames } from '@sheaf/editor/input/combinations'
import { pageKeyNames } from '@sheaf/editor/keymap'
import { describe, expect, it } from 'vitest'
import type { ActionContext } from './action'
import { allActions } from './all'
import { customKeys } from './custom-keys'
import { actionFor, customMeaning } from './find-action'
import { shortcutsOf } from './shortcuts-of'

const of = (id: string, apple: boolean): readonly string[] => {
  const action = allActions.find(one => one.id === id)
  if (!action) throw new Error(`there is no action ${id}`)
  return shortcutsOf(action, apple)
}

describe('[C 9.4] shortcuts of a page', () => {
  it('[C 4.18] takes a chosen combination for all the usual ones', () => {
    customKeys.set({ 'search-ai-anywhere': 'command+shift+code:Space', 'quick-find': 'command+o', bold: 'command+m' })
    expect(of('search-ai-anywhere', false)).toEqual(['command+shift+code:Space'])
    expect(of('quick-find', true)).toEqual(['command+o'])
    expect(of('bold', false)).toEqual(['command+m'])
    customKeys.set({})
    expect(of('search-ai-anywhere', false)).toEqual(['command+shift+j'])
  })
  it('[C 4.18] leaves the usual keys of an action alone that has others, unless another has taken them', () => {
    const press = (key: string) => ({
      key,
      code: `Key${key.toUpperCase()}`,
      metaKey: false,
      ctrlKey: true,
      shiftKey: false,
      altKey: false,
    })
    const means = (key: string) => customMeaning(allActions, press(key), false)
    expect(means('b')).toBe('usual')
    customKeys.set({ bold: 'command+code:KeyM' })
    expect([means('m'), means('b'), means('i')]).toEqual(['action', 'nothing', 'usual'])
    customKeys.set({ bold: 'command+code:KeyM', italic: 'command+code:KeyB' })
    expect([means('b'), means('i')]).toEqual(['action', 'nothing'])
    customKeys.set({})
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
      [...pageKeyNames, ...combinationNames]
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
    expect(actionFor(press, context(true), null, false)?.id).toBe('duplicate')
    expect(actionFor(press, context(false), null, false)).toBeUndefined()
  })
  it('is the control’s where a block draws one in the text, unless it is a combination', () => {
    const tab = { ...press, key: 'Tab', code: 'Tab', ctrlKey: false }
    const control = new EventTarget()
    expect(actionFor(tab, context(true), root, false)?.id).toBe('indent')
    expect(actionFor(tab, context(true), control, false)).toBeUndefined()
    expect(actionFor(press, context(true), control, false)?.id).toBe('duplicate')
  })
  it('is nobody’s where the action cannot be done', () => {
    expect(actionFor({ ...press, key: 'k' }, context(true), null, false)).toBeUndefined()
  })
})
