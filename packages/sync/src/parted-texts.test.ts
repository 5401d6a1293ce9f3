// A block leaves its page while others write in it: the real clients and rooms, in a world where nothing else goes wrong.
import { fromBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import { caretAt, resolveCaret } from '@sheaf/core/operations/text-place'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { checkState } from './simulator/check-all'
import { readStore } from './simulator/checks/stored-space'
import type { Device } from './simulator/device'
import { World } from './simulator/world'

let world: World
let home: Uuid
let work: Uuid
let secret: Uuid
let anna: Device
let berta: Device
/** Two halves of one paragraph. */
let left: Uuid
let right: Uuid

beforeEach(async () => {
  world = new World({ seed: 4, bug: null, actions: 0, mix: 'writing' })
  ;[home, work, secret] = world.space.pages as [Uuid, Uuid, Uuid]
  ;[anna, berta] = world.devices as [Device, Device]
  ;[left, right] = [world.random.uuid(), world.random.uuid()]
  await world.settle()
  anna.act(draft => {
    draft.create(left, 'text', { table: 'block', id: home }, { after: [], before: [] })
    draft.insertText(left, 0, 'onetwo')
    draft.split(left, 3, right, 'text')
  })
  await world.settle()
})

const title = (device: Device, id: Uuid): string =>
  plainText(device.client.replica.block(id)?.properties?.['title'] as RichText | undefined)
const stored = (id: Uuid): string =>
  plainText(readStore(world.space).blocks.get(id)?.properties?.['title'] as RichText | undefined)
const runs = (device: Device, id: Uuid): string =>
  device.client.replica
    .runs(id)
    .map(({ insert }) => (typeof insert === 'string' ? insert : ''))
    .join('')
const move = (device: Device, id: Uuid, page: Uuid): void =>
  void device.act(draft => draft.move(id, { table: 'block', id: page }, { after: [], before: [] }))
const type = (device: Device, id: Uuid, at: number, words: string): void =>
  void device.act(draft => draft.insertText(id, at, words))
const cutOff = (device: Device): void => {
  for (const way of ['up', 'down']) world.net.cut.add(`${device.name}/${way}`)
}
const reconnect = (device: Device): void => {
  for (const way of ['up', 'down']) world.net.cut.delete(`${device.name}/${way}`)
}
const lettersIn = (update: Uint8Array): string =>
  Y.decodeUpdate(update)
    .structs.map(struct =>
      struct instanceof Y.Item && struct.content instanceof Y.ContentString ? struct.content.str : '',
    )
    .join('')

describe('a block that leaves the page of its text', () => {
  it('[S51] goes under its own id, and each page holds its words alone, down to the bytes', async () => {
    move(anna, right, work)
    expect(title(anna, right)).toBe('two')
    await world.settle()
    const { blocks } = readStore(world.space)
    expect([blocks.get(right)?.page_id, stored(left), stored(right)]).toEqual([work, 'one', 'two'])
    const texts = new Map([...world.space.storage.records(world.space.id)].map(({ value, text }) => [value.id, text]))
    const bytes = [left, right].map(id => lettersIn((texts.get(id) as { state: Uint8Array }).state))
    expect(bytes).toEqual(['one', 'two'])
    expect(checkState(world)).toEqual([])
  })

  it('[S51] also where the words that stay are at home in the block that goes', async () => {
    move(anna, left, work)
    await world.settle()
    expect([stored(left), stored(right)]).toEqual(['one', 'two'])
    type(berta, right, 3, '!')
    await world.settle()
    expect([title(anna, left), title(anna, right)]).toEqual(['one', 'two!'])
    expect(checkState(world)).toEqual([])
  })

  it.each(['left', 'right'] as const)(
    '[S52] has what another types, deletes and splits meanwhile, offline, when the %s half goes',
    async half => {
      cutOff(berta)
      type(berta, right, 1, 'hi')
      berta.act(draft => draft.removeText(right, 4, 5))
      type(berta, left, 3, '!')
      const tail = world.random.uuid()
      berta.act(draft => draft.split(right, 2, tail, 'text'))
      type(berta, tail, 0, '?')
      move(anna, half === 'left' ? left : right, work)
      await world.settle()
      reconnect(berta)
      await world.settle()
      expect([left, right, tail].map(stored)).toEqual(['one!', 'th', '?iw'])
      expect(readStore(world.space).blocks.get(tail)?.page_id).toBe(half === 'left' ? home : work)
      expect([left, right, tail].map(id => title(anna, id))).toEqual(['one!', 'th', '?iw'])
      expect(checkState(world)).toEqual([])
    },
  )

  it('[S52] does not tell the page it left what is typed in it late', async () => {
    cutOff(berta)
    type(berta, right, 0, 'private')
    move(anna, right, secret)
    await world.settle()
    reconnect(berta)
    await world.settle()
    expect(stored(right)).toBe('privatetwo')
    const told = world.ledger.log.flatMap(({ texts }) => texts.filter(({ channels }) => channels.includes(home)))
    expect(told.map(({ update }) => lettersIn(fromBase64(update))).join()).not.toContain('private')
  })

  it('[S52] refuses who may not write where it is now, and gives the words back', async () => {
    const [, , carla] = world.devices as [Device, Device, Device]
    cutOff(carla)
    type(carla, right, 3, ' words')
    move(anna, right, secret)
    await world.settle()
    reconnect(carla)
    await world.settle()
    expect(stored(right)).toBe('two')
    expect(carla.disk.unsaved.map(({ errors }) => errors[0]?.name)).toEqual(['NotFoundError'])
    expect(checkState(world)).toEqual([])
  })

  it('[S52] takes from who may write only on the page that is left what belongs there', async () => {
    const [, , carla] = world.devices as [Device, Device, Device]
    cutOff(carla)
    type(carla, right, 3, ' stays')
    move(anna, left, secret)
    await world.settle()
    reconnect(carla)
    await world.settle()
    expect([stored(left), stored(right)]).toEqual(['one', 'two stays'])
    expect(carla.disk.unsaved).toEqual([])
    expect(checkState(world)).toEqual([])
  })

  it('[S53] shows what is waiting where it will be, before the server has it', async () => {
    world.net.cut.add(`${berta.name}/up`)
    type(berta, right, 3, ' more')
    move(anna, right, work)
    await world.scheduler.runUntil(world.scheduler.now + 1500)
    expect(berta.client.unsent).toBe(1)
    expect([berta.client.replica.block(right)?.page_id, stored(right)]).toEqual([work, 'two'])
    expect([title(berta, right), runs(berta, right)]).toEqual(['two more', 'two more'])
    reconnect(berta)
    await world.settle()
    expect([title(berta, right), runs(berta, right), stored(right)]).toEqual(['two more', 'two more', 'two more'])
  })

  it('[S53] keeps what its mover writes in it where it could not go', async () => {
    cutOff(berta)
    move(berta, right, work)
    type(berta, right, 3, '!')
    anna.act(draft => draft.trash(right))
    await world.settle()
    reconnect(berta)
    await world.settle()
    expect(stored(right)).toBe('two!')
    expect(berta.disk.unsaved).toEqual([])
    expect(checkState(world)).toEqual([])
  })

  it('[S53] is undone by who wrote in it and by who moved it', async () => {
    type(anna, right, 3, ' mine')
    await world.settle()
    move(anna, right, work)
    await world.settle()
    anna.revert('undo')
    expect(anna.client.replica.block(right)?.page_id).toBe(home)
    anna.revert('undo')
    await world.settle()
    expect([stored(left), stored(right)]).toEqual(['one', 'two'])
    anna.revert('redo')
    await world.settle()
    expect([stored(left), stored(right)]).toEqual(['one', 'two mine'])
  })

  it('[S53] keeps a caret at its character', async () => {
    const caret = caretAt(berta.client.replica, right, 2)
    move(anna, right, work)
    await world.settle()
    expect(resolveCaret(berta.client.replica, caret)).toEqual({ block: right, offset: 2 })
  })
})
