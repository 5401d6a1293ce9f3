import type { Property, Schema } from '@sheaf/core/collection/schema'
import { questionOf } from '@sheaf/core/kinds/view-kind'
import { describe, expect, it } from 'vitest'
import { board, boardGrouping } from './board'

const property = (id: string, type: string, order: number, more: object = {}): Property => ({
  id,
  type,
  name: id,
  order,
  ...more,
})
const options = [{ id: 'x', name: 'X', color: 'gray' }]
const schema: Schema = {
  title: property('title', 'title', 0),
  kind: property('kind', 'select', 1, { options }),
  state: property('state', 'status', 2, { options }),
}
const formOf = ({ type }: Property) => (type === 'select' || type === 'status' ? 'choice' : 'text')

describe('a board', () => {
  it('begins with the columns of a status, else of the first choice', () => {
    expect(board.begin(schema, formOf)).toEqual({ query: { group: { property: 'state' } } })
    const { state: _state, ...without } = schema
    expect(board.begin(without, formOf)).toEqual({ query: { group: { property: 'kind' } } })
  })
  it('asks for columns that it hides, so that it can say what is in them', () => {
    const fields = { query: { group: { property: 'state', hidden: ['x'], order: ['x'] } }, format: {} }
    expect(questionOf(board, fields, schema).group).toEqual({ property: 'state', order: ['x'] })
  })
  it('goes by another property when its own was deleted', () => {
    const fields = { query: { group: { property: 'gone' } }, format: {} }
    expect(boardGrouping(fields, schema)).toEqual({ property: 'kind' })
    expect(boardGrouping(fields, { title: schema['title'] as Property })).toBeNull()
  })
})
