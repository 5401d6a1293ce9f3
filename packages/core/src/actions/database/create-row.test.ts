import { beforeEach, expect, it } from 'vitest'
import type { Uuid } from '../../ids'
import { atEnd } from '../../operations/anchor'
import { idOf, SmallSpace } from '../small-space.fixture'
import { createRow, createRows } from './create-row'
import { placeRows } from './place-rows'

const home = idOf('home')
const [first, second, made, other] = ['first', 'second', 'made', 'other'].map(idOf) as [Uuid, Uuid, Uuid, Uuid]
const side = (own: string, back: string) => ({
  ...{ id: own, name: own, type: 'relation', order: 1, kind: 'dual', collection_id: home, synced_property: back },
})
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  count: { id: 'count', name: 'Count', type: 'number', order: 1 },
  up: side('up', 'down'),
  down: side('down', 'up'),
}

let space: SmallSpace
const orderOf = (id: Uuid): string => JSON.stringify(space.block(id)?.format?.['collection_order'] ?? null)

beforeEach(() => {
  space = new SmallSpace([
    ['collection', { id: home, parent_table: 'block', parent_id: idOf('database'), alive: true, schema }],
  ])
  space.write(draft => createRows(draft, home, [{ id: first }, { id: second }]))
})

it('a row says what is given, and both sides of its relations', () => {
  space.write(draft => createRow(draft, home, { id: made, title: 'Tea', values: { count: 3, up: [first] } }))
  expect(space.block(made)).toMatchObject({ parent_id: home, properties: { count: 3, up: [first] } })
  expect(space.titleOf(made)).toBe('Tea')
  expect(space.block(first)?.properties?.['down']).toEqual([made])
  expect(orderOf(made)).toBe('null')
})

it('a name among the values is written as text, and what is empty is not stored', () => {
  space.write(draft => createRow(draft, home, { id: made, values: { title: [['Tea']], count: null } }))
  expect(space.titleOf(made)).toBe('Tea')
  expect(space.block(made)?.properties).not.toHaveProperty('count')
})

it('a row between two others stands there, and the next one behind it', () => {
  space.write(draft => placeRows(draft, [first, second], {}))
  space.write(draft =>
    createRows(draft, home, [
      { id: made, after: first, before: second },
      { id: other, after: first, before: second },
    ]),
  )
  const keys = [first, made, other, second].map(orderOf)
  expect(keys).toEqual([...new Set(keys)].sort())
})

it('rows are put between others in the order in which they are given', () => {
  space.write(draft => createRows(draft, home, [{ id: made }, { id: other }]))
  space.write(draft => placeRows(draft, [first, second], {}))
  space.write(draft => placeRows(draft, [other, made], { after: first, before: second }))
  const keys = [first, other, made, second].map(orderOf)
  expect(keys).toEqual([...new Set(keys)].sort())
})

it('what a row says comes before what its template says', () => {
  const template = idOf('template')
  space.write(draft => {
    draft.create(template, 'page', { table: 'collection', id: home }, atEnd, {
      is_template: true,
      properties: { count: 7 },
      format: { page_icon: '🧵' },
    })
    draft.insertText(template, 0, 'Weekly order')
  })
  const like = { id: template, isWhole: true, newId: space.newId }
  space.write(draft => createRow(draft, home, { id: made, values: { count: 3 } }, like))
  space.write(draft => createRow(draft, home, { id: other }, { ...like, isWhole: false }))
  expect(space.block(made)).toMatchObject({ properties: { count: 3 }, format: { page_icon: '🧵' } })
  expect(space.titleOf(made)).toBe('Weekly order')
  // What is not here yet comes later.
  expect(space.block(other)?.properties).toMatchObject({ count: 7 })
  expect(space.titleOf(other)).toBe('')
})

it('is gone by one undo', () => {
  const done = space.write(draft => createRow(draft, home, { id: made, title: 'Tea', values: { up: [first] } }))
  space.write(draft => draft.revert(done.inverse))
  expect(space.block(made)?.alive).toBe(false)
  expect(space.isShown(made)).toBe(false)
})
