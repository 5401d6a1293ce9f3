import { describe, expect, it } from 'vitest'
import { spaceViewId, type Uuid } from '../ids'
import type { Json } from '../validation/checks'
import type { Anchor } from './anchor'
import { keyOf } from './lists'
import type { Pointer } from './record-id'
import { ada, type Drawing, drawSpace, idOf, spaceId } from './space.fixture'

const view: Pointer = { table: 'space_view', id: spaceViewId(spaceId, ada), spaceId }
const place = (after: string[] = [], before: string[] = []) => ({ after: after.map(idOf), before: before.map(idOf) })

function draw(...names: string[]): Drawing {
  const s = drawSpace('P')
  s.put('space_view', { id: view.id, user_id: ada, bookmarked_pages: names.map(name => s.id(name)) })
  return s
}
const path = ['bookmarked_pages']
const names = (s: Drawing): string[] => {
  const known = new Map(['a', 'b', 'c', 'd', 'e'].map(name => [idOf(name), name]))
  const ids = s.state.get('space_view', view.id)?.['bookmarked_pages'] as Uuid[]
  return ids.map(id => known.get(id) ?? id)
}
const insert = (s: Drawing, name: string, at: Anchor) =>
  s.field('listInsert', view, path, { id: idOf(name), at: { after: [...at.after], before: [...at.before] } })
const remove = (s: Drawing, name: string) => s.field('listRemove', view, path, { id: idOf(name) })

describe('listInsert and listRemove', () => {
  it('put an id at its place and take it away', () => {
    const s = draw('a', 'b')
    s.run(insert(s, 'c', place(['a'])))
    expect(names(s)).toEqual(['a', 'c', 'b'])
    s.run(insert(s, 'd', place([], ['a'])))
    expect(names(s)).toEqual(['d', 'a', 'c', 'b'])
    s.run(insert(s, 'e', place(['gone'], ['gone'])))
    expect(names(s)).toEqual(['d', 'a', 'c', 'b', 'e'])
    s.run(remove(s, 'c')).run(remove(s, 'gone'))
    expect(names(s)).toEqual(['d', 'a', 'b', 'e'])
  })

  it('an id is there once: inserting it again moves it', () => {
    const s = draw('a', 'b', 'c')
    s.run(insert(s, 'a', place(['c']))).run(insert(s, 'a', place(['b'])))
    expect(names(s)).toEqual(['b', 'a', 'c'])
  })

  it('an id that is its own anchor is passed over', () => {
    const s = draw('a', 'b', 'c')
    s.run(insert(s, 'c', place(['c', 'a'])))
    expect(names(s)).toEqual(['a', 'c', 'b'])
  })

  it('begin a list that was not there', () => {
    const s = drawSpace('P')
    s.run(s.field('listInsert', 'P', ['discussions'], { id: idOf('d'), at: place() }))
    expect(s.block('P').discussions).toEqual([idOf('d')])
  })

  it('[P 6] require what the field requires, and the children of a block are no such field', () => {
    const s = draw()
    expect(s.requires(s.field('listInsert', 'P', ['view_ids'], { id: idOf('v'), at: place() }))).toEqual([
      'configure P',
    ])
    for (const field of ['content', 'non_content_children'])
      expect(() => s.requires(s.field('listRemove', 'P', [field], { id: idOf('a') }))).toThrow('that can be set')
  })
})

describe('keyedSet and keyedRemove', () => {
  const user = (name: string, role: string) => ({ type: 'user', user_id: idOf(name), role })
  const everyone = { type: 'space', role: 'reader' }
  const drawShared = (...items: Json[]): Drawing => {
    const s = drawSpace('P')
    s.put('block', { ...s.block('P'), permissions: items })
    return s
  }
  const set = (s: Drawing, key: string, value: Json, at?: ReturnType<typeof place>) =>
    s.field('keyedSet', 'P', ['permissions'], { key, value, ...(at ? { at } : {}) })

  it('[P 6] change an entry where it is; a new one goes last, or where its anchors say', () => {
    const s = drawShared(user('ada', 'owner'), everyone)
    s.run(set(s, idOf('ada'), user('ada', 'editor')))
    expect(s.block('P').permissions).toEqual([user('ada', 'editor'), everyone])
    s.run(set(s, idOf('bob'), user('bob', 'reader')))
    expect(s.block('P').permissions).toEqual([user('ada', 'editor'), everyone, user('bob', 'reader')])
    s.run(set(s, idOf('bob'), user('bob', 'editor'), place([], ['ada'])))
    expect(s.block('P').permissions).toEqual([user('bob', 'editor'), user('ada', 'editor'), everyone])
  })

  it('two people who change different entries at once both get their way', () => {
    const s = drawShared(user('ada', 'owner'), user('bob', 'reader'))
    const [mine, theirs] = [set(s, idOf('bob'), user('bob', 'editor')), set(s, 'space', everyone)]
    s.run(mine).run(theirs)
    expect(s.block('P').permissions).toEqual([user('ada', 'owner'), user('bob', 'editor'), everyone])
  })

  it('take an entry away by its key', () => {
    const s = drawShared(user('ada', 'owner'), everyone)
    s.run(s.field('keyedRemove', 'P', ['permissions'], { key: 'space' }))
    s.run(s.field('keyedRemove', 'P', ['permissions'], { key: 'unknown' }))
    expect(s.block('P').permissions).toEqual([user('ada', 'owner')])
  })

  it('[P 8] refuse an entry that the list cannot hold', () => {
    const s = drawShared(everyone)
    expect(() => s.run(set(s, 'space', { type: 'space', role: 'king' }))).toThrow(
      'block failed validation: block.permissions[0].role should be one of "none"',
    )
    expect(s.requires(set(s, 'space', everyone))).toEqual(['share P'])
  })

  it('an entry is called by its id, else by whom it concerns, else by its type', () => {
    expect(keyOf({ id: 'x', user_id: 'u', type: 't' })).toBe('x')
    expect(keyOf({ user_id: 'u', type: 'user' })).toBe('u')
    expect(keyOf({ group_id: 'g', type: 'group' })).toBe('g')
    expect(keyOf({ type: 'public' })).toBe('public')
    expect(keyOf(null)).toBe('')
  })
})
