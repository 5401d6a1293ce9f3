import { describe, expect, it } from 'vitest'
import { ada, drawSpace, outline } from './space.fixture'

describe('moveBlock', () => {
  const page = `
    P
      a
        a1
      b
      c`

  it('takes a block with all below it to its new place', () => {
    const s = drawSpace(page)
    s.run(s.move('a', 'c'))
    expect(s.picture()).toBe(
      outline(`
        P
          b
          c
            a
              a1`),
    )
  })

  it('reorders within one parent', () => {
    const s = drawSpace(page)
    s.run(s.move('c', 'P', { before: ['a'] }))
    expect(s.picture()).toBe(
      outline(`
        P
          c
          a
            a1
          b`),
    )
  })

  it('uses the next anchor when the nearest has gone', () => {
    const s = drawSpace(page)
    const late = s.move('c', 'P', { after: ['b', 'a'] })
    s.run(s.trash('b')).run(s.create('d', 'P')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a
            a1
          c
          d`),
    )
  })

  it('A into B and B into A at once: the second is a no-op, there is no cycle', () => {
    const s = drawSpace(page)
    const [mine, theirs] = [s.move('a', 'b'), s.move('b', 'a')]
    s.run(mine).run(theirs)
    expect(s.picture()).toBe(
      outline(`
        P
          b
            a
              a1
          c`),
    )
  })

  it('never below itself', () => {
    const s = drawSpace(page)
    s.run(s.move('a', 'a')).run(s.move('a', 'a1'))
    expect(s.picture()).toBe(outline(page))
  })

  it('not below itself either when the wanted parent was trashed inside it', () => {
    const s = drawSpace(page)
    const late = s.move('a', 'a1')
    s.run(s.trash('a1')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a
          b
          c`),
    )
  })

  it('two moves of one block: the later wins, and it is in one place', () => {
    const s = drawSpace(page)
    const [mine, theirs] = [s.move('c', 'a'), s.move('c', 'b')]
    s.run(mine).run(theirs)
    expect(s.picture()).toBe(
      outline(`
        P
          a
            a1
          b
            c`),
    )
  })

  it('does nothing to a block in the trash, one that was merged, or one that was never there', () => {
    const s = drawSpace(page)
    const late = [s.move('b', 'a'), s.move('c', 'a1'), s.move('nobody', 'a')]
    s.run(s.trash('b'), s.merge('c', 'a'))
    const before = s.picture()
    s.run(...late)
    expect(s.picture()).toBe(before)
    expect(s.isAlive('b')).toBe(false)
  })

  it('surfaces when the new parent is in the trash', () => {
    const s = drawSpace(page)
    const late = s.move('c', 'a1')
    s.run(s.trash('a')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          c
          b`),
    )
  })

  it('only a page hangs from a team or from the space', () => {
    const s = drawSpace(`
      T(team)
        P
          a`)
    s.run(s.move('a', 'space')).run(s.move('a', 'T'))
    expect(s.picture()).toBe(
      outline(`
        T(team)
          P
            a`),
    )
  })

  it('[P 6] requires to edit the block and where it goes', () => {
    const s = drawSpace(page)
    expect(s.requires(s.move('a', 'c'))).toEqual(['edit a', 'edit c'])
    expect(s.requires(s.move('P', 'space'))).toEqual(['edit P', 'member'])
  })
})

describe('moveBlock and a page that has permissions of its own', () => {
  const shared = () => {
    const s = drawSpace(`
      T(team)
        R
      P
        x
          Own
        Plain
      Q`)
    for (const name of ['Own', 'P'])
      s.put('block', { ...s.block(name), permissions: [{ type: 'space', role: 'editor' }] })
    return s
  }

  it('[P 6] requires to share it where the move takes them away', () => {
    const s = shared()
    expect(s.requires(s.move('Own', 'Q'))).toEqual(['share Own', 'edit Q'])
    expect(s.requires(s.move('Own', 'P'))).toEqual(['share Own', 'edit P'])
    expect(s.requires(s.move('Own', 'space'))).toEqual(['share Own', 'member'])
    expect(s.requires(s.move('P', 'T'))).toEqual(['share P', 'edit T'])
  })

  it('[P 6] requires to edit it where it stays, and to configure it where it goes elsewhere without having any', () => {
    const s = shared()
    expect(s.requires(s.move('Own', 'x'))).toEqual(['edit Own', 'edit x'])
    expect(s.requires(s.move('P', 'space'))).toEqual(['edit P', 'member'])
    expect(s.requires(s.move('Plain', 'Q'))).toEqual(['move Plain', 'edit Q'])
    expect(s.requires(s.move('x', 'Q'))).toEqual(['edit x', 'edit Q'])
  })

  it('[P 6] looks at where it ends up, not at what the author named', () => {
    const s = shared()
    s.run(s.trash('x'))
    // It is where the author wants it, but that is in the trash: it would come out one level up.
    expect(s.requires(s.move('Own', 'x'))).toEqual(['share Own', 'edit x', 'edit P'])
    expect(s.requires(s.move('Plain', 'x'))).toEqual(['edit Plain', 'edit x', 'edit P'])
  })
})

describe('moveBlock and pages', () => {
  const two = `
    P
      a
        a1
        Sub
          s1
    Q
      q`

  it('[P 3] page_id follows the move down to the next page', () => {
    const s = drawSpace(two)
    s.run(s.move('a', 'q'))
    expect(s.picture()).toBe(
      outline(`
        P
        Q
          q
            a
              a1
              Sub
                s1`),
    )
    expect(['a', 'a1', 'Sub', 's1'].map(name => s.pageOf(name))).toEqual(['Q', 'Q', 'Q', 'Sub'])
  })

  it('[P 6] a page put into a page or a team takes on its permissions; in the space it belongs to who put it there', () => {
    const s = drawSpace(`
      T(team)
        P
      Q`)
    const mine = [{ type: 'user', user_id: ada, role: 'owner' }]
    s.run(s.move('P', 'space'))
    expect(s.block('P').permissions).toEqual(mine)
    s.run(s.move('P', 'Q'))
    expect(s.block('P').permissions).toBeUndefined()
    s.run(s.move('Q', 'T'))
    expect(s.picture()).toBe(
      outline(`
        T(team)
          Q
            P`),
    )
  })

  it('[P 6] a page that is only put in another order keeps its permissions', () => {
    const s = drawSpace(`
      P
        Q
        R`)
    const shared = [{ type: 'public', role: 'reader' }]
    s.put('block', { ...s.block('Q'), permissions: shared })
    s.run(s.move('Q', 'P', { after: ['R'] }))
    expect(s.block('Q').permissions).toEqual(shared)
  })

  it('what shares a text may leave together', () => {
    const s = drawSpace(`
      P
        w
          a onetwo
      Q`)
    s.run(s.split('a', 3, 'b')).run(s.move('w', 'Q'))
    expect(s.picture()).toBe(
      outline(`
        P
        Q
          w
            a one
            b two`),
    )
  })

  it('a page moves whatever it shares below it, for it takes its texts along', () => {
    const s = drawSpace(`
      P
        Sub
          a onetwo
      Q`)
    s.run(s.split('a', 3, 'b')).run(s.move('Sub', 'Q'))
    expect(s.picture()).toBe(
      outline(`
        P
        Q
          Sub
            a one
            b two`),
    )
  })
})
