import type { Uuid } from '@sheaf/core/ids'
import { layoutId } from '@sheaf/core/records/layout'
import { beforeEach, describe, expect, it } from 'vitest'
import { idOf, page, record, sessionOn, smallSpace } from '../../data/small-space.fixture'
import type { SpaceSession } from '../../data/space-session'
import { collectionIn, sourcesOf, viewsOf } from './database-records'
import { draftSchemaCopy } from './schema-copy'

const [general, home, block, tasks, table, board, row, other, template] = [4, 11, 12, 13, 14, 15, 16, 17, 18].map(
  idOf,
) as [Uuid, Uuid, Uuid, Uuid, Uuid, Uuid, Uuid, Uuid, Uuid]
const view = (id: Uuid, type: string, more: object = {}) =>
  record('collection_view', {
    ...{ id, type, alive: true, parent_table: 'block', parent_id: block, collection_id: tasks, ...more },
  })
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
let session: SpaceSession
beforeEach(() => {
  session = sessionOn(
    smallSpace({}, [
      record('team', { id: general, is_default: true, team_pages: [home] }),
      page(home, 'Home', ['team', general], { content: [block] }),
      page(block, '', ['block', home], {
        ...{ type: 'collection_view', page_id: home, properties: {}, collection_id: tasks, view_ids: [table, board] },
        format: { block_locked: true, collection_pointers: [{ id: tasks, table: 'collection', spaceId: idOf(1) }] },
      }),
      page(row, 'Buy milk', ['collection', tasks]),
      record('collection', {
        ...{ id: tasks, parent_table: 'block', parent_id: block, alive: true, name: 'Tasks', schema },
        ...{ deleted_schema: {}, template_pages: [template] },
        format: { default_template: template, sub_items: { parent: 'up', children: 'down' } },
      }),
      view(table, 'table', { name: 'All', format: { default_template: template, wrap: true } }),
      view(board, 'board', { query: { group: { property: 'stat' } }, format: { linked: tasks } }),
      record('layout', {
        id: layoutId(tasks),
        ...{ parent_table: 'collection', parent_id: tasks, alive: true, modules: [{ id: 'g', type: 'group' }] },
      }),
    ]),
  )
})

describe('[C 9.4] a database without its rows', () => {
  it('has the same properties and views, and nothing of the other is its own', () => {
    const copy = draftSchemaCopy(session, block)
    const done = session.client.commit(draft => copy?.draw(draft))
    const { replica } = session
    const made = replica.block(copy?.id as Uuid)
    expect(made).toMatchObject({ type: 'collection_view', parent_id: home, alive: true })
    expect(made?.format?.['block_locked']).toBeUndefined()
    expect(replica.view.content(home)).toEqual([block, copy?.id])
    const [source, ...more] = sourcesOf(made)
    expect([more, made?.collection_id, source === tasks]).toEqual([[], source, false])
    const collection = collectionIn(replica, source as Uuid)
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
      viewsOf(replica, made).map(({ type, name, query, format, collection_id, parent_id }) => [
        ...[type, name ?? '', query, format, collection_id === source, parent_id === copy?.id],
      ]),
    ).toEqual([
      ['table', 'All', {}, { wrap: true }, true, true],
      ['board', '', { group: { property: 'stat' } }, { linked: source }, true, true],
    ])
    expect(replica.get('layout', layoutId(source as Uuid))?.['modules']).toEqual([{ id: 'g', type: 'group' }])
    expect([...replica.confirmed.all()].filter(({ value }) => value['parent_id'] === source).length).toBe(0)
    // One step back, and the original is as it was.
    session.client.commit(draft => draft.revert(done?.inverse ?? []))
    expect(replica.view.content(home)).toEqual([block])
    expect(viewsOf(replica, replica.block(block)).map(({ id }) => id)).toEqual([table, board])
  })
  it('is not made of what is not here', () => {
    expect(draftSchemaCopy(session, home)).toBeNull()
  })
})
