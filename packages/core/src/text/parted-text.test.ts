import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { deterministicUuid, type Uuid } from '../ids'
import { clearHidden, deletesGone, deletesLive, forward } from './parted-text'
import { type TextEdit, TextStore } from './text-store'

const [text, part, m1, m2] = ['text', 'part', 'm1', 'm2'].map(name => deterministicUuid([name])) as [
  Uuid,
  Uuid,
  Uuid,
  Uuid,
]

/** "one|two|three" on a server, and a client that holds the same. */
function begin() {
  const server = new TextStore({ clientId: 10, hydrate: () => [] })
  server.insert(text, 0, 'onetwothree', {})
  server.insertMarker(text, 6, m2)
  server.insertMarker(text, 3, m1)
  const state = server.encode(text)
  const client = new TextStore({ clientId: 20, hydrate: id => (id === text ? [state] : []) })
  return { server, client }
}
const isHere = (marker: Uuid | null): boolean => marker !== m1
const isThere = (marker: Uuid | null): boolean => marker === m1
function partAt(server: TextStore): void {
  server.part(text, part)
  clearHidden(server, text, isHere)
  clearHidden(server, part, isThere)
}
const words = (store: TextStore, id: Uuid): string =>
  store
    .segments(id)
    .map(({ runs }) => runs.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join(''))
    .join('|')
/** Every word that the bytes of a text hold. */
const bytes = (store: TextStore, id: Uuid): string =>
  Y.decodeUpdate(store.encode(id))
    .structs.map(struct =>
      struct instanceof Y.Item && struct.content instanceof Y.ContentString ? struct.content.str : '',
    )
    .join('')
const sorted = (letters: string): string => letters.split('').sort().join('')
const late = (server: TextStore, { update }: TextEdit): void => {
  server.applyRemote(text, update as Uint8Array)
  forward(server, text, part, update as Uint8Array)
  clearHidden(server, text, isHere)
  clearHidden(server, part, isThere)
}

describe('a text that is parted', () => {
  it('holds its own words in each part, and not a letter of the other', () => {
    const { server } = begin()
    partAt(server)
    expect([words(server, text), words(server, part)]).toEqual(['one||three', '|two|'])
    expect([bytes(server, text), bytes(server, part)]).toEqual(['onethree', 'two'])
  })

  it('has what is typed late in the part that shows it', () => {
    const { server, client } = begin()
    const edits = [client.insert(text, 5, '!', {}), client.insert(text, 0, '>', {}), client.insert(text, 7, '?', {})]
    partAt(server)
    for (const edit of edits) late(server, edit)
    expect([words(server, text), words(server, part)]).toEqual(['>one||three', '|t!?wo|'])
    expect([bytes(server, text), bytes(server, part)].map(sorted)).toEqual(['>onethree', 't!?wo'].map(sorted))
  })

  it('loses what is deleted late, and takes late marks', () => {
    const { server, client } = begin()
    const edits = [client.remove(text, 4, 1), client.format(text, 4, 1, { b: true })]
    partAt(server)
    expect(deletesGone(server.yDoc(text), edits[0]?.update as Uint8Array)).toBe(true)
    expect(deletesLive(server.yDoc(part), edits[0]?.update as Uint8Array)).toBe(true)
    for (const edit of edits) late(server, edit)
    expect(server.segment(part, m1)?.runs).toEqual([{ insert: 'w', attributes: { b: true } }, { insert: 'o' }])
    expect(server.segment(text, m2)?.runs).toEqual([{ insert: 'three' }])
  })

  it('keeps a mark that reaches into it from words that it gave away', () => {
    const server = new TextStore({ clientId: 10, hydrate: () => [] })
    server.insert(text, 0, 'onetwothree', { b: true })
    server.insertMarker(text, 6, m2)
    server.insertMarker(text, 3, m1)
    server.format(text, 5, 2, { a: 'https://secret.example' })
    partAt(server)
    expect(server.segment(part, m1)?.runs.map(({ attributes }) => attributes?.['b'])).toEqual([true, true])
    expect(server.segment(text, m2)?.runs).toEqual([{ insert: 'three', attributes: { b: true } }])
    expect(new TextDecoder().decode(server.encode(text))).not.toContain('secret')
  })

  it('is undone where it is shown: what was deleted before comes back once', () => {
    const { server, client } = begin()
    const removed = client.remove(text, 5, 1)
    const typed = client.insert(text, 4, 'x', {})
    for (const { update } of [removed, typed]) server.applyRemote(text, update as Uint8Array)
    partAt(server)
    for (const undo of [removed.undo, typed.undo])
      for (const [id, isShown] of [
        [text, isHere],
        [part, isThere],
      ] as const)
        if (undo) server.revert(id, undo, isShown)
    expect([words(server, text), words(server, part)]).toEqual(['one||three', '|two|'])
  })

  it('uses other clocks in each part', () => {
    const { client } = begin()
    client.part(text, part)
    expect(client.yDoc(part).clientID).not.toBe(client.yDoc(text).clientID)
  })
})
