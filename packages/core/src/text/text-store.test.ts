import { describe, expect, it } from 'vitest'
import { deterministicUuid } from '../ids'
import { mergeUpdates } from './merge-updates'
import { placeAt, placeOf } from './relative-place'
import { MARKER_CLIENT_BASE, type TextEdit, TextStore, type TextUndo } from './text-store'

const id = deterministicUuid(['text'])
const [m1, m2] = [deterministicUuid(['m1']), deterministicUuid(['m2'])]

/** Replicas of one text that start from the same words. */
function replicas(words: string, count = 2): TextStore[] {
  const first = new TextStore({ clientId: 100, hydrate: () => [] })
  if (words) first.insert(id, 0, words, {})
  const state = first.encode(id)
  return Array.from({ length: count }, (_, i) => new TextStore({ clientId: 101 + i, hydrate: () => [state] }))
}
const apply = (store: TextStore, ...edits: TextEdit[]): void => {
  for (const { update, restored } of edits) if (update) store.applyRemote(id, update, restored)
}
/** The text with its markers as bars. */
const shown = (store: TextStore): string =>
  store
    .segments(id)
    .map(({ runs }) => runs.map(run => (typeof run.insert === 'string' ? run.insert : `<${run.insert.k}>`)).join(''))
    .join('|')

