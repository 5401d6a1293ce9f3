import { catalogProperties } from '@sheaf/catalog/properties/all'
import type { Draft } from '@sheaf/core/actions/draft'
import { optionsOf } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { HostSession } from '@sheaf/editor/host/session'
import { beforeEach, describe, expect, it } from 'vitest'
import { collectionIn, shownIn, viewIn } from '../answer/database-records'
import { allColumns } from '../properties/columns'
import { idsOf, page, record, sessionOn, smallSpace } from '../testing/small-space.fixture'
import { moveTab } from '../views/move-tab'
import { databaseActions } from './database-actions'

const [general, home, tasks, table, board, list] = idsOf(4, 11, 13, 14, 15, 16)
const schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  hours: { id: 'hours', name: 'Hours', type: 'number', order: 1 },
  done: { id: 'done', name: 'Done', type: 'checkbox', order: 2 },
}
let session: HostSession
/** One entry a step that is undone by itself; what goes into an earlier one is added to it. */
let steps: Draft['inverse'][]

const step = (build: (draft: Draft) => void, into?: unknown) => {
  const draft = session.client.commit(build)
  const kept = (into as { kept: Draft['inverse'] } | undefined)?.kept ?? []
  if (!into) steps.push(kept)
  kept.push(...(draft?.inverse ?? []))
  return { kept, takeBack: () => {} }
}
const host = { step, commit: (build: (draft: Draft) => void) => void step(build) } as never
const undo = () => session.client.commit(draft => draft.revert(steps.pop() ?? []))
const columns = () =>
  allColumns(
    collectionIn(session.replica, tasks)?.schema ?? {},
    shownIn(viewIn(session.replica, table) as never),
    catalogProperties,
    'all',
  )
const names = (): string[] => columns().map(({ property }) => property.name)
const actions = () =>
  databaseActions({
    session,
    host,
    ports: { newShortId: () => 'made', now: () => 7 } as never,
    blockId: home,
    collectionId: tasks,
    viewId: table,
    settingsOf: () => ({}),
    labelOf: type => type,
    columns,
    opensRows: () => 'side',
    begin: () => ({}),
    template: () => null,
    allowed: changes => changes,
  })

beforeEach(() => {
  steps = []
  const view = (id: Uuid, type: string) =>
    record('collection_view', { id, parent_table: 'block', parent_id: home, collection_id: tasks, type, alive: true })
  session = sessionOn(
    smallSpace({}, [
      record('team', { id: general, is_default: true, team_pages: [home] }),
      page(home, 'Tasks', ['team', general], {
        type: 'collection_view_page',
        collection_id: tasks,
        view_ids: [table, board, list],
      }),
      record('collection', {
        id: tasks,
        parent_table: 'block',
        parent_id: home,
        alive: true,
        name: 'Tasks',
        schema,
        deleted_schema: {},
      }),
      view(table, 'table'),
      view(board, 'board'),
      view(list, 'list'),
    ]),
  )
})

describe('[P 3] a property that is put beside another', () => {
  it('is made and placed as one step', () => {
    actions().addProperty('text', {}, 'Notes', 'hours')
    expect(names()).toEqual(['Name', 'Notes', 'Hours', 'Done'])
    expect(steps).toHaveLength(1)
    undo()
    expect(names()).toEqual(['Name', 'Hours', 'Done'])
  })
  it('stands at the end where nothing is behind it, also one step', () => {
    actions().addProperty('text', {}, 'Notes', null)
    expect(names()).toEqual(['Name', 'Hours', 'Done', 'Notes'])
    expect(steps).toHaveLength(1)
  })
})

describe('[P 5] options that are made of what was seen', () => {
  const wool = { id: 'wool', name: 'Wool', color: 'red' }
  const linen = { id: 'linen', name: 'Linen', color: 'blue' }
  const tags = { id: 'tags', name: 'Tags', type: 'multi_select', order: 3, options: [wool] }
  const optionNames = () => {
    const now = collectionIn(session.replica, tasks)?.schema?.['tags']
    return now && optionsOf(now).map(({ name }) => name)
  }
  /** Somebody renames an option while the screen still shows its old name. */
  beforeEach(() => {
    session.client.commit(draft => draft.set(session.pointer('collection', tasks), ['schema', 'tags'], tags))
    actions().changeProperty(tags, { options: [{ ...wool, name: 'Boiled wool' }] })
    expect(optionNames()).toEqual(['Boiled wool'])
  })
  it.each([
    ['in a cell', () => actions().changeProperty(tags, { options: [wool, linen] })],
    ['by pasting', () => actions().write({ changes: [], options: [{ seen: tags, options: [wool, linen] }] })],
  ])('leave a name that somebody gave meanwhile: %s', (_name, add) => {
    add()
    expect(optionNames()).toEqual(['Boiled wool', 'Linen'])
  })
})

describe('[P 3] the tabs of views', () => {
  const tabs = () => session.replica.block(home)?.view_ids
  const views = () => (tabs() ?? []).map(id => ({ id }))
  it('are put elsewhere, and back by one undo', () => {
    moveTab(host, home, views(), table, 2)
    expect(tabs()).toEqual([board, list, table])
    moveTab(host, home, views(), list, 0)
    expect(tabs()).toEqual([list, board, table])
    undo()
    expect(tabs()).toEqual([board, list, table])
    undo()
    expect(tabs()).toEqual([table, board, list])
  })
  it('stay where there is nothing beyond them', () => {
    moveTab(host, home, views(), table, -1)
    moveTab(host, home, views(), list, 3)
    moveTab(host, home, views(), board, 1)
    expect(steps).toHaveLength(0)
  })
})
