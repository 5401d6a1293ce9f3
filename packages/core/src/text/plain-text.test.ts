import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { deterministicUuid } from '../ids'
import { docToJudge, vectorOf } from './parted-text'
import { segmentsOfPlain } from './plain-text'
import type { Attributes, Run } from './rich-text'
import { cutAtMarkers, type Delta } from './segments'
import { MARKER_CLIENT_BASE, TextStore } from './text-store'

const id = deterministicUuid(['text'])
const marker = deterministicUuid(['marker'])
const store = (clientId: number, ...updates: Uint8Array[]): TextStore =>
  new TextStore({ clientId, hydrate: () => updates })

/** What a document says that took in the update. */
function segmentsOfDocument(update: Uint8Array): unknown {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  return cutAtMarkers(doc.getText('t').toDelta() as Delta)
}
const begun = (runs: readonly Run[]): Uint8Array => store(7).begin(id, runs).update as Uint8Array

const marks: fc.Arbitrary<Attributes> = fc.record(
  { b: fc.constant(true), c: fc.constantFrom('red', 'teal') },
  { requiredKeys: [] },
)
const run: fc.Arbitrary<Run> = fc.record({
  insert: fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constant({ k: 'u', v: ['ada'] })),
  attributes: marks,
})

describe('a text that was written from beginning to end', () => {
  it('shows what its document shows, without one', () => {
    fc.assert(
      fc.property(fc.array(run, { minLength: 1, maxLength: 6 }), runs => {
        const update = begun(runs)
        expect(segmentsOfPlain(update) ?? segmentsOfDocument(update)).toEqual(segmentsOfDocument(update))
      }),
      { numRuns: 300 },
    )
  })
  it('needs no document while its marks only begin', () => {
    fc.assert(
      fc.property(run, one => {
        const update = begun([{ insert: 'coats ' }, one])
        expect(segmentsOfPlain(update)).toEqual(segmentsOfDocument(update))
      }),
    )
  })
  it('is read by itself where words have marks in between', () => {
    const update = begun([{ insert: 'a ' }, { insert: 'bold', attributes: { b: true } }, { insert: ' word' }])
    expect(segmentsOfPlain(update)?.[0]?.runs).toEqual([
      { insert: 'a ' },
      { insert: 'bold', attributes: { b: true } },
      { insert: ' word' },
    ])
  })
  it('is left to its document where anything else was done: words put in between, taken away, split, or of two people', () => {
    const edited = (edit: (texts: TextStore) => void, base = begun([{ insert: 'hello' }])): Uint8Array => {
      const texts = store(9, base)
      edit(texts)
      return texts.encode(id)
    }
    const all = [
      edited(texts => void texts.insert(id, 2, '-', {})),
      edited(texts => void texts.remove(id, 0, 1)),
      edited(texts => void texts.format(id, 1, 2, { b: true })),
      edited(texts => void texts.insertMarker(id, 5, marker)),
      edited(texts => void texts.insert(id, 5, ' there', {})),
    ]
    for (const update of all) expect(segmentsOfPlain(update)).toBeNull()
    expect(segmentsOfPlain(new Uint8Array([0, 0]))).toBeNull()
  })
})

describe('a text that was begun elsewhere', () => {
  it('takes in what is written there and here next, as if its document had been there all along', () => {
    const ada = store(100)
    const bob = store(200)
    const first = ada.begin(id, [{ insert: 'hello' }]).update as Uint8Array
    const watched = bob.watch()
    bob.applyRemote(id, first)
    expect([...watched()]).toEqual([id])
    expect(bob.segment(id, null)?.runs).toEqual([{ insert: 'hello' }])
    expect(bob.encode(id)).toEqual(first)
    expect(vectorOf(bob, id)).toEqual(Y.encodeStateVector(ada.yDoc(id)))

    bob.applyRemote(id, ada.insert(id, 5, ' world', {}).update as Uint8Array)
    ada.applyRemote(id, bob.insert(id, 0, 'oh, ', {}).update as Uint8Array)
    bob.applyRemote(id, first)
    for (const texts of [ada, bob]) expect(texts.segment(id, null)?.runs).toEqual([{ insert: 'oh, hello world' }])
    expect(vectorOf(bob, id)).toEqual(Y.encodeStateVector(bob.yDoc(id)))
  })
  it('goes on under another id where its author was oneself, of a session before', () => {
    const first = store(100).begin(id, [{ insert: 'hello' }]).update as Uint8Array
    const after = store(100)
    after.applyRemote(id, first)
    expect(after.yDoc(id).clientID).not.toBe(Y.decodeUpdate(first).structs[0]?.id.client)
    expect(after.yDoc(id).clientID).toBeLessThan(MARKER_CLIENT_BASE)
  })
  it('is judged by no document while it has no words, and none is written to', () => {
    const [one, other] = [store(100), store(200)]
    expect(docToJudge(one, id)).toBe(docToJudge(other, id))
    one.applyRemote(id, begun([{ insert: 'hello' }]))
    expect(docToJudge(one, id)).toBe(one.yDoc(id))
    expect(docToJudge(one, id)).not.toBe(docToJudge(other, id))
    expect(Y.encodeStateVector(docToJudge(other, id))).toEqual(new Uint8Array([0]))
  })
})
