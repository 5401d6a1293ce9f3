import { describe, expect, it } from 'vitest'
import { ada, drawSpace, idOf, outline, spaceId } from './space.fixture'

const page = `
  P
    a one
    b two`

describe('createBlock', () => {
  it('puts a new block where its anchors say', () => {
    const s = drawSpace(page)
    s.run(s.create('c', 'P', { after: ['a'] }))
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          c
          b two`),
    )
  })

  it('goes before the first `before` that is there, and last where no anchor is', () => {
    const s = drawSpace(page)
    s.run(s.create('c', 'P', { after: ['gone'], before: ['gone', 'a'] }))
    s.run(s.create('d', 'P', { after: ['gone'], before: ['gone'] }))
    expect(s.picture()).toBe(
      outline(`
        P
          c
          a one
          b two
          d`),
    )
  })

  it('[P 3] fills in the fields that the server owns', () => {
    const s = drawSpace(page)
    s.run(s.create('c', 'P', {}, { format: { block_color: 'red' }, properties: { language: [['C']] } }))
    expect(s.block('c')).toEqual({
      id: idOf('c'),
      version: 1,
      last_version: 0,
      space_id: spaceId,
      type: 'text',
      alive: true,
      properties: { language: [['C']] },
      format: { block_color: 'red' },
      content: [],
      parent_id: idOf('P'),
      parent_table: 'block',
      page_id: idOf('P'),
      created_time: s.context.now,
      created_by_id: ada,
      created_by_table: 'sheaf_user',
      last_edited_time: s.context.now,
      last_edited_by_id: ada,
      last_edited_by_table: 'sheaf_user',
      crdt_data: {
        title: [{ t: idOf('c'), m: null, o: idOf('c') }],
        own: { t: idOf('c'), m: null, o: idOf('c') },
      },
      crdt_format_version: 1,
    })
  })

  it('takes no title from its author: words come by editText only', () => {
    const s = drawSpace(page)
    s.run(s.create('c', 'P', {}, { properties: { title: [['forged']] } }))
    expect(s.block('c').properties).toEqual({})
  })

  it('the same id again changes nothing and is no error', () => {
    const s = drawSpace(page)
    s.run(s.create('c', 'P', { after: ['a'] }))
    const before = s.block('c')
    s.run(s.create('c', 'b', {}, { format: { block_color: 'red' } }))
    expect(s.block('c')).toEqual(before)
  })

  it('does nothing under a parent that was never there', () => {
    const s = drawSpace(page)
    s.run(s.create('c', 'nowhere'))
    expect(s.state.block(idOf('c'))).toBeUndefined()
  })

  it('surfaces where its parent was, when that went to the trash meanwhile', () => {
    const s = drawSpace(`
      P
        a one
        b two
          inner
        d four`)
    const late = s.create('c', 'inner')
    s.run(s.trash('b')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a one
          c
          d four`),
    )
    expect(s.pageOf('c')).toBe('P')
  })

  it('follows its parent into the block it was merged into', () => {
    const s = drawSpace(page)
    const late = s.create('c', 'b')
    s.run(s.merge('b', 'a')).run(late)
    expect(s.picture()).toBe(
      outline(`
        P
          a onetwo
            c`),
    )
  })

  it('stays in a page that went to the trash: what lies in it comes back with it', () => {
    const s = drawSpace(`
      P
        Q
          a one`)
    const late = [s.create('c', 'Q'), s.create('d', 'a')]
    s.run(s.trash('Q')).run(...late)
    expect(s.picture()).toBe('P')
    s.run(s.restore('Q'))
    expect(s.picture()).toBe(
      outline(`
        P
          Q
            a one
              d
            c`),
    )
  })

  it('[P 6] a page directly in the space belongs to its maker; one in a team or a page has no permissions of its own', () => {
    const s = drawSpace(`
      T(team)
        P
          a one`)
    s.run(s.create('Mine', 'space'))
      .run(s.create('Ours', 'T', { before: ['P'] }))
      .run(s.create('Sub', 'a'))
    expect(s.block('Mine').permissions).toEqual([{ type: 'user', user_id: ada, role: 'owner' }])
    expect(s.block('Ours').permissions).toBeUndefined()
    expect(s.block('Sub').permissions).toBeUndefined()
    expect(s.picture()).toBe(
      outline(`
        T(team)
          Ours
          P
            a one
              Sub
        Mine`),
    )
    expect([s.pageOf('Mine'), s.pageOf('Ours'), s.pageOf('Sub')]).toEqual([undefined, undefined, 'P'])
  })

  it('[P 6] requires to add to the parent, or to be a member for a page in the space', () => {
    const s = drawSpace(page)
    expect(s.requires(s.create('c', 'a'))).toEqual(['create a'])
    expect(s.requires(s.create('Q', 'space'))).toEqual(['member'])
  })

  // The type is checked when it is set, not when a block is made with it.
  it('[P 8] refuses a type that is no name of one', () => {
    const s = drawSpace(page)
    expect(() => s.run(s.create('c', 'P', {}, undefined, 'Bad Type!'))).toThrow('should be a block type')
  })
  // A move is refused there.
  it('only a page hangs from the space', () => {
    const s = drawSpace(page)
    s.run(s.create('c', 'space'))
    expect(s.state.block(idOf('c'))).toBeUndefined()
  })
})
