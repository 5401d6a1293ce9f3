// What people do with databases. Few rows and few columns on purpose: conflicts come from crowding.
import type { Uuid } from '@sheaf/core/ids'
import { anchorAt, atEnd } from '@sheaf/core/operations/anchor'
import { relatedTo } from '@sheaf/core/operations/relate'
import type { Device } from './device'
import { columns, type DatabaseName, databaseIds, databaseNames, otherOf, relationIn } from './sim-databases'
import type { World } from './world'

const weights = {
  newRow: 14,
  title: 8,
  cell: 14,
  trashRow: 6,
  restoreRow: 5,
  option: 10,
  property: 8,
  column: 10,
  relate: 22,
  unrelate: 8,
  moveRow: 5,
  moveHome: 5,
  undo: 8,
  redo: 3,
}
const MOST_ROWS = 5

export function actOnTables(device: Device, world: World): void {
  const { random, space, ledger } = world
  const { replica } = device.client
  const name = random.pick(databaseNames) as DatabaseName
  const { collection, view } = databaseIds(space.id, name)
  if (!replica.get('collection', collection)) return
  const rows = rowsOf(device, collection)
  const row = random.pick(rows.filter(id => replica.block(id)?.alive))
  const pointer = space.pointer(collection)
  const action = rows.length < 2 ? 'newRow' : random.weighted(weights)
  world.trace.count(`table ${action}`)
  switch (action) {
    case 'newRow': {
      if (rows.length >= MOST_ROWS) return
      const id = random.uuid()
      const typed = random.chance(0.5) ? ledger.typed(2) : ''
      device.act(
        draft => {
          draft.create(id, 'page', { table: 'collection', id: collection }, atEnd, { properties: { note: 'new' } })
          if (typed) draft.insertText(id, 0, typed)
        },
        { typed },
      )
      return
    }
    case 'title': {
      if (!row || !replica.view.slices(row).every(slice => replica.texts.segment(slice.t, slice.m))) return
      const typed = ledger.typed(random.between(1, 4))
      device.act(draft => draft.insertText(row, random.below(replica.length(row) + 1), typed), { typed })
      return
    }
    case 'cell':
      if (row) device.act(draft => draft.set(space.pointer(row), ['properties', 'note'], `note ${random.below(1e6)}`))
      return
    case 'trashRow':
      if (row) device.act(draft => draft.trash(row))
      return
    case 'restoreRow': {
      const dead = random.pick(rows.filter(id => replica.block(id)?.alive === false))
      if (dead) device.act(draft => draft.restore(dead), { keepsUndo: false })
      return
    }
    case 'option': {
      const key = `o${random.below(4)}`
      const value = { id: key, name: `name ${random.below(1e6)}`, color: 'red' }
      device.act(draft =>
        draft.push({ command: 'keyedSet', pointer, path: ['schema', 'status', 'options'], args: { key, value } }),
      )
      return
    }
    case 'property': {
      const held = replica.get('collection', collection) as { schema?: object; deleted_schema?: object } | undefined
      const gone = (held?.deleted_schema as Record<string, never> | undefined)?.['extra']
      device.act(draft =>
        gone
          ? draft.set(pointer, ['schema', 'extra'], gone)
          : random.chance(0.5)
            ? draft.unset(pointer, ['schema', 'extra'])
            : draft.set(pointer, ['schema', 'extra', 'name'], `Extra ${random.below(1e6)}`),
      )
      return
    }
    case 'column': {
      const key = random.pick(columns) as string
      const others = columns.filter(id => id !== key)
      const at = anchorAt(others as Uuid[], random.below(others.length + 1))
      const where = { table: 'collection_view' as const, id: view, spaceId: space.id }
      device.act(draft =>
        draft.push({
          command: 'keyedSet',
          pointer: where,
          path: ['format', 'columns'],
          args: { key, value: { id: key }, at: { after: [...at.after], before: [...at.before] } },
        }),
      )
      return
    }
    case 'relate': {
      const other = random.pick(rowsOf(device, databaseIds(space.id, otherOf[name]).collection))
      if (row && other) device.act(draft => draft.relate({ row, property: relationIn[name], other }))
      return
    }
    case 'unrelate': {
      const other = row && random.pick(relatedTo(replica.view, row, relationIn[name]))
      if (row && other) device.act(draft => draft.unrelate({ row, property: relationIn[name], other }))
      return
    }
    case 'moveRow': {
      const to = databaseIds(space.id, otherOf[name]).collection
      if (row && replica.get('collection', to))
        device.act(draft => draft.move(row, { table: 'collection', id: to }, atEnd))
      return
    }
    case 'moveHome': {
      const to = random.chance(0.6)
        ? databaseIds(space.id, random.pick(databaseNames) as DatabaseName).block
        : anyBlock(device, world)
      if (to && replica.block(to)) device.act(draft => draft.push({ command: 'moveCollection', pointer, args: { to } }))
      return
    }
    case 'undo':
    case 'redo':
      device.revert(action)
      return
  }
}

/** Any block that is here: a line of text, a row of this database or of the other, a page that fewer people read. */
const anyBlock = (device: Device, { random }: World): Uuid | undefined =>
  random.pick(
    [...device.client.replica.confirmed.all()].flatMap(({ table, value }) => (table === 'block' ? [value.id] : [])),
  )

/** Rows that have arrived here, in the trash too. */
const rowsOf = (device: Device, collection: Uuid): Uuid[] =>
  [...device.client.replica.confirmed.all()].flatMap(({ table, value }) =>
    table === 'block' && value['parent_id'] === collection ? [value.id] : [],
  )
