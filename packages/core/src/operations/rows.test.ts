import { describe, expect, it } from 'vitest'
import { ROW_NUMBER } from '../records/block'
import { recordCounterId } from '../records/record-counter'
import type { Operation } from './all'
import { drawSpace, idOf, spaceId } from './space.fixture'

/** Two databases on a page, one with three rows. */
function draw() {
  const s = drawSpace(`
    P
      d(collection_view)
      e(collection_view)
      Q
        q`)
  s.collection('D', 'd', { count: { type: 'number' } })
  s.collection('E', 'e')
  return s.run(s.create('A', 'D'), s.create('B', 'D'), s.create('C', 'D'))
}
const numbers = (s: ReturnType<typeof draw>, ...names: string[]) =>
  names.map(name => s.block(name).format?.[ROW_NUMBER])
const unset = (name: string, path: string[]): Operation => ({
  command: 'unset',
  pointer: { table: 'collection', id: idOf(name), spaceId },
  path,
  args: {},
})

describe('a row', () => {
  it('[P 3] belongs to its collection, which lists nothing, and to no page', () => {
    const s = draw()
    expect(s.block('A')).toMatchObject({ parent_table: 'collection', parent_id: idOf('D'), alive: true })
    expect(s.block('A')).not.toHaveProperty('page_id')
    expect(s.requires(s.create('X', 'D'))).toEqual(['create D'])
  })
  it('is a page: nothing else can be one', () => {
    const s = draw()
    s.run(s.create('x', 'D'), s.move('q', 'D'))
    expect(s.state.block(idOf('x'))).toBeUndefined()
    expect(s.block('q').parent_id).toBe(idOf('Q'))
  })
  it('is numbered in the order of the log, whatever its author says', () => {
    const s = draw()
    s.run(s.create('X', 'D', {}, { format: { [ROW_NUMBER]: 1, kept: true } }))
    expect(numbers(s, 'A', 'B', 'C', 'X')).toEqual([1, 2, 3, 4])
    expect(s.block('X').format).toMatchObject({ kept: true })
    expect(s.state.get('record_counter', recordCounterId(idOf('D')))).toMatchObject({ last: 4, parent_id: idOf('D') })
    expect(() => s.requires(s.field('set', 'A', ['format', ROW_NUMBER], { value: 9 }))).toThrow('can be set')
    expect(() => s.requires(s.field('update', 'A', ['format'], { value: { [ROW_NUMBER]: 9 } }))).toThrow('can be set')
    expect(() => s.requires(s.field('set', 'A', ['format'], { value: {} }))).toThrow('can be set')
    expect(s.requires(s.field('update', 'A', ['format'], { value: { page_icon: 'x' } }))).toEqual(['edit A'])
  })
  it('a template is none: it has no number, and is for those who set the database up', () => {
    const s = draw()
    const template = s.create('X', 'D', {}, { is_template: true })
    expect(s.requires(template)).toEqual(['configure D'])
    s.run(template, s.create('Y', 'D'))
    expect(numbers(s, 'X', 'Y')).toEqual([undefined, 4])
  })
  it('keeps its number in the trash, and nobody else gets it', () => {
    const s = draw()
    s.run(s.trash('B')).run(s.create('X', 'D')).run(s.restore('B'))
    expect(numbers(s, 'A', 'B', 'C', 'X')).toEqual([1, 2, 3, 4])
    expect(s.block('B')).toMatchObject({ alive: true, parent_id: idOf('D') })
  })
  it('is trashed and brought back by whoever may edit, a page by whoever may set it up', () => {
    const s = draw()
    expect(s.requires(s.trash('A'))).toEqual(['edit A'])
    expect(s.requires(s.trash('Q'))).toEqual(['configure Q'])
    s.run(s.trash('A'))
    expect(s.requires(s.restore('A'))).toEqual(['edit A', 'edit D'])
  })
  it('moves into, out of and between databases with its values, and is called as before where it was before', () => {
    const s = draw()
    s.run(s.field('set', 'A', ['properties', 'count'], { value: 7 })).run(s.move('A', 'E'))
    expect(numbers(s, 'A')).toEqual([1])
    s.run(s.move('B', 'E')).run(s.move('A', 'P'))
    expect(numbers(s, 'A', 'B')).toEqual([undefined, 2])
    expect(s.block('A')).toMatchObject({ parent_table: 'block', page_id: idOf('P'), properties: { count: 7 } })
    s.run(s.move('Q', 'D')).run(s.move('A', 'D'))
    expect(numbers(s, 'Q', 'A')).toEqual([4, 1])
    expect(s.block('A')).not.toHaveProperty('page_id')
    expect(s.pageOf('q')).toBe('Q')
  })
  it('never goes into a database that lies in itself', () => {
    const s = draw()
    s.run(s.create('i', 'A', {}, undefined, 'collection_view'))
    s.collection('I', 'i')
    s.run(s.move('A', 'I'), s.move('P', 'I'))
    expect([s.block('A').parent_id, s.block('P').parent_table]).toEqual([idOf('D'), 'space'])
    s.run(s.move('B', 'I'))
    expect(s.block('B').parent_id).toBe(idOf('I'))
  })
})

