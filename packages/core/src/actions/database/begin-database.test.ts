import { beforeEach, expect, it } from 'vitest'
import { atEnd } from '../../operations/anchor'
import { idOf, SmallSpace } from '../small-space.fixture'
import { beginDatabase, copyViews } from './begin-database'
import { databasePorts } from './database-ports.fixture'
import { avoidWeekends, lockDatabase, renameCollection, setShift, widenDatabase } from './database-settings'

const block = idOf('block')
const copy = idOf('copy')
let space: SmallSpace
beforeEach(() => {
  const team = idOf('team')
  space = new SmallSpace([['team', { id: team, team_pages: [] }]])
  space.write(draft => {
    const parent = { table: 'team', id: team } as const
    draft.create(block, 'collection_view_page', parent, atEnd, { format: { begin_with_view: 'table' } })
    beginDatabase(draft, databasePorts(space), { title: 'Name', tags: 'Tags' }, block, 'table')
    draft.create(copy, 'collection_view_page', parent, atEnd, { format: { begin_with_views: [] } })
  })
})
const collection = () => space.get('collection', space.block(block)?.collection_id ?? block)

it('a new database has a collection, a view, and rows to write in', () => {
  expect(Object.values(collection()?.schema ?? {}).map(({ name }) => name)).toEqual(['Name', 'Tags'])
  const [view] = space.block(block)?.view_ids ?? []
  expect(view && space.get('collection_view', view)).toMatchObject({ type: 'table', collection_id: collection()?.id })
  expect(space.block(block)?.format).not.toHaveProperty('begin_with_view')
  const rows = [...space.view.own.values()].filter(
    ({ table, value }) => table === 'block' && 'type' in value && value.type === 'page',
  )
  expect(rows).toHaveLength(3)
})
it('a copy shows the same in views of its own, wherever it is begun', () => {
  const views = space.block(block)?.view_ids ?? []
  space.write(draft => copyViews(draft, copy, views))
  const [made] = space.block(copy)?.view_ids ?? []
  expect(made).toBeDefined()
  expect(views).not.toContain(made)
  expect(made && space.get('collection_view', made)).toMatchObject({ collection_id: collection()?.id, parent_id: copy })
  expect(space.block(copy)?.format).not.toHaveProperty('begin_with_views')
  // The second device that begins it names the same views.
  space.write(draft => copyViews(draft, copy, views))
  expect(space.block(copy)?.view_ids).toEqual([made])
})
it('is locked and wide, and neither again', () => {
  space.write(draft => {
    lockDatabase(draft, block, true)
    widenDatabase(draft, block, true)
  })
  expect(space.block(block)?.format).toMatchObject({ block_locked: true, full_width: true })
  space.write(draft => {
    lockDatabase(draft, block, false)
    widenDatabase(draft, block, false)
  })
  expect(space.block(block)?.format).not.toHaveProperty('block_locked')
  expect(space.block(block)?.format).not.toHaveProperty('full_width')
})
it('its source has a name, and says how dependent dates shift', () => {
  const { id } = collection() as { id: typeof block }
  space.write(draft => {
    renameCollection(draft, id, 'Orders')
    setShift(draft, id, 'gap')
    avoidWeekends(draft, id, true)
  })
  expect(collection()).toMatchObject({
    name: 'Orders',
    format: { dependencies: { shift: 'gap', avoid_weekends: true } },
  })
  space.write(draft => avoidWeekends(draft, id, false))
  expect(collection()?.format?.['dependencies']).toEqual({ shift: 'gap' })
})
