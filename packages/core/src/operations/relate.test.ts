import { describe, expect, it } from 'vitest'
import type { Json } from '../validation/checks'
import type { Operation } from './all'
import { blockPointer } from './record-id'
import { drawSpace, idOf, spaceId } from './space.fixture'

type Settings = Readonly<Record<string, Json>>
/** Tasks and projects, related to each other as the test says. */
function draw(task: Settings = {}, project: Settings = {}) {
  const s = drawSpace(`
    P
      t(collection_view)
      p(collection_view)`)
  const relation = (collection: string, more: Settings) => ({
    type: 'relation',
    collection_id: idOf(collection),
    ...more,
  })
  s.collection('Tasks', 't', { project: relation('Projects', task), note: { type: 'rich_text' } })
  s.collection('Projects', 'p', { tasks: relation('Tasks', project) })
  return s.run(
    ...['T1', 'T2'].map(name => s.create(name, 'Tasks')),
    ...['P1', 'P2'].map(name => s.create(name, 'Projects')),
  )
}
const twoWay = (task: Settings = {}, project: Settings = {}) =>
  draw({ kind: 'dual', synced_property: 'tasks', ...task }, { kind: 'dual', synced_property: 'project', ...project })
const relate = (
  row: string,
  property: string,
  other: string,
  command: 'relate' | 'unrelate' = 'relate',
): Operation => ({
  command,
  pointer: blockPointer(spaceId, idOf(row)),
  args: { property, row: idOf(other) },
})
const names = ['T1', 'T2', 'P1', 'P2']
/** Every relation that is held, as words. */
const held = (s: ReturnType<typeof draw>): string =>
  names
    .flatMap(name =>
      Object.entries(s.block(name).properties ?? {}).map(
        ([, ids]) => `${name}:${(ids as string[]).map(id => names.find(one => idOf(one) === id)).join('+')}`,
      ),
    )
    .join(' ')

describe('relate', () => {
  it('names a row, once, and nothing back where the schema says nothing', () => {
    const s = draw()
    s.run(relate('T1', 'project', 'P1'), relate('T1', 'project', 'P1'), relate('T1', 'project', 'P2'))
    expect(held(s)).toBe('T1:P1+P2')
    s.run(relate('T1', 'project', 'P1', 'unrelate'))
    expect(held(s)).toBe('T1:P2')
  })
  it('writes both sides, whichever it is said of', () => {
    const s = twoWay()
    s.run(relate('T1', 'project', 'P1'), relate('P1', 'tasks', 'T2'))
    expect(held(s)).toBe('T1:P1 T2:P1 P1:T1+T2')
    s.run(relate('P1', 'tasks', 'T1', 'unrelate'))
    expect(held(s)).toBe('T2:P1 P1:T2')
  })
  it('a side that takes one lets go of the one before, on both sides', () => {
    const one = twoWay({ limit: 1 })
    one.run(relate('T1', 'project', 'P1'), relate('T1', 'project', 'P2'))
    expect(held(one)).toBe('T1:P2 P2:T1')
    one.run(relate('P1', 'tasks', 'T1'))
    expect(held(one)).toBe('T1:P1 P1:T1')
    const both = twoWay({ limit: 1 }, { limit: 1 })
    both.run(relate('T1', 'project', 'P1'), relate('T2', 'project', 'P2'), relate('T1', 'project', 'P2'))
    expect(held(both)).toBe('T1:P2 P2:T1')
  })
  it('keeps both sides also while one of the properties is deleted', () => {
    const s = twoWay()
    s.run({ command: 'unset', pointer: s.pointer('Tasks'), path: ['schema', 'project'], args: {} })
    s.run(relate('P1', 'tasks', 'T1'))
    expect(held(s)).toBe('T1:P1 P1:T1')
  })
  it('takes no back side that means another property', () => {
    const s = draw({ kind: 'dual', synced_property: 'tasks' })
    s.run(relate('T1', 'project', 'P1'))
    expect(held(s)).toBe('T1:P1')
  })
  it('does nothing with what is no row of that collection, or no relation', () => {
    const s = twoWay()
    s.run(relate('T1', 'project', 'T2'), relate('T1', 'note', 'P1'), relate('P', 'project', 'P1'))
    expect(held(s)).toBe('')
  })
  it('requires to edit the row and to read the other; letting go requires no more than to edit', () => {
    const s = twoWay()
    expect(s.requires(relate('T1', 'project', 'P1'))).toEqual(['edit T1', 'read P1'])
    expect(s.requires(relate('T1', 'project', 'P1', 'unrelate'))).toEqual(['edit T1'])
  })
  it('is the only way to change a relation', () => {
    const s = twoWay()
    const set = s.field('set', 'T1', ['properties', 'project'], { value: [idOf('P1')] })
    expect(() => s.requires(set)).toThrow('should be changed by relate and unrelate')
    expect(s.requires(s.field('set', 'T1', ['properties', 'note'], { value: 'x' }))).toEqual(['edit T1'])
    s.run(s.create('T3', 'Tasks', {}, { properties: { project: [idOf('P1')], note: 'kept' } }))
    expect(s.block('T3').properties).toEqual({ note: 'kept' })
  })
})
