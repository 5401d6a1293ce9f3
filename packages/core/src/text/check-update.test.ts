import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { deterministicUuid } from '../ids'
import { checkUpdate } from './check-update'
import { MARKER_CLIENT_BASE, TextStore } from './text-store'

const id = deterministicUuid(['text'])
const marker = deterministicUuid(['marker'])

/** The server's text, and what an author sends who started from it. */
function open(words = 'hello') {
  const server = new TextStore({ clientId: 1, hydrate: () => [] })
  server.insert(id, 0, words, {})
  const author = new TextStore({ clientId: 2, hydrate: () => [server.encode(id)] })
  const judge = (update: Uint8Array | null) => checkUpdate(server.yDoc(id), update as Uint8Array)
  return { server, author, judge }
}
/** One update by a client that keeps to no rule. */
function forged(clientId: number, change: (doc: Y.Doc) => void, base?: Uint8Array): Uint8Array {
  const doc = new Y.Doc()
  if (base) Y.applyUpdate(doc, base)
  doc.clientID = clientId
  const before = Y.encodeStateVector(doc)
  change(doc)
  return Y.encodeStateAsUpdate(doc, before)
}
const refused = (name: 'assertion' | 'id-exists') => expect.objectContaining({ name, status: 400 })

describe('checkUpdate', () => {
  it('lets through what an author does', () => {
    const { server, author, judge } = open()
    for (const { update } of [
      author.insert(id, 5, ' world', { b: true }),
      author.insert(id, 0, { k: 'u', v: ['ada'] }, {}),
      author.format(id, 1, 4, { i: true }),
      author.remove(id, 2, 3),
      author.insertMarker(id, 3, marker),
    ]) {
      expect(judge(update)).toBe('new')
      server.applyRemote(id, update as Uint8Array)
      expect(judge(update)).toBe('covered')
    }
    expect(server.segments(id)).toEqual(author.segments(id))
  })

  it('[P 8] says covered only when all of it is there: a deletion counts too', () => {
    const { server, author, judge } = open()
    const typed = author.insert(id, 5, 'abc', {}).update as Uint8Array
    const more = author.insert(id, 8, 'def', {}).update as Uint8Array
    server.applyRemote(id, typed)
    expect(judge(Y.mergeUpdates([typed, more]))).toBe('new')
    const { update } = author.remove(id, 0, 2)
    expect(judge(Y.mergeUpdates([typed, update as Uint8Array]))).toBe('new')
    server.applyRemote(id, update as Uint8Array)
    expect(judge(Y.mergeUpdates([typed, update as Uint8Array]))).toBe('covered')
  })

  it('judges without touching the text', () => {
    const { server, author, judge } = open()
    const before = server.encode(id)
    judge(author.insert(id, 0, 'x', {}).update)
    expect(() => judge(author.insert(id, 0, 'y', {}).update)).toThrow(refused('assertion'))
    expect(server.encode(id)).toEqual(before)
  })
})

describe('[P 8] assertion', () => {
  it('for what cannot be read', () => {
    const { author, judge } = open()
    const good = author.insert(id, 0, 'good', {}).update as Uint8Array
    for (const bytes of [new Uint8Array(), Uint8Array.of(255, 255, 255), good.slice(0, -3)])
      expect(() => judge(bytes)).toThrow(refused('assertion'))
  })

  it('for what builds on something that is not here', () => {
    const { author, judge } = open()
    author.insert(id, 5, 'lost', {})
    expect(() => judge(author.insert(id, 9, '!', {}).update)).toThrow('builds on something that is not here')
  })

  it('for what stands next to something that is not here', () => {
    const { server, author, judge } = open()
    const other = new TextStore({ clientId: 3, hydrate: () => [server.encode(id)] })
    other.applyRemote(id, author.insert(id, 5, 'lost', {}).update as Uint8Array)
    expect(() => judge(other.insert(id, 7, '!', {}).update)).toThrow('stands next to something that is not here')
  })

  it('for what deletes something that is not here', () => {
    const { server, author, judge } = open()
    const other = new TextStore({ clientId: 3, hydrate: () => [server.encode(id)] })
    other.applyRemote(id, author.insert(id, 5, 'lost', {}).update as Uint8Array)
    expect(() => judge(other.remove(id, 5, 2).update)).toThrow('deletes something that is not here')
  })

  it('for what has a hole in it', () => {
    const { author, judge } = open()
    const [first, , third] = ['a', 'b', 'c'].map(letter => author.insert(id, 0, letter, {}).update as Uint8Array)
    expect(() => judge(Y.mergeUpdates([first as Uint8Array, third as Uint8Array]))).toThrow('has a hole in it')
  })

  it('for anything but the text', () => {
    const { judge } = open()
    const things: ((doc: Y.Doc) => void)[] = [
      doc => doc.getText('other').insert(0, 'x'),
      doc => doc.getMap('m').set('k', 1),
      doc => doc.getArray('t').insert(0, [1]),
      doc => doc.getArray('t').insert(0, [new Y.Text('x')]),
      doc => doc.getText('t').insertEmbed(0, new Y.Map()),
      doc => doc.getText('t').setAttribute('k', 'v'),
    ]
    for (const [i, change] of things.entries())
      expect(() => judge(forged(7, change)), `thing ${i}`).toThrow('holds something that is not text')
  })

  it('for a marker under an id of typed text, and for text under an id of markers', () => {
    const { server, judge } = open()
    const put = (clientId: number, content: string | object) =>
      forged(
        clientId,
        doc => {
          const text = doc.getText('t')
          if (typeof content === 'string') text.insert(2, content)
          else text.insertEmbed(2, content)
        },
        server.encode(id),
      )
    const high = MARKER_CLIENT_BASE + 7
    expect(() => judge(put(7, { m: marker }))).toThrow('keep to their own client ids')
    expect(() => judge(put(high, 'text'))).toThrow('keep to their own client ids')
    expect(() => judge(put(high, { k: 'u', v: [] }))).toThrow('keep to their own client ids')
    expect(judge(put(high, { m: marker }))).toBe('new')
    expect(judge(put(7, { k: 'u', v: [] }))).toBe('new')
  })
})

describe('[P 8] id-exists', () => {
  it('for an identity that was used for something else', () => {
    const { server, judge } = open('')
    const type = (words: string) => forged(7, doc => doc.getText('t').insert(0, words))
    server.applyRemote(id, type('mine'))
    expect(judge(type('mine'))).toBe('covered')
    expect(judge(type('mi'))).toBe('covered')
    expect(judge(type('mine and more'))).toBe('new')
    for (const words of ['ours', 'mine'.toUpperCase(), 'm!'])
      expect(() => judge(type(words)), words).toThrow(refused('id-exists'))
  })

  it('for a mark or a mention in the place of another', () => {
    const { server, judge } = open('')
    const embed = (name: string) => forged(7, doc => doc.getText('t').insertEmbed(0, { k: 'u', v: [name] }))
    server.applyRemote(id, embed('ada'))
    expect(judge(embed('ada'))).toBe('covered')
    expect(() => judge(embed('bob'))).toThrow(refused('id-exists'))
    expect(() => judge(forged(7, doc => doc.getText('t').insert(0, 'a')))).toThrow(refused('id-exists'))
  })

  it('not for what was deleted meanwhile: that cannot be compared any more', () => {
    const { server, judge } = open('')
    const mine = forged(7, doc => doc.getText('t').insert(0, 'mine'))
    server.applyRemote(id, mine)
    server.remove(id, 0, 4)
    expect(judge(mine)).toBe('covered')
  })
})
