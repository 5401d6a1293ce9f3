// Places of other people: they travel as JSON, follow their characters, and are not believed blindly.
import { expect, it } from 'vitest'
import { backspace } from './commands/backspace'
import { decorationsOf } from './peer-drawing'
import { blockAt, readPresencePosition } from './read-presence-position'
import type { Peer } from './remote-cursors'
import { OpenPage } from './testing/pages'

const peerOf = (page: OpenPage, person: number): Peer => ({
  userId: page.room.options.newId(),
  name: 'Ben',
  color: 'red',
  where: readPresencePosition(JSON.parse(JSON.stringify({ caret: page.at(person).saved }))),
})
const placesIn = (page: OpenPage, peer: Peer): number[][] =>
  decorationsOf(page.core.replica, page.core.state.doc, [peer])
    .find()
    .map(({ from, to }) => [from, to])

it('a caret and a selection are drawn where they are', async () => {
  const page = await OpenPage.draw('one\ntwo', 2)
  page.select('o[ne\ntw|o', 1)
  expect(placesIn(page, peerOf(page, 1))).toEqual([
    [6, 8],
    [12, 14],
    [14, 14],
  ])
})
it('they follow their characters', async () => {
  const page = await OpenPage.draw('|one', 2)
  page.select('on|e', 1)
  const peer = peerOf(page, 1)
  page.type('xx')
  expect(placesIn(page, peer)).toEqual([[9, 9]])
})
it('what is not a place is not drawn, and opens no text', async () => {
  const page = await OpenPage.draw('one', 2)
  for (const value of [null, 1, {}, { block: 'x' }, { block: page.ids()[0], anchor: {}, head: {} }])
    expect(readPresencePosition({ caret: value }).caret).toBeNull()
  const stranger = page.room.options.newId()
  const caret = { text: stranger, place: { tname: 't' } }
  const peer: Peer = {
    ...peerOf(page, 1),
    where: { caret: { block: stranger, anchor: caret, head: caret }, blocks: [stranger], at: stranger },
  }
  expect(placesIn(page, peer)).toEqual([])
  expect(blockAt(page.core.replica, peer.where)).toBeNull()
  expect(page.core.replica.texts.isOpen(stranger)).toBe(false)
  for (const value of [null, 1, { blocks: 'x', at: {} }, { blocks: ['x', 1, null], at: 'y' }])
    expect(readPresencePosition(value)).toEqual({ caret: null, blocks: [], at: null })
})
it('blocks that are selected as a whole are drawn as such, and are where their person is', async () => {
  const page = await OpenPage.draw('one\n---\ntwo', 2)
  const [, line] = page.ids()
  const peer: Peer = {
    ...peerOf(page, 1),
    where: readPresencePosition({ caret: null, blocks: page.ids().slice(1), at: line }),
  }
  expect(placesIn(page, peer)).toEqual([
    [10, 13],
    [13, 20],
  ])
  expect(blockAt(page.core.replica, peer.where)).toBe(line)
})
it('a person is at the block that their character went into', async () => {
  const page = await OpenPage.draw('one\ntwo', 2)
  page.select('one\ntw|o', 1)
  const { where } = peerOf(page, 1)
  expect(blockAt(page.core.replica, where)).toBe(page.ids()[1])
  page.select('one\n|two')
  backspace(page.core)
  expect(blockAt(page.core.replica, where)).toBe(page.ids()[0])
})
