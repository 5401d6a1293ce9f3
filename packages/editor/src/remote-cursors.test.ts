// Places of other people: they travel as JSON, follow their characters, and are not believed blindly.
import { expect, it } from 'vitest'
import { decorationsOf, type Peer, readCaretRange } from './remote-cursors'
import { OpenPage } from './testing/pages'

const peerOf = (page: OpenPage, person: number): Peer => ({
  userId: page.room.options.newId(),
  name: 'Ben',
  color: 'red',
  caret: readCaretRange(JSON.parse(JSON.stringify(page.at(person).saved))),
})
const placesIn = (page: OpenPage, peer: Peer): number[][] =>
  decorationsOf(page.core.replica, page.core.state.doc, [peer])
    .find()
    .map(({ from, to }) => [from, to])

it('a caret and a selection are drawn where they are', async () => {
  const page = await OpenPage.draw('one\ntwo', 2)
  page.select('o[ne\ntw|o', 1)
  expect(placesIn(page, peerOf(page, 1))).toEqual([
    [4, 6],
    [10, 12],
    [12, 12],
  ])
})
it('they follow their characters', async () => {
  const page = await OpenPage.draw('|one', 2)
  page.select('on|e', 1)
  const peer = peerOf(page, 1)
  page.type('xx')
  expect(placesIn(page, peer)).toEqual([[7, 7]])
})
it('what is not a place is not drawn, and opens no text', async () => {
  const page = await OpenPage.draw('one', 2)
  for (const value of [null, 1, {}, { block: 'x' }, { block: page.ids()[0], anchor: {}, head: {} }])
    expect(readCaretRange(value)).toBeNull()
  const stranger = page.room.options.newId()
  const caret = { text: stranger, place: { tname: 't' } }
  const peer: Peer = { ...peerOf(page, 1), caret: { block: stranger, anchor: caret, head: caret } }
  expect(placesIn(page, peer)).toEqual([])
  expect(page.core.replica.texts.isOpen(stranger)).toBe(false)
})
