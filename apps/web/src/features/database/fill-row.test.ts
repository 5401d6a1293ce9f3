import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { Draft } from '@sheaf/sync/draft'
import type { Replica } from '@sheaf/sync/replica'
import { beforeEach, describe, expect, it } from 'vitest'
import { idOf, idsOf, record, sessionOn, smallSpace } from '../../data/small-space.fixture'
import { fillRow, hasPages } from './fill-row'

const [home, template, row, other, block] = idsOf(12, 13, 14, 15, 16)
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

let replica: Replica
const session = () => sessionOn(replica)
const write = (build: (draft: Draft) => void): Draft => {
  const draft = session().client.commit(build)
  if (!draft) throw new Error('nothing was written')
  return draft
}
const inHome = { table: 'collection', id: home } as const

beforeEach(() => {
  const of = { parent_table: 'block', parent_id: idOf(18) }
  replica = smallSpace({}, [record('collection', { ...of, id: home, alive: true, schema }, 'owner')])
  write(draft => {
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
    write(draft => {
      draft.create(row, 'page', inHome, atEnd, { properties: { count: 7 } })
      fillRow(session(), draft, row, template)
    })
    const made = replica.block(row)
    expect(made?.properties).toMatchObject({ count: 7, note: [['Soft']], title: [['Weekly order']], up: [other] })
    expect(made?.format).toMatchObject({ page_icon: '🧵' })
    expect(made?.is_template).toBeUndefined()
    const [copy] = replica.view.content(row)
    expect(copy).not.toBe(block)
    expect(replica.block(copy as Uuid)?.properties?.['title']).toEqual([['Buy thread']])
    // What takes one parent only stays with the template.
    expect(made?.properties?.['down']).toBeUndefined()
  })

  it('keeps a name and a text that are there', () => {
    write(draft => {
      draft.create(row, 'page', inHome, atEnd)
      draft.insertText(row, 0, 'Mine')
      draft.create(idOf(17), 'text', { table: 'block', id: row }, atEnd)
      fillRow(session(), draft, row, template)
    })
    expect(replica.block(row)?.properties).toMatchObject({ title: [['Mine']], count: 3 })
    expect(replica.view.content(row)).toEqual([idOf(17)])
  })

  it('is gone by one undo', () => {
    const made = write(draft => {
      draft.create(row, 'page', inHome, atEnd, { properties: { count: 7 } })
      fillRow(session(), draft, row, template)
    })
    write(draft => draft.revert(made.inverse))
    expect(replica.block(row)?.alive).toBe(false)
    expect(replica.block(template)?.alive).toBe(true)
  })
})

it('knows a page inside a template, however deep', () => {
  expect(hasPages(replica, template)).toBe(false)
  write(draft => draft.create(idOf(20), 'page', { table: 'block', id: block }, atEnd))
  expect(hasPages(replica, template)).toBe(true)
})
