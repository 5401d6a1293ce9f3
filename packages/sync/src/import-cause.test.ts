// What a device says of how its transactions came about.
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { expect, it } from 'vitest'
import type { Device } from './simulator/device'
import { World } from './simulator/world'

it('[S55] says of every part of an import that it is one', async () => {
  const world = new World({ seed: 3, bug: null, actions: 0, mix: 'writing' })
  const [home] = world.space.pages as [Uuid]
  const [anna] = world.devices as [Device]
  await world.settle()
  const sent: (string | undefined)[] = []
  const open = world.net.open.bind(world.net)
  world.net.open = ends =>
    open({
      ...ends,
      toServer(message) {
        if (message.type === 'save')
          sent.push(...message.transactions.map(one => (one as Partial<Transaction>).importOf))
        ends.toServer(message)
      },
    })
  anna.disconnect()
  anna.client.commit(draft => draft.create(world.random.uuid(), 'text', { table: 'block', id: home }, atEnd))
  anna.client.commit(draft => {
    draft.importOf = home
    for (let i = 0; i <= limits.operationsPerTransaction; i++)
      draft.create(world.random.uuid(), 'text', { table: 'block', id: home }, atEnd)
  })
  await world.settle()
  expect(sent.slice(-3)).toEqual([undefined, home, home])
})