describe('a text', () => {
  it('is edited in place, and every update alone brings another replica along', () => {
    const [ada, bob] = replicas('hello') as [TextStore, TextStore]
    const edits = [
      ada.insert(id, 5, ' world', {}),
      ada.format(id, 6, 5, { b: true }),
      ada.remove(id, 0, 1),
      ada.insert(id, 0, { k: 'u', v: ['ada'] }, {}),
    ]
    apply(bob, ...edits)
    for (const store of [ada, bob])
      expect(store.segments(id)).toEqual([
        {
          marker: null,
          start: 0,
          length: 11,
          runs: [{ insert: { k: 'u', v: ['ada'] } }, { insert: 'ello ' }, { insert: 'world', attributes: { b: true } }],
        },
      ])
  })

  it('an insertion has the marks it is given and inherits none', () => {
    const [ada] = replicas('') as [TextStore]
    ada.insert(id, 0, 'bold', { b: true })
    ada.insert(id, 4, ' plain', {})
    ada.insert(id, 2, '-', {})
    expect(ada.segments(id)[0]?.runs).toEqual([
      { insert: 'bo', attributes: { b: true } },
      { insert: '-' },
      { insert: 'ld', attributes: { b: true } },
      { insert: ' plain' },
    ])
  })

  it('half of an emoji is a replacement here as well as there, and takes no letter with it', () => {
    const [ada, bob] = replicas('') as [TextStore, TextStore]
    apply(bob, ada.insert(id, 0, '\ud83d', {}), ada.insert(id, 1, '#', {}))
    const edit = bob.insert(id, 1, '-', {})
    apply(ada, edit)
    expect([shown(ada), shown(bob)]).toEqual(['\ufffd-#', '\ufffd-#'])
  })

  it('an emoji that is taken apart ends the same everywhere, and so does the undo', () => {
    const [ada, bob] = replicas('a👩b') as [TextStore, TextStore]
    const gone = ada.remove(id, 2, 1)
    const typed = bob.insert(id, 4, 'c', {})
    apply(bob, gone)
    apply(ada, typed)
    apply(bob, ada.revert(id, gone.undo as TextUndo))
    expect(shown(ada)).toBe(shown(bob))
    expect(shown(new TextStore({ clientId: 300, hydrate: () => [ada.encode(id)] }))).toBe(shown(ada))
  })

  it('updates come in any order and any number of times', () => {
    const [ada, bob] = replicas('x') as [TextStore, TextStore]
    const edits = [ada.insert(id, 1, 'a', {}), ada.insert(id, 2, 'b', {}), ada.insert(id, 3, 'c', {})]
    apply(bob, ...[...edits].reverse(), ...edits)
    expect(shown(bob)).toBe('xabc')
  })

  it('several updates are one change, also merged beforehand', () => {
    const [ada, bob, eve] = replicas('x', 3) as [TextStore, TextStore, TextStore]
    const updates = ['a', 'b', 'c'].map((letter, i) => ada.insert(id, 1 + i, letter, {}).update as Uint8Array)
    bob.applyRemotes(id, updates)
    eve.applyRemote(id, mergeUpdates(updates))
    expect([shown(bob), shown(eve)]).toEqual(['xabc', 'xabc'])
  })

  it('marks of two people at once end the same everywhere', () => {
    const [ada, bob] = replicas('one two three') as [TextStore, TextStore]
    const mine = [ada.format(id, 0, 7, { b: true }), ada.format(id, 2, 3, { b: null })]
    const theirs = [bob.format(id, 4, 9, { i: true }), bob.format(id, 0, 13, { b: true }), bob.remove(id, 3, 2)]
    apply(ada, ...theirs)
    apply(bob, ...mine)
    expect(ada.segments(id)).toEqual(bob.segments(id))
    // Nothing is tidied behind the log's back: what each holds is the same to the byte once told apart by client.
    const [one, other] = [ada, bob].map(store =>
      new TextStore({ clientId: 9, hydrate: () => [store.encode(id)] }).encode(id),
    )
    expect(one?.length).toBe(other?.length)
  })

  it('a change that changes nothing sends nothing', () => {
    const [ada] = replicas('abc') as [TextStore]
    expect(ada.remove(id, 1, 0).update).toBeNull()
  })

  it('is begun with all its words, reads the same everywhere, and goes on from there', () => {
    const [ada, bob] = replicas('') as [TextStore, TextStore]
    const runs = [{ insert: 'one ' }, { insert: 'bold', attributes: { b: true } }, { insert: ' end' }]
    const edit = ada.begin(id, runs)
    apply(bob, edit)
    expect(ada.segments(id)).toEqual(bob.segments(id))
    expect(ada.segments(id)[0]?.runs).toEqual(runs)
    // What it said itself tells it nothing; what others say does.
    apply(ada, edit, bob.insert(id, 0, 'x', {}))
    expect(shown(ada)).toBe('xone bold end')
    apply(bob, ada.insert(id, 5, 'y', {}))
    expect([shown(ada), shown(bob)]).toEqual(['xone ybold end', 'xone ybold end'])
  })
  it('what a text was begun with is undone by its characters', () => {
    const [ada, bob] = replicas('') as [TextStore, TextStore]
    const edit = ada.begin(id, [{ insert: 'mine' }])
    apply(bob, edit)
    apply(ada, bob.insert(id, 2, 'theirs', {}))
    apply(bob, ada.revert(id, edit.undo as TextUndo))
    expect([shown(ada), shown(bob)]).toEqual(['theirs', 'theirs'])
  })
  it('without words nothing is begun', () => {
    const store = new TextStore({ clientId: 5, hydrate: () => [] })
    expect(store.begin(id, [{ insert: '' }])).toEqual({ update: null, undo: null })
    expect(store.isOpen(id)).toBe(false)
  })
  it('a text that was dropped is not begun again: its clocks are used', () => {
    const store = new TextStore({ clientId: 5, hydrate: () => [] })
    store.begin(id, [{ insert: 'a' }])
    expect(() => store.begin(id, [{ insert: 'b' }])).toThrow(/begun already/)
    store.drop(id)
    expect(() => store.begin(id, [{ insert: 'b' }])).toThrow(/begun already/)
  })

  it('is read when first touched, and again after it was dropped', () => {
    let reads = 0
    const store = new TextStore({ clientId: 5, hydrate: () => (reads++, []) })
    expect([store.isOpen(id), reads]).toEqual([false, 0])
    store.insert(id, 0, 'a', {})
    expect([store.isOpen(id), reads, [...store.openIds()]]).toEqual([true, 1, [id]])
    store.drop(id)
    expect([store.isOpen(id), shown(store), reads]).toEqual([false, '', 2])
  })

  it('whoever watches is told which texts changed', () => {
    const [ada] = replicas('abc') as [TextStore]
    shown(ada)
    const done = ada.watch()
    expect(done().size).toBe(0)
    const again = ada.watch()
    ada.insert(id, 0, 'x', {})
    expect([...again()]).toEqual([id])
  })

  it('never uses a clock twice: what was open before goes on under another id', () => {
    const [ada] = replicas('') as [TextStore]
    const lost = ada.insert(id, 0, 'lost', {})
    ada.drop(id)
    apply(ada, { update: lost.update, undo: null })
    const [bob] = replicas('') as [TextStore]
    apply(bob, ada.insert(id, 0, 'new ', {}), lost)
    expect(shown(bob)).toBe('new lost')
  })

  it('never uses a clock twice, also where what is read again holds nothing of its own', () => {
    const [ada, bob] = replicas('') as [TextStore, TextStore]
    const lost = ada.insert(id, 0, 'one', {})
    ada.drop(id)
    apply(bob, lost, ada.insert(id, 0, 'two', {}))
    expect(shown(bob)).toMatch(/^(onetwo|twoone)$/)
  })

  it('client ids of typed text lie below those of markers', () => {
    expect(() => new TextStore({ clientId: MARKER_CLIENT_BASE, hydrate: () => [] })).toThrow('out of range')
  })
})

