import { beforeEach, describe, expect, it } from 'vitest'
import type { Uuid } from '../../ids'
import { atEnd } from '../../operations/anchor'
import { idOf, SmallSpace } from '../small-space.fixture'
import { fillRow, hasPages } from './fill-row'

const home = idOf('home')
const template = idOf('template')
const row = idOf('row')
const other = idOf('other')
const block = idOf('block')
const side = (own: string, back: string, more: object = {}) => ({
  ...{ id: own, name: own, type: 'relation', order: 1, kind: 'dual', collection_id: home, synced_property: back },
  ...more,
})
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  note: { id: 'note', name: 'Note', type: 'rich_text', order: 1 },
  count: { id: 'count', name: 'Count', type: 'number', order: 2 },
  up: side('up', 'down', { limit: 1 }),
  down: side('down', 'up'),
}

let space: SmallSpace
const inHome = { table: 'collection', id: home } as const

beforeEach(() => {
  const of = { parent_table: 'block', parent_id: idOf('database') }
  space = new SmallSpace([['collection', { ...of, id: home, alive: true, schema }]])
  space.write(draft => {
    draft.create(other, 'page', inHome, atEnd)
    draft.create(template, 'page', inHome, atEnd, {
      is_template: true,
      properties: { note: [['Soft']], count: 3 },
      format: { page_icon: '🧵' },
    })
    draft.insertText(template, 0, 'Weekly order')
    draft.relate({ row: template, property: 'up', other })
    draft.relate({ row: template, property: 'down', other: other })
    draft.create(block, 'text', { table: 'block', id: template }, atEnd)
    draft.insertText(block, 0, 'Buy thread')
  })
})

describe('a row that is made of a template', () => {
  it('says what the template says, with blocks of its own, but keeps what it says itself', () => {
    space.write(draft => {
      draft.create(row, 'page', inHome, atEnd, { properties: { count: 7 } })
      fillRow(draft, row, template, space.newId)
    })
    const made = space.block(row)
    expect(made?.properties).toMatchObject({ count: 7, note: [['Soft']], title: [['Weekly order']], up: [other] })
    expect(made?.format).toMatchObject({ page_icon: '🧵' })
    expect(made?.is_template).toBeUndefined()
    const [copy] = space.content(row)
    expect(copy).not.toBe(block)
    expect(space.block(copy as Uuid)?.properties?.['title']).toEqual([['Buy thread']])
    // What takes one parent only stays with the template.
    expect(made?.properties?.['down']).toBeUndefined()
  })

  it('keeps a name and a text that are there', () => {
    space.write(draft => {
      draft.create(row, 'page', inHome, atEnd)
      draft.insertText(row, 0, 'Mine')
      draft.create(idOf('mine'), 'text', { table: 'block', id: row }, atEnd)
      fillRow(draft, row, template, space.newId)
    })
    expect(space.block(row)?.properties).toMatchObject({ title: [['Mine']], count: 3 })
    expect(space.content(row)).toEqual([idOf('mine')])
  })

  it('is gone by one undo', () => {
    const made = space.write(draft => {
      draft.create(row, 'page', inHome, atEnd, { properties: { count: 7 } })
      fillRow(draft, row, template, space.newId)
    })
    space.write(draft => draft.revert(made.inverse))
    expect(space.block(row)?.alive).toBe(false)
    expect(space.block(template)?.alive).toBe(true)
  })
})

it('knows a page inside a template, however deep', () => {
  expect(hasPages(space, template)).toBe(false)
  space.write(draft => draft.create(idOf('inner'), 'page', { table: 'block', id: block }, atEnd))
  expect(hasPages(space, template)).toBe(true)
})
