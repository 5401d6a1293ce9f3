// Undoing that a row was made, while others are at work in it: it goes only where nothing of theirs goes with it.
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkState } from './simulator/check-all'
import type { Device } from './simulator/device'
import { databaseIds } from './simulator/sim-databases'
import { World } from './simulator/world'

let world: World
let anna: Device
let berta: Device
const home = (name: 'tasks' | 'projects') =>
  ({ table: 'collection', id: databaseIds(world.space.id, name).collection }) as const

beforeEach(async () => {
  world = new World({ seed: 3, bug: null, actions: 0, mix: 'tabling' })
  ;[anna, berta] = world.devices as [Device, Device]
  await world.settle()
})

const add = (who: Device, name: 'tasks' | 'projects'): Uuid => {
  const id = world.random.uuid()
  who.act(draft => draft.create(id, 'page', home(name), atEnd, { properties: { note: 'from the view' } }))
  return id
}
const isThere = (who: Device, row: Uuid): boolean => who.client.replica.block(row)?.alive === true

type Writing = readonly [what: string, write: (row: Uuid, other: Uuid) => void]
const others: readonly Writing[] = [
  ['a value', row => berta.act(draft => draft.set(world.space.pointer(row), ['properties', 'extra'], 7))],
  ['another value', row => berta.act(draft => draft.set(world.space.pointer(row), ['properties', 'note'], 'mine'))],
  ['an icon', row => berta.act(draft => draft.set(world.space.pointer(row), ['format', 'page_icon'], '🌱'))],
  ['a title', row => berta.act(draft => draft.insertText(row, 0, 'Mine'))],
  [
    'a relation from their side',
    (row, other) => berta.act(draft => draft.relate({ row: other, property: 'tasks', other: row })),
  ],
]

describe('undoing that a row was made', () => {
  it('takes it away as it was made, and brings it back', async () => {
    const row = add(anna, 'tasks')
    await world.settle()
    anna.revert('undo')
    expect(isThere(anna, row)).toBe(false)
    anna.revert('redo')
    await world.settle()
    expect([isThere(anna, row), isThere(berta, row)]).toEqual([true, true])
    anna.revert('undo')
    await world.settle()
    expect(isThere(berta, row)).toBe(false)
  })

  it('takes it away after what was written since is undone too', async () => {
    const row = add(anna, 'tasks')
    anna.act(draft => draft.set(world.space.pointer(row), ['properties', 'extra'], 7))
    await world.settle()
    anna.revert('undo')
    anna.revert('undo')
    await world.settle()
    expect(isThere(berta, row)).toBe(false)
  })

  it.each(others)('leaves it where somebody else gave it %s', async (_, write) => {
    const project = add(berta, 'projects')
    const row = add(anna, 'tasks')
    await world.settle()
    write(row, project)
    await world.settle()
    anna.revert('undo')
    await world.settle()
    expect([isThere(anna, row), isThere(berta, row)]).toEqual([true, true])
    expect(checkState(world)).toEqual([])
  })

  it.each(others)('leaves it where somebody else gave it %s that is not here yet', async (_, write) => {
    const project = add(berta, 'projects')
    const row = add(anna, 'tasks')
    await world.settle()
    write(row, project)
    anna.revert('undo')
    await world.settle()
    expect([isThere(anna, row), isThere(berta, row)]).toEqual([true, true])
    expect(checkState(world)).toEqual([])
  })

  it('takes it away where somebody only moved it', async () => {
    const row = add(anna, 'tasks')
    await world.settle()
    berta.act(draft => draft.set(world.space.pointer(row), ['format', 'collection_order'], 'a1'))
    await world.settle()
    anna.revert('undo')
    await world.settle()
    expect(isThere(berta, row)).toBe(false)
  })
})
