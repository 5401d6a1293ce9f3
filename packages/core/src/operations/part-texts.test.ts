import { describe, expect, it } from 'vitest'
import { drawSpace, idOf, outline } from './space.fixture'

const key = (text: string, marker?: string) => `${idOf(text)}/${marker ? idOf(marker) : ''}`

describe('a block that leaves its page', () => {
  const halves = () => {
    const s = drawSpace(`
      P
        a onetwo
      Q`)
    return s.run(s.split('a', 3, 'b'))
  }

  it('keeps its id and its words, and gets a text of its own', () => {
    const s = halves()
    s.run(s.move('b', 'Q'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one
        Q
          b two`),
    )
    expect([s.slicesOf('a'), s.slicesOf('b')]).toEqual([[key('a')], [key('b', 'b')]])
  })

  it('leaves word where it went', () => {
    const s = halves()
    s.run(s.move('b', 'Q'))
    expect(s.block('a').crdt_data?.forwards).toEqual([{ t: idOf('b'), m: [idOf('b')] }])
    expect(s.block('b').crdt_data?.from).toBe(idOf('a'))
    expect(s.state.owner(key('a', 'b'))).toBeUndefined()
    expect(s.state.owner(key('b', 'b'))).toBe(idOf('b'))
  })

  it('keeps its text where that is its own, and those that stay go over to one of theirs together', () => {
    const s = halves()
    s.run(s.split('b', 1, 'c')).run(s.move('a', 'Q'))
    expect(s.picture()).toBe(
      outline(`
        P
          b t
          c wo
        Q
          a one`),
    )
    expect(['a', 'b', 'c'].map(name => s.slicesOf(name))).toEqual([[key('a')], [key('b', 'b')], [key('b', 'c')]])
  })

  it('takes along what was merged into it, and the undo of the merge still cuts there', () => {
    const s = drawSpace(`
      P
        a one
        b two
      Q`)
    s.run(s.merge('b', 'a')).run(s.move('a', 'Q'))
    expect(s.pageOf('b')).toBe('Q')
    s.run(s.unmerge('b'))
    expect(s.picture()).toBe(
      outline(`
        P
        Q
          a one
          b two`),
    )
  })

  it('takes along a slice of a text that stays, and the undo of the merge still cuts there', () => {
    const s = drawSpace(`
      P
        a onetwo
        c three
      Q`)
    s.run(s.split('a', 3, 'b'))
      .run(s.merge('b', 'c'))
      .run(s.move('c', 'Q'))
    expect([s.pageOf('b'), s.slicesOf('c')]).toEqual(['Q', [key('c'), key('b', 'b')]])
    s.run(s.unmerge('b'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one
        Q
          c three
          b two`),
    )
  })

  it('comes back with its text, which stays parted', () => {
    const s = halves()
    s.run(s.move('b', 'Q')).run(s.move('b', 'P'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          b two
        Q`),
    )
    expect(s.slicesOf('b')).toEqual([key('b', 'b')])
  })

  it('is parted again where its part was split', () => {
    const s = halves()
    s.run(s.move('b', 'Q'))
      .run(s.split('b', 1, 'c'))
      .run(s.move('c', 'P'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          c wo
        Q
          b t`),
    )
    expect(s.slicesOf('c')).toEqual([key('c', 'c')])
  })
})

describe('who has not heard that a text was parted', () => {
  const late = () => {
    const s = drawSpace(`
      P
        a onetwo
      Q`)
    s.run(s.split('a', 3, 'b'))
    // Made before the move and committed after it.
    const split = s.split('b', 1, 'c')
    return { s, split, trash: s.trash('b') }
  }

  it('splits where the words are', () => {
    const { s, split } = late()
    s.run(s.move('b', 'Q')).run(split)
    expect(s.picture()).toBe(
      outline(`
        P
          a one
        Q
          b t
          c wo`),
    )
  })

  it('needs to edit the part, not the text that was left', () => {
    const { s, split } = late()
    s.run(s.move('b', 'Q'))
    expect(split.map(operation => s.requires(operation))).toEqual([[], ['edit b', 'edit b']])
  })

  it('has seen what it throws away', () => {
    const s = drawSpace(`
      P
        a onetwo
        c three
      Q`)
    s.run(s.split('a', 3, 'b')).run(s.merge('b', 'c'))
    const trash = s.trash('c')
    s.run(s.move('c', 'Q')).run(trash)
    expect([s.isAlive('c'), s.isAlive('b')]).toEqual([false, false])
  })

  it('wrote in the text that a block would have got, and is understood where it got none', () => {
    const { s, trash } = late()
    s.run(trash).run(s.move('b', 'Q'))
    const edit = s.field('editText', 'b', [], { text: idOf('b'), epoch: 0, update: 'AAA=' })
    expect(s.requires(edit)).toEqual(['edit a'])
  })
})
