import { describe, expect, it } from 'vitest'
import { drawSpace, idOf, outline } from './space.fixture'

const three = `
  P
    a one
    b two
    c three`

describe('mergeBlock', () => {
  it('the target takes over the text; the block is gone but knows that it was merged', () => {
    const s = drawSpace(three)
    s.run(s.merge('b', 'a'))
    expect(s.picture()).toBe(
      outline(`
        P
          a onetwo
          c three`),
    )
    expect(s.block('b')).toMatchObject({ alive: false, crdt_data: { merged: true, title: [] } })
    expect(s.state.holder(idOf('b'))).toBe(idOf('a'))
  })

  it('text typed meanwhile in the merged block shows in the target', () => {
    const s = drawSpace(three)
    const late = s.insert('b', 3, '!')
    s.run(s.merge('b', 'a')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a onetwo!
          c three`),
    )
  })

  it('A<-B and B<-C give one block with all three, in either order', () => {
    for (const order of [
      ['b', 'c'],
      ['c', 'b'],
    ]) {
      const s = drawSpace(three)
      const merges = { b: s.merge('b', 'a'), c: s.merge('c', 'b') }
      for (const name of order) s.run(merges[name as 'b' | 'c'])
      expect(s.picture()).toBe(
        outline(`
          P
            a onetwothree`),
      )
    }
  })

  it('A<-B and B<-A at once: the second is a no-op', () => {
    const s = drawSpace(three)
    const [mine, theirs] = [s.merge('b', 'a'), s.merge('a', 'b')]
    s.run(mine).run(theirs)
    expect(s.picture()).toBe(
      outline(`
        P
          a onetwo
          c three`),
    )
  })

  it('finds its target through the owner of its own slice: a split may have moved that on', () => {
    const s = drawSpace(three)
    const late = s.merge('c', 'b')
    const split = s.split('a', 1, 'x')
    s.run(s.merge('b', 'a')).run(split).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a o
          x netwothree`),
    )
  })

  it('not into a block in the trash, nor into one below such a block', () => {
    const s = drawSpace(`
      P
        a one
          a1
        b two`)
    const late = [s.merge('b', 'a'), s.merge('b', 'a1')]
    s.run(s.trash('a')).run(...late)
    expect(s.picture()).toBe(
      outline(`
        P
          b two`),
    )
  })

  it('not into itself, below itself, or into a block that was never there', () => {
    const s = drawSpace(`
      P
        a one
          a1 inner`)
    const before = s.picture()
    s.run(s.merge('a', 'a')).run(s.merge('a', 'a1')).run(s.merge('a', 'nobody')).run(s.merge('nobody', 'a'))
    expect(s.picture()).toBe(before)
  })

  it('only what flows, and only within a page', () => {
    const s = drawSpace(`
      P
        a one
        i(image)
        Sub
          s sub
      Q
        q two`)
    const before = s.picture()
    for (const [name, into] of [
      ['a', 'i'],
      ['i', 'a'],
      ['a', 'P'],
      ['q', 'a'],
      ['s', 'a'],
    ] as const)
      s.run(s.merge(name, into))
    expect(s.picture()).toBe(before)
  })

  it('a block in the trash is not merged', () => {
    const s = drawSpace(three)
    const late = s.merge('b', 'a')
    s.run(s.trash('b')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          c three`),
    )
  })

  it('its children follow the target’s own', () => {
    const s = drawSpace(`
      P
        a one
          a1
        b two
          b1
          b2`)
    s.run(s.merge('b', 'a'))
    expect(s.picture()).toBe(
      outline(`
        P
          a onetwo
            a1
            b1
            b2`),
    )
  })

  it('children of a child take its place, so that the reading order stays', () => {
    const s = drawSpace(`
      P
        a one
          x two
            x1
            x2
          y`)
    s.run(s.merge('x', 'a'))
    expect(s.picture()).toBe(
      outline(`
        P
          a onetwo
            x1
            x2
            y`),
    )
  })

  it('a child that is in the trash comes back under the target', () => {
    const s = drawSpace(`
      P
        a one
        b two
          b1`)
    s.run(s.trash('b1')).run(s.merge('b', 'a')).run(s.restore('b1'))
    expect(s.picture()).toBe(
      outline(`
        P
          a onetwo
            b1`),
    )
  })

  it('[P 6] requires to edit both', () => {
    const s = drawSpace(three)
    expect(s.requires(s.merge('b', 'a'))).toEqual(['edit b', 'edit a'])
  })
})
