import { describe, expect, it } from 'vitest'
import type { Table } from '../records/all'
import { allRecords } from '../records/all'
import { validateRecord } from '../records/value'
import type { Json } from '../validation/checks'
import type { Operation } from './all'
import { ada, drawSpace, idOf, spaceId } from './space.fixture'

const create = (table: Table, name: string, value: Record<string, Json>): Operation => ({
  command: 'create',
  pointer: { table, id: idOf(name), spaceId },
  args: { value },
})
const draw = () =>
  drawSpace(`
    P
      a one`)
const onA = { parent_table: 'block', parent_id: idOf('a') }

describe('create', () => {
  it('[P 3] makes a discussion and a comment, with the fields that the server owns', () => {
    const s = draw()
    s.run(create('discussion', 'd', { ...onA, context: [['one']] }))
    s.run(create('comment', 'c', { parent_table: 'discussion', parent_id: idOf('d'), text: [['Why?']] }))
    expect(s.state.get('discussion', idOf('d'))).toEqual({
      id: idOf('d'),
      version: 1,
      last_version: 0,
      space_id: spaceId,
      ...onA,
      alive: true,
      resolved: false,
      comments: [],
      context: [['one']],
      created_time: s.context.now - 1,
      created_by_id: ada,
      created_by_table: 'sheaf_user',
    })
    const comment = s.state.get('comment', idOf('c'))
    expect(comment).toMatchObject({ text: [['Why?']], created_by_id: ada, parent_id: idOf('d') })
    expect(validateRecord('comment', comment)).toBe(comment)
  })

  it('[P 8] takes from its author only what people may write', () => {
    const s = draw()
    const forged = {
      id: idOf('x'),
      space_id: idOf('x'),
      version: 9,
      created_by_id: idOf('x'),
      created_time: 1,
      alive: false,
    }
    s.run(create('discussion', 'd', { ...onA, ...forged, nonsense: 1 }))
    const made = s.state.get('discussion', idOf('d'))
    expect(made).toMatchObject({ id: idOf('d'), space_id: spaceId, version: 1, created_by_id: ada, alive: true })
    expect(made).not.toHaveProperty('nonsense')
    expect(made?.['created_time']).toBe(s.context.now)
  })

  it('the same id again changes nothing', () => {
    const s = draw()
    s.run(create('discussion', 'd', { ...onA, context: [['one']] }))
    const before = s.state.get('discussion', idOf('d'))
    s.run(create('discussion', 'd', { ...onA, context: [['two']] }))
    expect(s.state.get('discussion', idOf('d'))).toEqual(before)
  })

  it('[P 6] requires to comment on the parent', () => {
    const s = draw()
    s.id('d')
    expect(s.requires(create('discussion', 'd', onA))).toEqual(['comment a'])
    const parent = { parent_table: 'discussion', parent_id: idOf('d') }
    expect(s.requires(create('comment', 'c', parent))).toEqual(['comment d'])
  })

  it('[P 8] records of every other table come from calls and from the server', () => {
    const s = draw()
    const creatable: readonly Table[] = ['discussion', 'comment', 'collection', 'collection_view', 'layout']
    const others = allRecords.map(record => record.table).filter(table => !creatable.includes(table))
    expect(others).toContain('space_user')
    for (const table of others)
      expect(() => s.requires(create(table, 'x', onA))).toThrow(
        `operation failed validation: operation.pointer.table should be a table that people may add to, instead was "${table}".`,
      )
  })

  // What the author gives is put into the record as it is.
  it('[P 8] refuses values that its fields cannot hold', () => {
    const s = draw()
    expect(() => s.run(create('discussion', 'd', { ...onA, resolved: 7 }))).toThrow('discussion.resolved')
  })
})