describe('a database that goes to another page', () => {
  it('tells the readers of both of its collections', () => {
    const s = draw()
    s.put('block', { ...s.block('d'), collection_id: idOf('D') })
    s.run(s.move('d', 'Q'))
    expect(s.state.get('collection', idOf('D'))?.version).toBe(2)
    expect(s.state.get('collection', idOf('E'))?.version).toBe(1)
  })
})

describe('a schema', () => {
  const property = (s: ReturnType<typeof draw>, ...path: string[]) =>
    s.field('set', s.pointer('D'), ['schema', 'count', ...path], { value: 'Total' })

  it('keeps a deleted property, with what is changed about it meanwhile, until it comes back', () => {
    const s = draw()
    s.run(unset('D', ['schema', 'count'])).run(property(s, 'name'))
    const held = s.state.get('collection', idOf('D'))
    expect(Object.keys(held?.['schema'] as object)).toEqual(['title'])
    expect(held?.['deleted_schema']).toMatchObject({ count: { name: 'Total', type: 'number' } })
    const { count } = (held as unknown as { deleted_schema: { count: never } }).deleted_schema
    s.run(s.field('set', s.pointer('D'), ['schema', 'count'], { value: count }))
    expect(s.state.get('collection', idOf('D'))).toMatchObject({
      schema: { count: { name: 'Total' } },
      deleted_schema: {},
    })
  })
  it('takes what is said of a property that never was for nothing', () => {
    const s = draw()
    s.run(s.field('set', s.pointer('D'), ['schema', 'gone', 'name'], { value: 'x' }))
    expect(Object.keys(s.state.get('collection', idOf('D'))?.['schema'] as object)).toEqual(['title', 'count'])
  })
  it.each([
    ['without its title', unset('D', ['schema', 'title'])],
    [
      'with a title of another type',
      { ...unset('D', ['schema', 'title', 'type']), command: 'set', args: { value: 'number' } },
    ],
    ['with a second title', { ...unset('D', ['schema', 'count', 'type']), command: 'set', args: { value: 'title' } }],
    [
      'with an id that is none',
      {
        ...unset('D', ['schema', 'a b']),
        command: 'set',
        args: { value: { id: 'a b', name: '', type: 'number', order: 1 } },
      },
    ],
    [
      'with half a property',
      { ...unset('D', ['schema', 'x']), command: 'set', args: { value: { id: 'x', name: 'X' } } },
    ],
    [
      'with a name without end',
      { ...unset('D', ['schema', 'count', 'name']), command: 'set', args: { value: 'x'.repeat(1000) } },
    ],
  ])('is never left %s', (_what, operation) => {
    const s = draw()
    expect(() => s.run(operation as Operation)).toThrow('collection.schema')
  })
  it('[P 8] has a largest size', () => {
    const s = draw()
    const value = { id: 'big', name: 'Big', type: 'select', order: 1, options: ['x'.repeat(600_000)] }
    const set = s.field('set', s.pointer('D'), ['schema', 'big'], { value })
    expect(() => s.run(set)).toThrow('Your database schema has exceeded the maximum size.')
  })
  it('is changed a property at a time, by whoever may configure', () => {
    const s = draw()
    expect(s.requires(property(s, 'name'))).toEqual(['configure D'])
    expect(() => s.requires(s.field('set', s.pointer('D'), ['schema'], { value: {} }))).toThrow('a single property')
    expect(() => s.requires(s.field('update', s.pointer('D'), ['schema'], { value: {} }))).toThrow('a single property')
  })
})
