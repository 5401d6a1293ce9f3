// Discussions between two people: where they are shown, whatever happens to the words, and that everybody ends with the same.

import {
  addComment,
  openDiscussion,
  removeComment,
  removeDiscussion,
  setResolved,
} from '@sheaf/core/actions/discussions'
import type { Uuid } from '@sheaf/core/ids'
import { discussionMark } from '@sheaf/core/text/discussion-marks'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { beforeEach, describe, expect, it } from 'vitest'
import { discussionsOf } from './page-discussions'
import type { Device } from './simulator/device'
import { World } from './simulator/world'

let world: World
let page: Uuid
let anna: Device
let berta: Device
let a: Uuid
let b: Uuid

beforeEach(async () => {
  world = new World({ seed: 3, bug: null, actions: 0, mix: 'writing' })
  page = world.space.pages[1] as Uuid
  ;[anna, berta] = world.devices as [Device, Device]
  await world.settle()
  a = create('Boiled wool from Tyrol')
  b = create('Horn buttons')
  await world.settle()
})

function create(words: string): Uuid {
  const id = world.random.uuid()
  anna.act(draft => {
    const after = anna.client.replica.view.content(page).slice(-1)
    draft.create(id, 'text', { table: 'block', id: page }, { after, before: [] })
    draft.insertText(id, 0, words)
  })
  return id
}
function open(who: Device, block: Uuid, from = 0, to = 0): Uuid {
  const id = world.random.uuid()
  const spans = to > from ? [{ block, from, to }] : []
  who.act(draft => {
    openDiscussion(draft, { id, block, spans, context: to > from ? [['the words']] : [] })
    addComment(draft, id, world.random.uuid(), [['Which?']])
  })
  return id
}
/** Where each discussion is, and the words that carry its mark. */
const shown = (device: Device) =>
  discussionsOf(device.client.replica, page).map(({ id, at, isOnWords }) => ({
    id,
    at,
    words: isOnWords ? marked(device, at, id) : null,
  }))
function marked(device: Device, block: Uuid, id: Uuid): string {
  const title = (device.client.replica.block(block)?.properties?.['title'] ?? []) as RichText
  return plainText(title.filter(([, marks]) => marks?.some(([name, of]) => name === 'm' && of === id)))
}
const both = async (expected: ReturnType<typeof shown>): Promise<void> => {
  await world.settle()
  expect(shown(anna)).toEqual(expected)
  expect(shown(berta)).toEqual(expected)
}

describe('discussions of a page', () => {
  it('are those of the page, then of each block, then of its words, in their order', async () => {
    const late = open(anna, a, 12, 16)
    const early = open(berta, a, 0, 6)
    const onB = open(anna, b)
    const onA = open(anna, a)
    const onPage = open(berta, page)
    await both([
      { id: onPage, at: page, words: null },
      { id: onA, at: a, words: null },
      { id: early, at: a, words: 'Boiled' },
      { id: late, at: a, words: 'from' },
      { id: onB, at: b, words: null },
    ])
  })
  it('stay at their words while others write in and around them', async () => {
    const id = open(anna, a, 7, 11)
    await world.settle()
    anna.act(draft => draft.insertText(a, 0, 'Heavy '))
    // As the editor types inside of a mark.
    berta.act(draft => draft.insertText(a, 9, 'oo', { [discussionMark(id)]: true }))
    await both([{ id, at: a, words: 'wooool' }])
  })
  it('go with their words through a split and a merge', async () => {
    const id = open(anna, a, 12, 22)
    await world.settle()
    const half = world.random.uuid()
    berta.act(draft => draft.split(a, 12, half, 'text'))
    await both([{ id, at: half, words: 'from Tyrol' }])
    anna.act(draft => draft.merge(half, a))
    await both([{ id, at: a, words: 'from Tyrol' }])
  })
  it('of a block that is merged into another are shown there', async () => {
    const words = open(anna, b, 0, 4)
    const whole = open(anna, b)
    await world.settle()
    berta.act(draft => draft.merge(b, a))
    await both([
      { id: whole, at: a, words: null },
      { id: words, at: a, words: 'Horn' },
    ])
  })
  it('are shown at their block when the words are gone, and at the words when these are back', async () => {
    const id = open(anna, a, 0, 6)
    await world.settle()
    const draft = berta.act(building => building.removeText(a, 0, 7))
    await both([{ id, at: a, words: null }])
    berta.act(building => building.revert(draft?.inverse ?? []))
    await both([{ id, at: a, words: 'Boiled' }])
  })
  it('go to the trash with their block and come back with it', async () => {
    const id = open(anna, b, 0, 4)
    await world.settle()
    berta.act(draft => draft.trash(b))
    await both([])
    anna.act(draft => draft.restore(b))
    await both([{ id, at: b, words: 'Horn' }])
  })
  it('do not make their author an editor of the text', async () => {
    await world.settle()
    const before = anna.client.replica.block(a)
    open(berta, a, 0, 6)
    await world.settle()
    const after = anna.client.replica.block(a)
    expect([after?.last_edited_by_id, after?.last_edited_time]).toEqual([
      before?.last_edited_by_id,
      before?.last_edited_time,
    ])
  })
})

describe('what is done with a discussion', () => {
  it('is taken back alone, unless another has done it since', async () => {
    const id = open(anna, a)
    await world.settle()
    const settled = anna.act(draft => setResolved(draft, id, true))
    await world.settle()
    expect(discussionsOf(berta.client.replica, page)[0]?.value?.resolved).toBe(true)
    anna.act(draft => draft.revert(settled?.inverse ?? []))
    await world.settle()
    expect(discussionsOf(berta.client.replica, page)[0]?.value?.resolved).toBe(false)
    const gone = anna.act(draft => removeDiscussion(draft, a, id))
    await both([])
    anna.act(draft => draft.revert(gone?.inverse ?? []))
    await both([{ id, at: a, words: null }])
  })
  it('keeps the order in which comments came, of both people, and those that were taken away', async () => {
    const id = open(anna, a)
    await world.settle()
    const [first, second] = [world.random.uuid(), world.random.uuid()]
    anna.act(draft => addComment(draft, id, first, [['The heavy one']]))
    await world.settle()
    berta.act(draft => addComment(draft, id, second, [['Thank you']]))
    anna.act(draft => removeComment(draft, first))
    await world.settle()
    for (const { client } of [anna, berta]) {
      expect(discussionsOf(client.replica, page)[0]?.value?.comments?.slice(1)).toEqual([first, second])
      expect(client.replica.get('comment', first)?.['alive']).toBe(false)
    }
  })
})
