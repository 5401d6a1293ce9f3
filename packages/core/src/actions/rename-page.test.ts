import { describe, expect, it } from 'vitest'
import { atEnd } from '../operations/anchor'
import { renamePage } from './rename-page'
import { idOf, SmallSpace } from './small-space.fixture'
import { difference } from './text-range'

describe('renaming a page', () => {
  it.each([
    ['Weavers', 'Weavers of Tyrol', { from: 7, to: 7, insert: ' of Tyrol' }],
    ['Old prices', 'New prices', { from: 0, to: 3, insert: 'New' }],
    ['aa', 'a', { from: 1, to: 2, insert: '' }],
    ['', 'Plans', { from: 0, to: 0, insert: 'Plans' }],
    ['same', 'same', { from: 4, to: 4, insert: '' }],
    // Two emoji that share their first or their second half.
    ['🌾', '🌿', { from: 0, to: 2, insert: '🌿' }],
    ['a🌾', 'a\u{1F83E}', { from: 1, to: 3, insert: '\u{1F83E}' }],
  ])('%s → %s changes no letter more', (before, after, expected) => {
    expect(difference(before, after)).toEqual(expected)
  })

  it('leaves mentions and marks where they are', () => {
    const space = new SmallSpace()
    const id = idOf('page')
    space.write(draft => {
      draft.create(id, 'page', { table: 'space', id: space.spaceId }, atEnd)
      draft.insertText(id, 0, 'Visit ')
      draft.insertText(id, 6, { k: 'd', v: [{ type: 'date', start_date: '2026-11-15' }] })
      draft.insertText(id, 7, ' to the mill', { b: true })
    })
    space.write(draft => renamePage(draft, id, 'Visit  to the old mill'))
    const shown = space.runs(id).map(({ insert }) => (typeof insert === 'string' ? insert : '[date]'))
    expect(shown.join('')).toBe('Visit [date] to the old mill')
    expect(space.runs(id).at(-1)).toEqual({ insert: 'mill', attributes: { b: true } })
    space.write(draft => renamePage(draft, id, 'Mill'))
    expect(space.titleOf(id)).toBe('Mill')
  })
})
