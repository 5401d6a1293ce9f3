import { describe, expect, it } from 'vitest'
import { deterministicUuid } from '../ids'
import { plainText, titleOfRuns } from './rich-text'
import { type TextEdit, TextStore, type TextUndo } from './text-store'

const id = deterministicUuid(['text'])
const marker = deterministicUuid(['marker'])

class Pair {
  private readonly base = new TextStore({ clientId: 100, hydrate: () => [] })
  readonly ada: TextStore
  readonly bob: TextStore
  constructor(words: string) {
    this.base.insert(id, 0, words, {})
    const open = (clientId: number) => new TextStore({ clientId, hydrate: () => [this.base.encode(id)] })
    this.ada = open(101)
    this.bob = open(102)
  }
  /** An edit of one, that the other takes in. */
  both(store: TextStore, edit: TextEdit): TextUndo {
    const other = store === this.ada ? this.bob : this.ada
    if (edit.update) other.applyRemote(id, edit.update, edit.restored)
    return edit.undo as TextUndo
  }
  undo(store: TextStore, item: TextUndo): TextUndo {
    return this.both(store, store.revert(id, item))
  }
  get words(): string {
    const [one, other] = [this.ada, this.bob].map(textOf)
    if (one !== other) throw new Error(`two texts: ${one} and ${other}`)
    return one ?? ''
  }
}
const textOf = (store: TextStore): string =>
  store
    .segments(id)
    .map(({ runs }) => plainText(titleOfRuns(runs)))
    .join('|')

describe('undo of typing', () => {
  it('takes away what was typed, and nothing that another typed into it', () => {
    const p = new Pair('one')
    const mine = p.both(p.ada, p.ada.insert(id, 3, ' two', {}))
    p.both(p.bob, p.bob.insert(id, 5, 'BOB', {}))
    expect(p.words).toBe('one tBOBwo')
    const redo = p.undo(p.ada, mine)
    expect(p.words).toBe('oneBOB')
    p.undo(p.ada, redo)
    expect(p.words).toBe('one tBOBwo')
  })

  it('has no effect where another has deleted it all, and then nothing to redo', () => {
    const p = new Pair('one')
    const mine = p.both(p.ada, p.ada.insert(id, 3, ' two', {}))
    p.both(p.bob, p.bob.remove(id, 3, 4))
    expect(p.ada.revert(id, mine)).toMatchObject({ update: null, undo: null })
  })

  it('goes back and forth as often as one likes', () => {
    const p = new Pair('ab')
    let item = p.both(p.ada, p.ada.insert(id, 1, 'xyz', { b: true }))
    for (let i = 0; i < 6; i++) {
      item = p.undo(p.ada, item)
      expect(p.words).toBe(i % 2 ? 'axyzb' : 'ab')
    }
    expect(p.bob.segments(id)[0]?.runs[1]).toEqual({ insert: 'xyz', attributes: { b: true } })
  })

  it('finds its characters again after another brought them back as copies', () => {
    const p = new Pair('one')
    const typed = p.both(p.ada, p.ada.insert(id, 3, ' two', {}))
    const deleted = p.both(p.bob, p.bob.remove(id, 3, 4))
    p.undo(p.bob, deleted)
    expect(p.words).toBe('one two')
    p.undo(p.ada, typed)
    expect(p.words).toBe('one')
  })
})

