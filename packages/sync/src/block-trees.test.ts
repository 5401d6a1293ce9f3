import { insertTree, treeOf } from '@sheaf/core/actions/block-trees'
import type { Uuid } from '@sheaf/core/ids'
import { tree } from '@sheaf/core/kinds/block-tree'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Device } from './simulator/device'
import { World } from './simulator/world'

let world: World
let page: Uuid
let anna: Device

beforeEach(async () => {
  world = new World({ seed: 3, bug: null, actions: 0, mix: 'writing' })
  page = world.space.pages[1] as Uuid
  anna = world.devices[0] as Device
  await world.settle()
})

const forest = [
  tree('to_do', {
    runs: [{ insert: 'Call ' }, { insert: 'Ada', attributes: { b: true } }],
    properties: { checked: [['Yes']] },
    children: [tree('text', { runs: [{ insert: 'about the coats' }], format: { block_color: 'red' } })],
  }),
  tree('text', { runs: [{ insert: 'Later' }] }),
]

describe('trees of blocks', () => {
  it('are planted in order, behind each other, and read back as they were', async () => {
    const first = world.random.uuid()
    const last = world.random.uuid()
    let made: readonly Uuid[] = []
    const parent = { table: 'block', id: page } as const
    anna.act(draft => {
      const before = anna.client.replica.view.content(page).slice(-1)
      draft.create(first, 'text', parent, { after: before, before: [] })
      draft.create(last, 'text', parent, { after: [first], before: [] })
      made = insertTree(draft, forest, parent, { after: [first], before: [last] }, () => world.random.uuid())
    })
    expect(anna.client.replica.view.content(page).slice(-4)).toEqual([first, ...made, last])
    expect(made.map(id => treeOf(anna.client.replica, id))).toEqual(
      forest.map(one => ({ ...one, children: expect.anything() })),
    )
    expect(treeOf(anna.client.replica, made[0] as Uuid).children).toMatchObject([
      { type: 'text', format: { block_color: 'red' }, runs: [{ insert: 'about the coats' }] },
    ])
    await world.settle()
    expect(treeOf((world.devices[1] as Device).client.replica, made[0] as Uuid).properties).toEqual({
      checked: [['Yes']],
    })
  })

  it('take no discussions along', () => {
    const id = world.random.uuid()
    anna.act(draft => {
      draft.create(id, 'text', { table: 'block', id: page }, { after: [], before: [] })
      draft.insertText(id, 0, 'said', { 'm:1': true, b: true })
    })
    expect(treeOf(anna.client.replica, id).runs).toEqual([{ insert: 'said', attributes: { b: true } }])
  })
})
