import { beforeEach, describe, expect, it } from 'vitest'
import { spaceViewId, type Uuid } from '../ids'
import { afterOf, atEnd } from '../operations/anchor'
import type { CollectionValue } from '../records/collection'
import type { CollectionViewValue } from '../records/collection-view'
import { type CopiedPage, copiedBlock } from './copied-page'
import { copyPage } from './copy-page'
import { addCollection, placeCollection } from './database/create-collection'
import { insertView } from './database/insert-view'
import { createPage } from './pages'
import { idOf, SmallSpace } from './small-space.fixture'

const [page, line, base, tasks, view, one, two] = ['page', 'line', 'base', 'tasks', 'view', 'one', 'two'].map(idOf) as [
  Uuid,
  Uuid,
  Uuid,
  Uuid,
  Uuid,
  Uuid,
  Uuid,
]
const copyId = idOf('copy')
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  next: { id: 'next', name: 'Next', type: 'relation', order: 1, collection_id: tasks },
}

let space: SmallSpace
beforeEach(() => {
  const ada = idOf('ada')
  space = new SmallSpace([
    ['team', { id: idOf('team'), parent_id: idOf('space'), parent_table: 'space', team_pages: [] }],
    ['space_view', { id: spaceViewId(idOf('space'), ada), user_id: ada, private_pages: [] }],
  ])
  space.write(draft => {
    createPage(draft, page, { parent: { table: 'team', id: idOf('team') }, at: atEnd })
    draft.insertText(page, 0, 'Plan')
    draft.create(line, 'text', { table: 'block', id: page }, atEnd)
    draft.insertText(line, 0, { k: 'p', v: [base, space.spaceId] })
    draft.create(base, 'collection_view', { table: 'block', id: page }, atEnd)
    addCollection(draft, base, tasks, { name: 'Tasks', schema })
    placeCollection(draft, base, tasks)
    insertView(draft, base, view, { collection_id: tasks, type: 'table', query: {}, format: {} })
    for (const id of [one, two]) draft.create(id, 'page', { table: 'collection', id: tasks }, atEnd)
    draft.relate({ row: one, property: 'next', other: two })
  })
})

/** As it is read: the page, what is in it, and the rows of its database. */
const read = (): CopiedPage => ({
  blocks: [page, line, base, one, two].map(id => {
    const block = space.view.mustBlock(id)
    return copiedBlock(block, block.parent_id)
  }),
  collections: [space.get('collection', tasks) as CollectionValue],
  views: [space.get('collection_view', view) as CollectionViewValue],
  layouts: [],
})
const collection = (id: Uuid): CollectionValue | undefined => space.get('collection', id)

describe('a copy of a page', () => {
  it('has ids of its own, also where a block or a row is named, and stands beside the original', () => {
    const target = { copyId, parent: { table: 'team' as const, id: idOf('team') }, at: afterOf(page) }
    const copy = copyPage(
      read(),
      { ...target, beside: [[['Plan']]], isTemplate: false },
      { newId: space.newId, collection },
    )
    expect([copy.blocks.length, copy.relations.length]).toEqual([5, 1])
    // Each step may be a transaction of its own.
    for (const step of [...copy.blocks, ...copy.relations]) space.write(step)

    expect(space.get('team', idOf('team'))?.team_pages).toEqual([page, copyId])
    expect(space.titleOf(copyId)).toBe('Plan (1)')
    const [text, database] = space.content(copyId) as [Uuid, Uuid]
    expect(space.runs(text)).toEqual([{ insert: { k: 'p', v: [database, space.spaceId] } }])
    const made = space.block(database)
    const tasksOfCopy = space.get('collection', made?.collection_id as Uuid)
    expect(tasksOfCopy).toMatchObject({ name: 'Tasks', parent_id: database })
    expect(tasksOfCopy?.schema?.['next']?.['collection_id']).toBe(tasksOfCopy?.id)
    expect(made?.format?.['collection_pointers']).toEqual([{ ...pointerTo(tasksOfCopy?.id) }])
    expect(space.get('collection_view', made?.view_ids?.[0] as Uuid)).toMatchObject({ collection_id: tasksOfCopy?.id })
    const rows = [...space.view.own.values()].flatMap(({ table, value }) =>
      table === 'block' && value['parent_id'] === tasksOfCopy?.id ? [value] : [],
    )
    expect(rows.map(({ properties }) => properties?.['next'])).toEqual([[rows[1]?.id], undefined])
    // The original is as it was.
    expect(space.block(one)?.properties?.['next']).toEqual([two])
  })

  it('is among one’s own pages where it is put into the space', () => {
    const parent = { table: 'space' as const, id: space.spaceId }
    const copy = copyPage(
      read(),
      { copyId, parent, at: atEnd, beside: [], isTemplate: false },
      { newId: space.newId, collection },
    )
    space.write(draft => {
      for (const step of copy.blocks) step(draft)
    })
    expect(space.get('space_view', spaceViewId(space.spaceId, space.userId))?.private_pages).toEqual([copyId])
  })

  it('of a template is one of its collection', () => {
    const parent = { table: 'collection' as const, id: tasks }
    const template: CopiedPage = { ...read(), collections: [], views: [], blocks: read().blocks.slice(3, 4) }
    const copy = copyPage(
      template,
      { copyId, parent, at: afterOf(one), beside: null, isTemplate: true },
      { newId: space.newId, collection },
    )
    for (const step of copy.blocks) space.write(step)
    expect(space.block(copyId)).toMatchObject({ is_template: true, parent_id: tasks })
    expect(space.get('collection', tasks)?.template_pages).toEqual([copyId])
  })
})

const pointerTo = (id: Uuid | undefined): object => ({ table: 'collection', id, spaceId: idOf('space') })