describe('undo of a deletion', () => {
  it('brings words back where they were, with their marks, and tells what they are copies of', () => {
    const p = new Pair('one two three')
    p.both(p.ada, p.ada.format(id, 4, 3, { b: true }))
    const mine = p.both(p.ada, p.ada.remove(id, 3, 4))
    p.both(p.bob, p.bob.insert(id, 0, '> ', {}))
    const edit = p.ada.revert(id, mine)
    p.both(p.ada, edit)
    expect(p.words).toBe('> one two three')
    expect(edit.restored?.reduce((sum, copy) => sum + copy.length, 0)).toBe(4)
    expect(p.bob.segments(id)[0]?.runs).toContainEqual({ insert: 'two', attributes: { b: true } })
  })

  it('does not double what another has brought back already', () => {
    const p = new Pair('one two')
    const mine = p.both(p.ada, p.ada.remove(id, 3, 4))
    const theirs = p.bob.revert(id, mine)
    p.both(p.bob, theirs)
    expect(p.ada.revert(id, mine)).toMatchObject({ update: null, undo: null })
    expect(p.words).toBe('one two')
  })

  it('brings back only what is still gone', () => {
    const p = new Pair('abcdef')
    const wide = p.both(p.ada, p.ada.remove(id, 1, 4))
    const [ids] = wide.kind === 'deleted' ? wide.chars : []
    if (!ids) throw new Error('nothing deleted')
    const part: TextUndo = {
      kind: 'deleted',
      chars: [{ ...ids, content: 'cd', ids: { ...ids.ids, clock: ids.ids.clock + 1, length: 2 } }],
    }
    p.undo(p.bob, part)
    expect(p.words).toBe('acdf')
    p.undo(p.ada, wide)
    expect(p.words).toBe('abcdef')
  })

  it('brings back nothing that this text never had: words that were refused, or a text that is not here', () => {
    const p = new Pair('one')
    p.ada.insert(id, 3, ' two', {})
    const mine = p.ada.remove(id, 1, 6).undo as TextUndo
    // Taken in anew, without what was refused; her deletion was refused with it.
    expect(p.bob.revert(id, mine)).toMatchObject({ update: null })
    expect(textOf(p.bob)).toBe('one')
    const empty = new TextStore({ clientId: 103, hydrate: () => [] })
    expect(empty.revert(id, mine)).toMatchObject({ update: null })
  })

  it('keeps each part on its side of a marker that came between', () => {
    const p = new Pair('onetwo')
    p.both(p.bob, p.bob.insertMarker(id, 3, marker))
    const cut = p.both(p.ada, p.ada.remove(id, 4, 2))
    const head = p.both(p.ada, p.ada.remove(id, 1, 2))
    expect(p.words).toBe('o|o')
    p.undo(p.ada, head)
    p.undo(p.ada, cut)
    expect(p.words).toBe('one|two')
  })

  it('brings back mentions too', () => {
    const p = new Pair('ab')
    p.both(p.ada, p.ada.insert(id, 1, { k: 'u', v: ['ada'] }, {}))
    const mine = p.both(p.ada, p.ada.remove(id, 0, 3))
    p.undo(p.ada, mine)
    expect(titleOfRuns(p.bob.segments(id)[0]?.runs ?? [])).toEqual([['a'], ['\u2023', [['u', 'ada']]], ['b']])
  })

  it('of two deletions side by side, undone in either order, gives the words in order', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const p = new Pair('abcd')
      const items = [p.both(p.ada, p.ada.remove(id, 0, 2)), p.both(p.ada, p.ada.remove(id, 0, 2))]
      for (const i of order) p.undo(p.ada, items[i] as TextUndo)
      expect(p.words).toBe('abcd')
    }
  })
})

describe('undo of a mark', () => {
  const marks = (p: Pair) => titleOfRuns(p.bob.segments(id)[0]?.runs ?? [])

  it('gives each part the value that it had', () => {
    const p = new Pair('abcd')
    p.both(p.ada, p.ada.format(id, 0, 2, { h: 'red' }))
    const mine = p.both(p.ada, p.ada.format(id, 1, 3, { h: 'blue' }))
    const redo = p.undo(p.ada, mine)
    expect(marks(p)).toEqual([['ab', [['h', 'red']]], ['cd']])
    p.undo(p.ada, redo)
    expect(marks(p)).toEqual([
      ['a', [['h', 'red']]],
      ['bcd', [['h', 'blue']]],
    ])
  })

  it('leaves alone what another has marked otherwise meanwhile', () => {
    const p = new Pair('abcd')
    const mine = p.both(p.ada, p.ada.format(id, 0, 4, { h: 'red', b: true }))
    p.both(p.bob, p.bob.format(id, 2, 2, { h: 'green' }))
    p.undo(p.ada, mine)
    expect(marks(p)).toEqual([['ab'], ['cd', [['h', 'green']]]])
    expect(p.ada.revert(id, mine)).toMatchObject({ update: null, undo: null })
  })

  it('follows its characters when text comes in before them', () => {
    const p = new Pair('abcd')
    const mine = p.both(p.ada, p.ada.format(id, 1, 2, { b: true }))
    p.both(p.bob, p.bob.insert(id, 0, 'xx', {}))
    p.undo(p.ada, mine)
    expect(marks(p)).toEqual([['xxabcd']])
  })
})