describe('markers', () => {
  it('cut a text into segments', () => {
    const [ada] = replicas('onetwothree') as [TextStore]
    ada.insertMarker(id, 6, m2)
    ada.insertMarker(id, 3, m1)
    expect(shown(ada)).toBe('one|two|three')
    expect(ada.markers(id)).toEqual([null, m1, m2])
    expect(ada.segment(id, m1)).toEqual({ marker: m1, start: 4, length: 3, runs: [{ insert: 'two' }] })
    expect(ada.segment(id, deterministicUuid(['other']))).toBeUndefined()
  })

  it('a mark may cross them', () => {
    const [ada] = replicas('onetwo') as [TextStore]
    ada.insertMarker(id, 3, m1)
    ada.format(id, 1, 4, { b: true })
    expect(ada.segments(id).map(({ runs }) => runs.map(run => [run.insert, run.attributes?.['b'] ?? false]))).toEqual([
      [
        ['o', false],
        ['ne', true],
      ],
      [
        ['t', true],
        ['wo', false],
      ],
    ])
  })

  it.each([
    [101, 202],
    [202, 101],
  ])('text typed where another presses Enter at once stays left of the marker (ids %i and %i)', (typist, splitter) => {
    const [base] = replicas('onetwo') as [TextStore]
    const open = (clientId: number) => new TextStore({ clientId, hydrate: () => [base.encode(id)] })
    const [ada, bob] = [open(typist), open(splitter)]
    const [typed, cut] = [ada.insert(id, 3, '!', {}), bob.insertMarker(id, 3, m1)]
    apply(ada, cut)
    apply(bob, typed)
    expect([shown(ada), shown(bob)]).toEqual(['one!|two', 'one!|two'])
  })

  it('are never undone, and leave the id for typed text as it was', () => {
    const [ada] = replicas('ab') as [TextStore]
    const before = ada.yDoc(id).clientID
    expect(ada.insertMarker(id, 1, m1).undo).toBeNull()
    ada.insert(id, 1, 'x', {})
    expect(ada.yDoc(id).clientID).toBe(before)
  })
})

describe('places in a text', () => {
  it('keep to the character on their left through edits', () => {
    const [ada, bob] = replicas('one two') as [TextStore, TextStore]
    const place = placeAt(ada.yText(id), 3)
    apply(ada, bob.insert(id, 0, '>> ', {}), bob.insert(id, 6, '!', {}))
    expect(placeOf(ada.yDoc(id), place)).toBe(6)
    apply(ada, bob.remove(id, 4, 2))
    expect(placeOf(ada.yDoc(id), place)).toBe(4)
  })

  it('travel as JSON, to the start and to the end', () => {
    const [ada, bob] = replicas('abc') as [TextStore, TextStore]
    for (const index of [0, 1, 3])
      expect(placeOf(bob.yDoc(id), JSON.parse(JSON.stringify(placeAt(ada.yText(id), index))))).toBe(index)
  })

  it('mean nothing where their character is not known, or where they are nonsense', () => {
    const [ada, bob] = replicas('abc') as [TextStore, TextStore]
    ada.insert(id, 3, 'd', {})
    expect(placeOf(bob.yDoc(id), placeAt(ada.yText(id), 4))).toBeNull()
    for (const nonsense of [{}, { item: 'x' }, { type: { client: -1, clock: 'x' } }])
      expect(placeOf(bob.yDoc(id), nonsense)).toSatisfy(place => place === null || Number.isInteger(place))
  })
})
