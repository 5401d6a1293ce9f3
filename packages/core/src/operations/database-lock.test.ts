import { describe, expect, it } from 'vitest'
import type { Json } from '../validation/checks'
import type { Operation } from './all'
import { isLockedSource } from './database-lock'
import { drawSpace, idOf, spaceId } from './space.fixture'

/** A database on a page with one view and one row, locked or not, and a page. */
function draw(isLocked: boolean) {
  const s = drawSpace(`
    P
      d(collection_view)
    Q`)
  s.collection('D', 'd')
  s.put('collection_view', {
    id: s.id('v'),
    space_id: spaceId,
    parent_table: 'block',
    parent_id: s.id('d'),
    alive: true,
  })
  s.run(s.field('set', 'd', ['view_ids'], { value: [idOf('v')] }), s.create('R', 'D'))
  return isLocked ? s.run(s.field('set', 'd', ['format', 'block_locked'], { value: true })) : s
}
const view = { table: 'collection_view' as const, id: idOf('v'), spaceId }
const set = (path: string[], value: Json, pointer: string | typeof view = 'D') => {
  const s = draw(true)
  return s.field('set', pointer, path, { value })
}
const create = (table: 'collection' | 'collection_view'): Operation => ({
  command: 'create',
  pointer: { table, id: idOf('new'), spaceId },
  args: { value: { parent_table: 'block', parent_id: idOf('d') } },
})

describe('[P 6] a locked database', () => {
  it.each<[string, Operation]>([
    ['a new property', set(['schema', 'x'], { id: 'x', name: 'x', type: 'text', order: 1 })],
    ['how it looks', set(['format', 'x'], 1)],
    ['templates', set(['template_pages'], [])],
    ['a filter', set(['query', 'filter'], {}, view)],
    ['the name of a view', set(['name'], 'x', view)],
    ['the order of views', set(['view_ids'], [], 'd')],
    ['its sources', set(['format', 'collection_pointers'], [], 'd')],
    ['a new view', create('collection_view')],
    ['a new source', create('collection')],
  ])('lets nobody change %s', (_what, operation) => {
    expect(draw(true).requires(operation)).toContain('nobody')
    expect(draw(false).requires(operation)).not.toContain('nobody')
  })
  it('lets nobody make a template, or take a source away', () => {
    const s = draw(true)
    expect(s.requires(s.create('X', 'D', {}, { is_template: true }))).toEqual(['configure D', 'nobody'])
    const away: Operation = { command: 'moveCollection', pointer: s.pointer('D'), args: { to: s.id('Q') } }
    expect(s.requires(away)).toEqual(['configure D', 'configure Q', 'nobody'])
  })
  it('takes rows, values and another name from whoever edits', () => {
    const s = draw(true)
    expect(s.requires(s.create('X', 'D'))).toEqual(['create D'])
    expect(s.requires(s.field('set', 'R', ['properties', 'x'], { value: 1 }))).toEqual(['edit R'])
    expect(s.requires(s.trash('R'))).toEqual(['edit R'])
    expect(s.requires(s.field('set', 'D', ['name'], { value: 'x' }))).toEqual(['edit D'])
  })
  it('is known to be locked by its sources', () => {
    for (const isLocked of [true, false]) expect(isLockedSource(draw(isLocked).state, idOf('D'))).toBe(isLocked)
    expect(isLockedSource(draw(true).state, idOf('gone'))).toBe(false)
  })
  it('is locked and unlocked by whoever may set it up; another page by whoever edits it', () => {
    const s = draw(true)
    const unlock = (name: string): Operation => s.field('unset', name, ['format', 'block_locked'], {})
    expect(s.requires(unlock('d'))).toEqual(['edit d', 'configure d'])
    expect(s.requires(s.field('set', 'd', ['format'], { value: {} }))).toEqual(['edit d', 'configure d'])
    expect(s.requires(unlock('Q'))).toEqual(['edit Q'])
  })
})
