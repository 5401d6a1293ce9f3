import { catalogProperties } from '@sheaf/catalog/properties/all'
import { catalogViewKinds } from '@sheaf/catalog/views/all'
import type { DatabasePorts } from '@sheaf/core/actions/database/database-ports'
import { restoreSource } from '@sheaf/core/actions/database/sources'
import type { Draft } from '@sheaf/core/actions/draft'
import { sourcesOf, viewsOf } from '@sheaf/core/collection/database-block'
import type { Uuid } from '@sheaf/core/ids'
import type { HostSession } from '@sheaf/editor/host/session'
import { beforeEach, describe, expect, it } from 'vitest'
import { collectionIn } from '../answer/database-records'
import { t } from '../testing/english'
import { idOf, idsOf, page, record, sessionOn, smallSpace } from '../testing/small-space.fixture'
import { addLinkedView, addSource, removeSource } from './sources'

const [general, home, block, tasks, view, other, elsewhere] = idsOf(4, 11, 12, 13, 14, 15, 16)
let session: HostSession
let next: number
let last: Draft | null
const host = {
  newId: () => idOf(next++),
  t,
  commit: (build: (draft: Draft) => void) => {
    last = session.client.commit(build)
  },
}
const ports: DatabasePorts = {
  newId: host.newId,
  newShortId: () => String(next++),
  now: () => 1,
  properties: catalogProperties,
  viewKind: type => catalogViewKinds.get(type) ?? catalogViewKinds.first,
  translate: t,
}
const database = () => session.replica.block(block)
const undo = () => last && session.client.commit(draft => draft.revert(last?.inverse ?? []))
const shown = () => viewsOf(session.replica, database()).map(one => one.collection_id)
const schema = { title: { id: 'title', name: 'Name', type: 'title', order: 0 } }
const collection = (id: Uuid, parent: Uuid, name: string) =>
  record('collection', { id, parent_table: 'block', parent_id: parent, alive: true, name, schema, deleted_schema: {} })
beforeEach(() => {
  next = 100
  session = sessionOn(
    smallSpace({}, [
      record('team', { id: general, is_default: true, team_pages: [home] }),
      page(home, 'Home', ['team', general], { content: [block] }),
      page(block, '', ['block', home], {
        type: 'collection_view',
        page_id: home,
        properties: {},
        collection_id: tasks,
        view_ids: [view],
      }),
      page(elsewhere, 'Bills', ['team', general], { type: 'collection_view_page', collection_id: other }),
      collection(tasks, block, 'Tasks'),
      collection(other, elsewhere, 'Bills'),
      record('collection_view', {
        id: view,
        parent_table: 'block',
        parent_id: block,
        collection_id: tasks,
        type: 'table',
        alive: true,
      }),
    ]),
  )
})

describe('[P 3] the data sources of a database', () => {
  it('a new one has rows and a view of its own, and those that were there are named beside it', () => {
    addSource(host, ports, block, 'Second')
    const [first, second] = sourcesOf(database())
    expect(first).toBe(tasks)
    expect(collectionIn(session.replica, second as Uuid)).toMatchObject({ name: 'Second', parent_id: block })
    expect(shown()).toEqual([tasks, second])
    undo()
    expect(sourcesOf(database())).toEqual([tasks])
    expect(shown()).toEqual([tasks])
  })
  it('one of elsewhere stays at home there, and is only unlinked', () => {
    addLinkedView(host, ports, block, { collectionId: other, type: 'table', name: 'Bills' })
    expect(sourcesOf(database())).toEqual([tasks, other])
    const before = database()
    if (before) removeSource(host, ports, before, other)
    expect(sourcesOf(database())).toEqual([tasks])
    expect(shown()).toEqual([tasks])
    expect(collectionIn(session.replica, other)?.parent_id).toBe(elsewhere)
  })
  it('its own one goes to the trash, and back with its views', () => {
    const made = addSource(host, ports, block, 'Second')
    const [, second] = sourcesOf(database()) as [Uuid, Uuid]
    const held = database()
    if (held) removeSource(host, ports, held, second)
    expect(sourcesOf(database())).toEqual([tasks])
    const at = session.replica.block(collectionIn(session.replica, second)?.parent_id as Uuid)
    expect(at).toMatchObject({ alive: false, page_id: home, type: 'collection_view' })
    const removed = { collection: second, block, views: [made] }
    expect(at?.format?.['removed_from']).toEqual(removed)
    session.client.commit(draft => restoreSource(draft, removed))
    expect(sourcesOf(database())).toEqual([tasks, second])
    expect(shown()).toEqual([tasks, second])
    expect(collectionIn(session.replica, second)?.parent_id).toBe(block)
  })
  it('undo brings a removed one back', () => {
    addSource(host, ports, block, 'Second')
    const held = database()
    if (held) removeSource(host, ports, held, tasks)
    expect(database()?.collection_id).not.toBe(tasks)
    undo()
    expect(new Set(sourcesOf(database()))).toContain(tasks)
    expect(collectionIn(session.replica, tasks)?.parent_id).toBe(block)
    expect(database()?.collection_id).toBe(tasks)
  })
  it('the last one stays', () => {
    const held = database()
    if (held) removeSource(host, ports, held, tasks)
    expect(sourcesOf(database())).toEqual([tasks])
  })
})
