// Fields that belong to whoever made the record: what commenters may do to each other's words.
import { describe, expect, it } from 'vitest'
import type { Table } from '../records/all'
import type { Json } from '../validation/checks'
import type { Operation } from './all'
import { ada, type Drawing, drawSpace, idOf, spaceId } from './space.fixture'

const bob = idOf('bob')
const pointer = (table: Table, name: string) => ({ table, id: idOf(name), spaceId })
const create = (table: Table, name: string, value: Record<string, Json>): Operation => ({
  command: 'create',
  pointer: pointer(table, name),
  args: { value },
})

/** Ada opens a discussion on a block and says something, Bob answers. */
function draw(): Drawing {
  const s = drawSpace(`
    P
      a`)
  for (const name of ['d', 'hers', 'his']) s.id(name)
  const inD = { parent_table: 'discussion', parent_id: idOf('d') }
  s.run(create('discussion', 'd', { parent_table: 'block', parent_id: idOf('a') }))
  s.run(create('comment', 'hers', { ...inD, text: [['Why?']] }))
  s.context.actorId = bob
  s.run(create('comment', 'his', { ...inD, text: [['Because.']] }))
  const comments = ['hers', 'his'].map(idOf)
  s.put('discussion', { ...(s.state.get('discussion', idOf('d')) as object), id: idOf('d'), comments })
  s.put('block', { ...s.block('a'), discussions: [idOf('d')] })
  return s
}
/** What each of the two needs for the same operation. */
const needs = (s: Drawing, operation: Operation): { ada: string[]; bob: string[] } => {
  const by = (actor: typeof ada): string[] => {
    s.context.actorId = actor
    return s.requires(operation)
  }
  return { ada: by(ada), bob: by(bob) }
}

describe('a comment', () => {
  it('[P 6] is reworded by its author alone, whichever way', () => {
    const s = draw()
    const hers = pointer('comment', 'hers')
    for (const operation of [
      s.field('set', hers, ['text'], { value: [['Never said.']] }),
      s.field('unset', hers, ['text'], {}),
      s.field('set', hers, ['file_ids'], { value: [] }),
      s.field('listInsert', hers, ['file_ids'], { id: idOf('file'), at: { after: [], before: [] } }),
    ])
      expect(needs(s, operation)).toEqual({ ada: ['comment hers'], bob: ['comment hers', 'nobody'] })
  })

  it('[P 6] is taken away by its author, or by whoever edits the page', () => {
    const s = draw()
    const gone = s.field('set', pointer('comment', 'hers'), ['alive'], { value: false })
    expect(needs(s, gone)).toEqual({ ada: ['comment hers'], bob: ['edit hers'] })
    s.run(gone)
    expect(s.state.get('comment', idOf('hers'))?.['alive']).toBe(false)
  })

  it('[P 6] leaves its discussion by the same rule, and a list as a whole is nobody’s', () => {
    const s = draw()
    const d = pointer('discussion', 'd')
    const at = { after: [], before: [] }
    expect(needs(s, s.field('listRemove', d, ['comments'], { id: idOf('hers') }))).toEqual({
      ada: ['comment d'],
      bob: ['edit d'],
    })
    expect(needs(s, s.field('listInsert', d, ['comments'], { id: idOf('his'), at }))).toEqual({
      ada: ['edit d'],
      bob: ['comment d'],
    })
    expect(needs(s, s.field('set', d, ['comments'], { value: [] }))).toEqual({ ada: ['edit d'], bob: ['edit d'] })
  })

  it('[P 6] is listed only by the discussion that it belongs to, whichever way somebody tries', () => {
    const s = draw()
    s.id('mine')
    s.run(create('discussion', 'mine', { parent_table: 'block', parent_id: idOf('a') }))
    const mine = pointer('discussion', 'mine')
    const at = { after: [], before: [] }
    for (const id of [idOf('hers'), idOf('nothing')])
      for (const operation of [
        s.field('listInsert', mine, ['comments'], { id, at }),
        s.field('set', mine, ['comments'], { value: [id] }),
        s.field('keyedSet', mine, ['comments'], { key: id, value: id }),
      ])
        expect(() => s.requires(operation)).toThrow('should name a comment of this discussion')
    expect(() => s.requires(s.field('listInsert', 'P', ['discussions'], { id: idOf('d'), at }))).toThrow(
      'should name a discussion of this block',
    )
  })

  it('[P 6] is no text that editText could change', () => {
    const s = draw()
    const edit: Operation = {
      command: 'editText',
      pointer: pointer('comment', 'hers'),
      args: { text: idOf('hers'), epoch: 0, update: 'AAA=' },
    }
    // Of a block with the comment's id, which is not there: for everybody not found.
    expect(needs(s, edit).ada).toEqual(['edit hers'])
    expect(s.state.block(idOf('hers'))).toBeUndefined()
  })
})

describe('a discussion', () => {
  it('[P 6] is resolved by everybody who may comment', () => {
    const s = draw()
    const resolved = s.field('set', pointer('discussion', 'd'), ['resolved'], { value: true })
    expect(needs(s, resolved)).toEqual({ ada: ['comment d'], bob: ['comment d'] })
  })

  it('[P 6] leaves its block by who opened it, or by who edits the page', () => {
    const s = draw()
    expect(needs(s, s.field('listRemove', 'a', ['discussions'], { id: idOf('d') }))).toEqual({
      ada: ['comment a'],
      bob: ['edit a'],
    })
    expect(needs(s, s.field('unset', 'a', ['discussions'], {}))).toEqual({ ada: ['edit a'], bob: ['edit a'] })
  })
})
