import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import { type RecordValue, recordSource } from '@sheaf/core/operations/space-state'
import { rowsKey } from '@sheaf/core/protocol/log-entry'
import type { Table } from '@sheaf/core/records/all'
import { describe, expect, it } from 'vitest'
import { channelsOfRecord, stirredBy, touchesPermissions } from './channels'
import { Replica } from './replica'
import { Random } from './simulator/random'
import { kinds } from './simulator/sim-space'

const random = new Random(7)
const [space, page, block, team, user] = Array.from({ length: 5 }, () => random.uuid()) as [
  Uuid,
  Uuid,
  Uuid,
  Uuid,
  Uuid,
]
const record = (id: Uuid, fields: Record<string, unknown>): RecordValue => ({
  id,
  version: 1,
  last_version: 0,
  space_id: space,
  alive: true,
  ...fields,
})
const text = record(block, { type: 'text', parent_table: 'block', parent_id: page, page_id: page })
const known = new Map([[block, text]])
const channels = (table: Table, value: RecordValue): Uuid[] =>
  channelsOfRecord(
    table,
    value,
    recordSource((_table, id) => known.get(id)),
    kinds,
  )

describe('channels', () => {
  it('[S46] shows a block on its page', () => {
    expect(channels('block', text)).toEqual([page])
  })
  it('[S46] shows a page in itself and in the page around it', () => {
    const inner = random.uuid()
    expect(
      channels('block', record(inner, { type: 'page', parent_table: 'block', parent_id: page, page_id: page })),
    ).toEqual([inner, page])
  })
  it('[S46] hides a page with permissions of its own from the page around it', () => {
    const inner = random.uuid()
    const own = record(inner, {
      type: 'page',
      parent_table: 'block',
      parent_id: page,
      page_id: page,
      permissions: [{ type: 'user', user_id: user, role: 'owner' }],
    })
    expect(channels('block', own)).toEqual([inner, spaceViewId(space, user)])
  })
  it('[S46] shows a page of a team to the team', () => {
    expect(channels('block', record(page, { type: 'page', parent_table: 'team', parent_id: team }))).toEqual([
      page,
      team,
    ])
  })
  it('[S46] shows comments where their block is, and other records by themselves', () => {
    const discussion = record(random.uuid(), { parent_table: 'block', parent_id: block })
    expect(channels('discussion', discussion)).toEqual([page])
    expect(channels('team', record(team, {}))).toEqual([team])
  })
  it('[S46] shows a collection and a view by themselves and on the page of their block', () => {
    const own = record(random.uuid(), { parent_table: 'block', parent_id: block })
    expect(channels('collection', own)).toEqual([own.id, page])
    expect(channels('collection_view', own)).toEqual([own.id, page])
    expect(channels('record_counter', record(random.uuid(), { parent_table: 'collection', parent_id: team }))).toEqual([
      team,
    ])
  })
  it('[S46] shows a row in itself and to who listens to its collection, unless it has permissions of its own', () => {
    const row = record(random.uuid(), { type: 'page', parent_table: 'collection', parent_id: team })
    expect(channels('block', row)).toEqual([row.id, team])
    expect(channels('block', { ...row, permissions: [] })).toEqual([row.id])
  })
})

describe('rows under rules', () => {
  const [ruled, plain] = [random.uuid(), random.uuid()] as [Uuid, Uuid]
  const home = { parent_table: 'block', parent_id: block, schema: { who: { id: 'who' } } }
  const rules = [{ type: 'property', property: 'who', role: 'reader' }]
  known.set(ruled, record(ruled, { ...home, row_permissions: rules }))
  known.set(plain, record(plain, home))
  const source = recordSource((_table, id) => known.get(id))
  const row = record(random.uuid(), { type: 'page', parent_table: 'collection', parent_id: ruled, properties: {} })

  it('[S46] are shown in themselves alone, and their collection only hears that there is news', () => {
    expect(channels('block', row)).toEqual([row.id])
    expect(stirredBy('block', row, source)?.id).toBe(ruled)
    const open = { ...row, parent_id: plain }
    expect(channels('block', open)).toEqual([row.id, plain])
    expect(stirredBy('block', open, source)).toBeUndefined()
    expect(channels('block', { ...row, is_template: true })).toEqual([row.id, ruled])
  })
  it('[S46] whoever is told that there is news of them, tells who asks for them', () => {
    const replica = new Replica({ spaceId: space, userId: user, kinds, now: () => 1, textClientId: () => 1 })
    const stir = { table: 'collection' as const, id: ruled, version: 3, last_version: 3, changes: [] }
    const told = (item: typeof stir) => [...replica.receive({ items: [item], texts: [] }, 'reader').touched]
    expect(told(stir)).toEqual([rowsKey(ruled)])
    expect(told({ ...stir, last_version: 2 })).toEqual([])
  })
  it('[S42] are judged again when others stand in them, or the rules change', () => {
    const touches = (table: Table, before: RecordValue, after: RecordValue): boolean =>
      touchesPermissions(table, before, after, kinds, source)
    expect(touches('block', row, { ...row, properties: { who: [user] } })).toBe(true)
    expect(touches('block', row, { ...row, properties: { words: 'x' } })).toBe(false)
    expect(
      touches('block', { ...row, parent_id: plain }, { ...row, parent_id: plain, properties: { who: [user] } }),
    ).toBe(false)
    const collection = known.get(ruled) as RecordValue
    expect(touches('collection', collection, { ...collection, row_permissions: [] })).toBe(true)
    expect(touches('collection', collection, { ...collection, schema: {} })).toBe(true)
    expect(touches('collection', collection, { ...collection, name: 'x' })).toBe(false)
  })
})

describe('touchesPermissions', () => {
  const touches = (table: Table, before: RecordValue | undefined, after: RecordValue): boolean =>
    touchesPermissions(
      table,
      before,
      after,
      kinds,
      recordSource((_table, id) => known.get(id)),
    )
  it('[S42] sees roles change where they can', () => {
    const home = record(page, { type: 'page', parent_table: 'space', parent_id: space, permissions: [] })
    expect(touches('block', home, { ...home, permissions: [{ type: 'space', role: 'editor' }] })).toBe(true)
    expect(touches('block', home, { ...home, parent_table: 'block', parent_id: random.uuid() })).toBe(true)
    expect(touches('block', home, { ...home, deleted_from_trash_time: 1 })).toBe(true)
    expect(touches('block', home, { ...home, format: { icon: 'x' } })).toBe(false)
    expect(touches('block', text, { ...text, parent_id: random.uuid() })).toBe(false)
    // With a database on a page go the rights to its rows.
    const database = { ...text, collection_id: random.uuid() }
    expect(touches('block', database, { ...database, page_id: random.uuid() })).toBe(true)
    expect(touches('block', text, { ...text, page_id: random.uuid() })).toBe(false)
    expect(touches('block', undefined, home)).toBe(false)
    expect(touches('space_user', record(user, {}), record(user, {}))).toBe(true)
    expect(
      touches(
        'team',
        record(team, { membership: [] }),
        record(team, { membership: [{ user_id: user, role: 'member' }] }),
      ),
    ).toBe(true)
    expect(touches('space', record(space, { name: 'a' }), record(space, { name: 'b' }))).toBe(false)
    for (const field of ['disable_public_access', 'admin_disable_public_access'])
      expect(touches('space', record(space, {}), record(space, { [field]: true }))).toBe(true)
  })
})
