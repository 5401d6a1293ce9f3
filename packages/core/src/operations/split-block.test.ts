import { describe, expect, it } from 'vitest'
import { drawSpace, idOf, outline } from './space.fixture'

const page = `
  P
    a onetwothree
    z last`

describe('splitBlock', () => {
  it('the new block takes the text behind the marker; nothing is copied', () => {
    const s = drawSpace(page)
    s.run(s.split('a', 3, 'b', 'header'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          b(header) twothree
          z last`),
    )
    expect(s.block('b').crdt_data).toEqual({
      title: [{ t: idOf('a'), m: idOf('b'), o: idOf('b') }],
      own: { t: idOf('a'), m: idOf('b'), o: idOf('b') },
    })
    expect(s.texts.markers(idOf('a'))).toEqual([null, idOf('b')])
  })

  it('text typed behind the marker afterwards shows in the new block', () => {
    const s = drawSpace(page)
    s.run(s.split('a', 3, 'b'))
      .run(s.insert('b', 3, '!'))
      .run(s.insert('a', 3, '?'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one?
          b two!three
          z last`),
    )
  })

  it('two splits of one block at once give three parts, in whatever order they come', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const s = drawSpace(page)
      // Each author cut the whole block; the markers of both are in the text before either split is judged.
      const splits = [s.split('a', 3, 'b'), s.split('a', 7, 'c')]
      const [first, second] = order.map(i => splits[i] ?? [])
      s.run(...(first ?? [])).run(...(second ?? []))
      expect(s.picture()).toBe(
        outline(`
          P
            a one
            b two
            c three
            z last`),
      )
    }
  })

  it('finds the nearest owned part to the left, not the block its author saw', () => {
    const s = drawSpace(page)
    const late = s.split('a', 6, 'c')
    s.run(s.split('a', 3, 'b'))
      .run(s.move('b', 'z'))
      .run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          z last
            b two
            c three`),
    )
  })

  it('after a merge it takes along what was merged in behind it', () => {
    const s = drawSpace(page)
    const late = s.split('a', 3, 'b')
    s.run(s.merge('z', 'a')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          b twothreelast`),
    )
  })

  it('a part that was merged into another block is cut there', () => {
    const s = drawSpace(page)
    const late = s.split('z', 2, 'y')
    s.run(s.merge('z', 'a')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a onetwothreela
          y st`),
    )
  })

  it('children stay with the first half', () => {
    const s = drawSpace(`
      P
        a onetwo
          child`)
    s.run(s.split('a', 3, 'b'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one
            child
          b two`),
    )
  })

  it('an edit wins over a concurrent trash: the second half surfaces where the block was', () => {
    const s = drawSpace(`
      P
        q before
        a onetwo
        z last`)
    const late = s.split('a', 3, 'b')
    s.run(s.trash('a')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          q before
          b two
          z last`),
    )
  })

  it('does nothing twice, without a marker in the text, or without a block to cut', () => {
    const s = drawSpace(page)
    const [edit, split] = s.split('a', 3, 'b')
    if (!edit || !split || split.command !== 'splitBlock') throw new Error('no split')
    s.run(edit, split)
    const before = s.picture()
    s.run(split)
    for (const args of [
      { ...split.args, marker: idOf('unknown') },
      { ...split.args, text: idOf('unknown'), marker: idOf('unknown') },
      { ...split.args, marker: null },
    ])
      s.run({ ...split, pointer: { ...split.pointer, id: idOf('new') }, args })
    expect(s.picture()).toBe(before)
    expect(s.state.block(idOf('new'))).toBeUndefined()
  })

  it('what became code meanwhile is cut all the same: no word is left without a block', () => {
    const s = drawSpace(`
      P
        a onetwo`)
    s.run(s.field('set', 'a', ['type'], { value: 'code' })).run(s.split('a', 3, 'b'))
    expect(s.block('a')).toMatchObject({ type: 'code', properties: { title: [['one']] } })
    expect(s.block('b')).toMatchObject({ type: 'text', properties: { title: [['two']] } })
  })

  it('only what flows is cut, and only into what flows', () => {
    const s = drawSpace(`
      P
        a onetwo
        i(image) caption`)
    s.run(s.split('i', 3, 'j').slice(1))
    expect(s.state.block(idOf('j'))).toBeUndefined()
    s.run(s.split('a', 3, 'k', 'image').slice(1))
    expect(s.state.block(idOf('k'))).toBeUndefined()
  })

  it('[P 6] requires to edit the block it cuts and the text', () => {
    const s = drawSpace(page)
    s.run(s.split('a', 3, 'b'))
    const [edit, split] = s.split('b', 1, 'c')
    expect(edit && s.requires(edit)).toEqual(['edit a'])
    expect(split && s.requires(split)).toEqual(['edit b', 'edit a'])
  })
})

describe('splitBlock with the id of a merged block', () => {
  const three = `
    P
      a one
      b two
      c three`

  it('brings it back directly after the block that held it', () => {
    const s = drawSpace(three)
    s.run(s.merge('b', 'a')).run(s.unmerge('b'))
    expect(s.picture()).toBe(outline(three))
    expect(s.block('b').crdt_data?.merged).toBeUndefined()
  })

  it('with what was merged behind it', () => {
    const s = drawSpace(three)
    s.run(s.merge('b', 'a')).run(s.merge('c', 'a')).run(s.unmerge('b'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          b twothree`),
    )
  })

  it('wherever its slice is by then', () => {
    const s = drawSpace(three)
    s.run(s.merge('c', 'b')).run(s.merge('b', 'a')).run(s.unmerge('c'))
    expect(s.picture()).toBe(
      outline(`
        P
          a onetwo
          c three`),
    )
  })

  it('not with a slice that is not its own, and not when it is in the trash', () => {
    const s = drawSpace(three)
    s.run(s.merge('b', 'a')).run(s.trash('c'))
    const before = s.picture()
    const wrong = s.unmerge('b')
    if (wrong.command !== 'splitBlock') throw new Error('no split')
    s.run({ ...wrong, args: { ...wrong.args, text: idOf('a') } }).run(s.unmerge('c'))
    expect(s.picture()).toBe(before)
  })
})
