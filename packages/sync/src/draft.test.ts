// Undo, one action at a time and between two people.
import type { Uuid } from '@sheaf/core/ids'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkState } from './simulator/check-all'
import type { Device } from './simulator/device'
import { World } from './simulator/world'

let world: World
let page: Uuid
let anna: Device
let berta: Device

beforeEach(async () => {
  world = new World({ seed: 3, bug: null, actions: 0, mix: 'writing' })
  page = world.space.pages[1] as Uuid
  ;[anna, berta] = world.devices as [Device, Device]
  await world.settle()
})

const names = new Map<Uuid, string>()
/** The page as an outline: `a:hello a>b:world`. */
const outline = (device: Device): string => {
  const { view } = device.client.replica
  const lines = (parent: Uuid, path: string): string[] =>
    view.content(parent).flatMap(id => {
      const name = path + (names.get(id) ?? '?')
      const words = plainText(view.block(id)?.properties?.['title'] as RichText | undefined)
      return [words ? `${name}:${words}` : name, ...lines(id, `${name}>`)]
    })
  return lines(page, '').join(' ')
}
const create = (name: string, words: string, parent: Uuid = page, who = anna): Uuid => {
  const id = world.random.uuid()
  names.set(id, name)
  who.act(draft => {
    draft.create(
      id,
      'text',
      { table: 'block', id: parent },
      { after: who.client.replica.view.content(parent).slice(-1), before: [] },
    )
    if (words) draft.insertText(id, 0, words)
  })
  return id
}
const split = (who: Device, id: Uuid, at: number, name: string): Uuid => {
  const fresh = world.random.uuid()
  names.set(fresh, name)
  who.act(draft => draft.split(id, at, fresh, 'text'))
  return fresh
}
const atEnd = { after: [], before: [] }

describe('undo and redo', () => {
  const actions: Record<string, (ids: { a: Uuid; b: Uuid; c: Uuid }) => void> = {
    typing: ({ a }) => anna.act(draft => draft.insertText(a, 5, '!')),
    deleting: ({ a }) => anna.act(draft => draft.removeText(a, 1, 4)),
    'a split': ({ a }) => split(anna, a, 2, 'd'),
    'a merge': ({ a, b }) => anna.act(draft => draft.merge(b, a)),
    'a move': ({ a, b }) => anna.act(draft => draft.move(a, { table: 'block', id: b }, atEnd)),
    'a trash': ({ b }) => anna.act(draft => draft.trash(b)),
    'a creation': () => create('d', ''),
    'a colour': ({ a }) => anna.act(draft => draft.set(world.space.pointer(a), ['format', 'color'], 'red')),
  }
  it.each(Object.keys(actions))('[S18] takes back %s, and does it again', async action => {
    const [a, b] = [create('a', 'hello'), create('b', 'world')]
    const c = create('c', 'child', b)
    await world.settle()
    const before = outline(anna)
    anna.undos = []
    actions[action]?.({ a, b, c })
    const after = outline(anna)
    const colour = (): unknown => anna.client.replica.block(a)?.format?.['color']
    const coloured = colour()
    anna.revert('undo')
    expect([outline(anna), colour()]).toEqual([before, undefined])
    anna.revert('redo')
    expect([outline(anna), colour()]).toEqual([after, coloured])
    anna.revert('undo')
    await world.settle()
    expect(outline(berta)).toBe(before)
    expect(checkState(world)).toEqual([])
  })

  it('[S18] undoes marks only where they are still one’s own', async () => {
    const a = create('a', 'hello')
    anna.act(draft => draft.formatText(a, 0, 4, { b: true }))
    await world.settle()
    berta.act(draft => draft.formatText(a, 0, 2, { b: null }))
    berta.act(draft => draft.formatText(a, 0, 5, { i: true }))
    await world.settle()
    anna.revert('undo')
    await world.settle()
    expect(berta.client.replica.block(a)?.properties?.['title']).toEqual([['hello', [['i']]]])
    expect(checkState(world)).toEqual([])
  })
})

describe('two people', () => {
  it('[S18] leaves what the other typed into one’s own text', async () => {
    const a = create('a', '')
    anna.act(draft => draft.insertText(a, 0, 'abcd'))
    await world.settle()
    berta.act(draft => draft.insertText(a, 2, 'XY'))
    await world.settle()
    anna.revert('undo')
    await world.settle()
    expect(outline(berta)).toBe('a:XY')
  })
  it('[S18] does not empty a block that the other has written into', async () => {
    const a = create('a', '')
    await world.settle()
    berta.act(draft => draft.insertText(a, 0, 'mine'))
    anna.revert('undo')
    await world.settle()
    expect([outline(anna), outline(berta)]).toEqual(['a:mine', 'a:mine'])
    expect(checkState(world)).toEqual([])
  })
  it('[S18] does not move back what the other has moved on', async () => {
    const [a, b, c] = [create('a', 'a'), create('b', 'b'), create('c', 'c')]
    anna.act(draft => draft.move(a, { table: 'block', id: b }, atEnd))
    await world.settle()
    berta.act(draft => draft.move(a, { table: 'block', id: c }, atEnd))
    await world.settle()
    anna.revert('undo')
    await world.settle()
    expect(outline(berta)).toBe('b:b c:c c>a:a')
  })
  it('[S18] does not restore what the other has thrown away', async () => {
    const a = create('a', 'a')
    await world.settle()
    berta.act(draft => draft.trash(a))
    await world.settle()
    anna.act(draft => draft.trash(a))
    anna.revert('undo')
    await world.settle()
    expect(outline(anna)).toBe('')
  })
  it('[S18] brings deleted text back once when both undo, one after the other', async () => {
    const a = create('a', 'hello')
    await world.settle()
    anna.act(draft => draft.removeText(a, 0, 5))
    berta.act(draft => draft.removeText(a, 0, 5))
    await world.settle()
    anna.revert('undo')
    await world.settle()
    berta.revert('undo')
    await world.settle()
    expect(outline(anna)).toBe('a:hello')
  })
})
