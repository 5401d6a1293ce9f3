import { beforeEach, describe, expect, it } from 'vitest'
import { sourcesOf, viewsOf } from '../../collection/database-block'
import type { Uuid } from '../../ids'
import { layoutId } from '../../records/layout'
import { idOf, SmallSpace } from '../small-space.fixture'
import { schemaCopy } from './schema-copy'

const [general, home, block, tasks] = [idOf('general'), idOf('home'), idOf('block'), idOf('tasks')]
const [table, board, row, other, template] = ['table', 'board', 'row', 'other', 'template'].map(idOf) as [
  Uuid,
  Uuid,
  Uuid,
  Uuid,
  Uuid,
]
const view = (id: Uuid, type: string, more: object = {}) =>
  [
    'collection_view',
    { id, type, alive: true, parent_table: 'block', parent_id: block, collection_id: tasks, ...more },
  ] as const
const page = (id: Uuid, title: string, [parent_table, parent_id]: readonly [string, Uuid], more: object = {}) =>
  [
    'block',
    { id, type: 'page', alive: true, parent_table, parent_id, properties: { title: [[title]] }, ...more },
  ] as const
const relation = (id: string, to: Uuid, back: string) => ({
  ...{ id, name: id, type: 'relation', order: 1, collection_id: to, kind: 'dual', synced_property: back },
})
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  stat: { id: 'stat', name: 'Status', type: 'status', order: 1 },
  up: relation('up', tasks, 'down'),
  down: relation('down', tasks, 'up'),
  bill: relation('bill', other, 'task'),
}
let space: SmallSpace
beforeEach(() => {
  space = new SmallSpace([
    ['team', { id: general, is_default: true, team_pages: [home] }],
    page(home, 'Home', ['team', general], { content: [block] }),
    page(block, '', ['block', home], {
      ...{ type: 'collection_view', page_id: home, properties: {}, collection_id: tasks, view_ids: [table, board] },
      format: { block_locked: true, collection_pointers: [{ id: tasks, table: 'collection', spaceId: idOf('space') }] },
    }),
    page(row, 'Buy milk', ['collection', tasks]),
    [
      'collection',
      {
        ...{ id: tasks, parent_table: 'block', parent_id: block, alive: true, name: 'Tasks', schema },
        ...{ deleted_schema: {}, template_pages: [template] },
        format: { default_template: template, sub_items: { parent: 'up', children: 'down' } },
      },
    ],
    view(table, 'table', { name: 'All', format: { default_template: template, wrap: true } }),
    view(board, 'board', { query: { group: { property: 'stat' } }, format: { linked: tasks } }),
    [
      'layout',
      {
        id: layoutId(tasks),
        ...{ parent_table: 'collection', parent_id: tasks, alive: true, modules: [{ id: 'g', type: 'group' }] },
      },
    ],
  ])
})

describe('[C 9.4] a database without its rows', () => {
  it('has the same properties and views, and nothing of the other is its own', () => {
    const copy = schemaCopy(space, block, space.newId)
    const done = space.write(draft => copy?.draw(draft))
    const made = space.block(copy?.id as Uuid)
    expect(made).toMatchObject({ type: 'collection_view', parent_id: home, alive: true })
    expect(made?.format?.['block_locked']).toBeUndefined()
    expect(space.content(home)).toEqual([block, copy?.id])
    const [source, ...more] = sourcesOf(made)
    expect([more, made?.collection_id, source === tasks]).toEqual([[], source, false])
    const collection = space.get('collection', source as Uuid)
    expect(collection).toMatchObject({
      parent_id: copy?.id,
      name: 'Tasks (1)',
      schema: {
        title: schema.title,
        stat: schema.stat,
        up: { ...schema.up, collection_id: source },
        down: { ...schema.down, collection_id: source },
        // What is elsewhere has no property that would name the copy.
        bill: { id: 'bill', type: 'relation', kind: 'single', collection_id: other },
      },
      format: { sub_items: { parent: 'up', children: 'down' } },
    })
    expect(collection?.schema?.['bill']).not.toHaveProperty('synced_property')
    expect(collection?.template_pages ?? []).toEqual([])
    expect(
      viewsOf(space, made).map(({ type, name, query, format, collection_id, parent_id }) => [
        ...[type, name ?? '', query, format, collection_id === source, parent_id === copy?.id],
      ]),
    ).toEqual([
      ['table', 'All', {}, { wrap: true }, true, true],
      ['board', '', { group: { property: 'stat' } }, { linked: source }, true, true],
    ])
    expect(space.get('layout', layoutId(source as Uuid))?.modules).toEqual([{ id: 'g', type: 'group' }])
    expect(
      [...space.view.own.values()].filter(one => one.table === 'block' && one.value['parent_id'] === source).length,
    ).toBe(0)
    // One step back, and the original is as it was.
    space.write(draft => draft.revert(done.inverse))
    expect(space.content(home)).toEqual([block])
    expect(viewsOf(space, space.block(block)).map(({ id }) => id)).toEqual([table, board])
  })
  it('is not made of what is not here', () => {
    expect(schemaCopy(space, home, space.newId)).toBeNull()
  })
})
