import { describe, expect, it } from 'vitest'
import { drawSpace, idOf, outline } from './space.fixture'

const page = `
  P
    a one
    b two
      b1 inner
    c three`

describe('restoreBlock', () => {
  it('brings it back where it was, and no longer as trash', () => {
    const s = drawSpace(page)
    s.run(s.trash('b')).run(s.restore('b'))
    expect(s.picture()).toBe(outline(page))
    const { moved_to_trash_id, moved_to_trash_table, moved_to_trash_time, crdt_data } = s.block('b')
    expect([moved_to_trash_id, moved_to_trash_table, moved_to_trash_time, crdt_data?.trash]).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('[P 4] brings nothing back that was deleted for ever', () => {
    const s = drawSpace(page)
    s.run(s.trash('b'))
    s.put('block', { ...s.block('b'), deleted_from_trash_time: 1 })
    s.run(s.restore('b'))
    expect(s.isAlive('b')).toBe(false)
  })

  it('finds its place by the neighbours that are left', () => {
    const s = drawSpace(page)
    s.run(s.trash('b'))
      .run(s.trash('a'))
      .run(s.create('d', 'P', { before: ['c'] }))
      .run(s.restore('b'))
    expect(s.picture()).toBe(
      outline(`
        P
          d
          b two
            b1 inner
          c three`),
    )
  })

  it('under the nearest ancestor that is shown, at that one’s place', () => {
    const s = drawSpace(page)
    s.run(s.trash('b1')).run(s.trash('b')).run(s.restore('b1'))
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          b1 inner
          c three`),
    )
  })

  it('follows its parent to where that was moved or merged', () => {
    const s = drawSpace(page)
    s.run(s.trash('b1')).run(s.merge('b', 'a')).run(s.move('a', 'c')).run(s.restore('b1'))
    expect(s.picture()).toBe(
      outline(`
        P
          c three
            a onetwo
              b1 inner`),
    )
  })

  it('shows what was edited while it lay in the trash', () => {
    const s = drawSpace(page)
    s.run(s.trash('b'))
    s.run(s.insert('b', 3, ' and more'), s.field('set', 'b', ['format', 'block_color'], { value: 'red' }))
    expect(s.isAlive('b')).toBe(false)
    s.run(s.restore('b'))
    expect(s.block('b').format).toEqual({ block_color: 'red' })
    expect(s.picture()).toContain('b two and more')
  })

  it('does nothing to a block that is shown, that was merged, or that was never there', () => {
    const s = drawSpace(page)
    s.run(s.merge('c', 'a'))
    const before = s.picture()
    s.run(s.restore('b')).run(s.restore('c')).run(s.restore('nobody'))
    expect(s.picture()).toBe(before)
  })

  it('[P 3] its page is the one it comes back on', () => {
    const s = drawSpace(`
      P
        a
          b
            c
      Q`)
    s.run(s.trash('b')).run(s.move('a', 'Q')).run(s.restore('b'))
    expect(['b', 'c'].map(name => s.pageOf(name))).toEqual(['Q', 'Q'])
  })

  it('[P 6] requires to edit what it comes back to, also where its parent was merged into something that left', () => {
    const s = drawSpace(`
      P
        a
        b
          c
      Q`)
    s.run(s.trash('c')).run(s.merge('b', 'a')).run(s.move('a', 'Q'))
    expect(s.requires(s.restore('c'))).toEqual(['edit c', 'edit a'])
  })

  it('with the words of its own where the rest of its text is on another page', () => {
    const s = drawSpace(`
      P
        a
          b onetwo
        c
      Q`)
    s.run(s.split('b', 3, 'd'))
      .run(s.move('d', 'c'))
      .run(s.trash('b'))
      .run(s.move('a', 'Q'))
    s.run(s.restore('b'))
    expect(s.picture()).toBe(
      outline(`
        P
          c
            d two
        Q
          a
            b one`),
    )
    expect([s.slicesOf('b'), s.slicesOf('d')]).toEqual([[`${idOf('b')}/`], [`${idOf('d')}/${idOf('d')}`]])
  })

  it('[P 6] requires to edit it and where its parent is now; a page has to be configured', () => {
    const s = drawSpace(`
      P
        a
          b
        Sub`)
    s.run(s.trash('b'), s.trash('Sub'))
    expect(s.requires(s.restore('b'))).toEqual(['edit b', 'edit a'])
    expect(s.requires(s.restore('Sub'))).toEqual(['configure Sub', 'edit P'])
    expect(s.requires(s.restore('P'))).toEqual(['configure P'])
  })
})
