import { expect, it } from 'vitest'
import type { Linked } from '../collection/row-links'
import type { Uuid } from '../ids'
import { defineView } from './view-kind'
import { viewQuestion } from './view-question'

const look = { label: '', description: '', icon: '' }
const table = defineView({ ...look, type: 'table', nests: true })
const flat = defineView({ ...look, type: 'gallery' })
const id = '00000000-0000-4000-8000-000000000001' as Uuid
const [first, second] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as Uuid[]
const side = (own: string, back: string) => ({
  id: own,
  name: own,
  type: 'relation',
  order: 0,
  kind: 'dual',
  collection_id: id,
  synced_property: back,
  ...(own === 'up' ? { limit: 1 } : {}),
})
const collection: Linked = {
  id,
  schema: { up: side('up', 'down'), down: side('down', 'up') },
  format: { sub_items: { parent: 'up', children: 'down' } },
}
const fields = (format: object = {}) => ({ query: {}, format: format as never })
const open = [second, first] as Uuid[]

it('asks for the rows below those that are open, always in the same order', () => {
  expect(viewQuestion(table, fields(), collection, {}, open).nest).toEqual({
    parent: 'up',
    show: 'nested',
    open: [first, second],
  })
  expect(viewQuestion(table, fields(), collection).nest).toEqual({ parent: 'up', show: 'nested', open: [] })
})

it('opens all of them for who searches', () => {
  expect(viewQuestion(table, fields(), collection, { search: 'wool' })).toMatchObject({
    search: 'wool',
    nest: { open: 'all' },
  })
})

it('nests nothing where rows are named, and where the view cannot draw it or does not want it', () => {
  for (const query of [
    viewQuestion(table, fields(), collection, { rows: [] }, open),
    viewQuestion(table, fields({ sub_items: 'flat' }), collection, {}, open),
    viewQuestion(flat, fields(), collection, {}, open),
    viewQuestion(table, fields(), { id, schema: {} }, {}, open),
  ])
    expect(query.nest).toBeUndefined()
  expect(viewQuestion(flat, fields({ sub_items: 'parents' }), collection).nest).toEqual({
    parent: 'up',
    show: 'parents',
  })
})
