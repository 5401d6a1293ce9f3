import { describe, expect, it } from 'vitest'
import { ada, drawSpace, idOf, outline } from './space.fixture'

const page = `
  P
    a one
    b two
      b1 inner
    c three`

describe('trashBlock', () => {
  it('[P 3] takes a block out of sight and keeps where it was, when and by whom', () => {
    const s = drawSpace(page)
    s.run(s.trash('b'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          c three`),
    )
    expect(s.block('b')).toMatchObject({
      alive: false,
      parent_id: idOf('P'),
      moved_to_trash_time: s.context.now,
      moved_to_trash_id: ada,
      moved_to_trash_table: 'sheaf_user',
      crdt_data: { trash: { after: [idOf('a')], before: [idOf('c')], empty: false } },
    })
    expect(s.picture('b')).toBe(
      outline(`
        b two
          b1 inner`),
    )
  })

  it('remembers at most three neighbours on each side, nearest first', () => {
    const s = drawSpace(`
      P
        a
        b
        c
        d
        x
        e
        f
        g
        h`)
    s.run(s.trash('x'))
    expect(s.block('x').crdt_data?.trash).toEqual({
      after: ['d', 'c', 'b'].map(idOf),
      before: ['e', 'f', 'g'].map(idOf),
      empty: false,
    })
  })

  it('does nothing a second time: the first to trash it is remembered', () => {
    const s = drawSpace(page)
    s.run(s.trash('b'))
    const before = s.block('b')
    s.run(s.trash('b'))
    expect(s.block('b')).toEqual(before)
  })

  it('a block that its author did not see surfaces in its place, with all below it', () => {
    const s = drawSpace(page)
    const late = s.trash('b')
    s.run(s.create('x', 'b1')).run(s.create('y', 'x')).run(s.create('z', 'b')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          x
            y
          z
          c three`),
    )
  })

  it('a block moved in meanwhile surfaces too', () => {
    const s = drawSpace(page)
    const late = s.trash('b')
    s.run(s.move('c', 'b1')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          c three`),
    )
  })

  it('what was merged in meanwhile gets its own block back', () => {
    const s = drawSpace(page)
    const late = s.trash('b')
    s.run(s.merge('c', 'b1')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          c three`),
    )
    expect(s.block('c').crdt_data?.merged).toBeUndefined()
    expect(s.picture('b')).toBe(
      outline(`
        b two
          b1 inner`),
    )
  })

  it('several merged in come back in reading order', () => {
    const s = drawSpace(`
      P
        a one
        b two
        c three
        d four`)
    const late = s.trash('a')
    s.run(s.merge('b', 'a')).run(s.merge('c', 'a')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          b two
          c three
          d four`),
    )
  })

  it('what its author had seen merged in goes along', () => {
    const s = drawSpace(page)
    s.run(s.merge('c', 'b1')).run(s.trash('b'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one`),
    )
    s.run(s.restore('b'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          b two
            b1 innerthree`),
    )
  })

  it('the second half of a split that its author did not see stays', () => {
    const s = drawSpace(page)
    const late = s.trash('c')
    s.run(s.split('c', 2, 'd')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          b two
            b1 inner
          d ree`),
    )
  })

  it('a page goes as a whole, also with what its author never saw', () => {
    const s = drawSpace(`
      P
        Q
          a one`)
    s.run(s.create('b', 'Q')).run(s.trash('Q', { seen: ['Q'] }))
    expect(s.picture()).toBe('P')
    expect(s.picture('Q')).toBe(
      outline(`
        Q
          a one
          b`),
    )
  })

  it('of a page below, its author has to have seen only the page', () => {
    const s = drawSpace(page)
    s.run(s.create('Sub', 'b'))
      .run(s.create('x', 'Sub'))
      .run(s.trash('b', { seen: ['b', 'b1', 'Sub'] }))
    expect(s.picture('b')).toBe(
      outline(`
        b two
          b1 inner
          Sub
            x`),
    )
  })

  it('[P 6] requires to edit a block, and to configure a page', () => {
    const s = drawSpace(page)
    expect(s.requires(s.trash('a'))).toEqual(['edit a'])
    expect(s.requires(s.trash('P'))).toEqual(['configure P'])
  })
})

describe('trashBlock if empty', () => {
  it('leaves a block that has words or children by now', () => {
    const s = drawSpace(`
      P
        a
        b
        c`)
    const late = ['a', 'b', 'c'].map(name => s.trash(name, { ifEmpty: true }))
    s.run(s.insert('a', 0, 'x'))
      .run(s.create('b1', 'b'))
      .run(...late)
    expect(s.picture()).toBe(
      outline(`
        P
          a x
          b
            b1`),
    )
  })

  it('looks at every slice that it shows', () => {
    const s = drawSpace(`
      P
        a
        b two`)
    s.run(s.merge('b', 'a')).run(s.trash('a', { ifEmpty: true }))
    expect(s.picture()).toBe(
      outline(`
        P
          a two`),
    )
  })

  it('comes back when words land in it after all; what was trashed on purpose does not', () => {
    const s = drawSpace(`
      P
        a
        b
        c`)
    s.run(s.trash('b', { ifEmpty: true }), s.trash('c'))
    s.run(s.insert('b', 0, 'typed')).run(s.insert('c', 0, 'meanwhile'))
    expect(s.picture()).toBe(
      outline(`
        P
          a
          b typed`),
    )
    expect(s.picture('c')).toBe('c meanwhile')
  })
})
