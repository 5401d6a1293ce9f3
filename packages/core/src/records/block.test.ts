import { describe, expect, it } from 'vitest'
import { uuid } from '../ids'
import { block } from './block'
import { blockTypes, isBlockType } from './block-types'
import { validateRecord } from './value'

const id = (digit: string) => uuid(`${digit.repeat(8)}-0000-4000-8000-000000000000`)
const [a, b, space] = [id('a'), id('b'), id('5')]
const text = {
  id: a,
  version: 1,
  last_version: 0,
  space_id: space,
  type: 'text',
  alive: true,
  parent_id: space,
  parent_table: 'space',
}
const valid = (fields: object): boolean => {
  try {
    validateRecord('block', { ...text, ...fields })
    return true
  } catch {
    return false
  }
}

describe('a block', () => {
  it('[P 3] needs no more than what is required', () => {
    expect(validateRecord('block', text)).toBe(text)
    expect(() => validateRecord('block', { ...text, parent_id: undefined })).toThrow(
      'block failed validation: block.parent_id should be defined, instead was undefined.',
    )
  })

  it('hangs from a block, a collection, a team or a space', () => {
    for (const parent_table of ['block', 'collection', 'team', 'space']) expect(valid({ parent_table })).toBe(true)
    expect(valid({ parent_table: 'comment' })).toBe(false)
  })

  it('carries its slices', () => {
    const own = { t: a, m: null, o: a }
    const other = { t: b, m: a, o: b }
    expect(valid({ crdt_data: { title: [own, other], own } })).toBe(true)
    expect(valid({ crdt_data: { title: [], own, merged: true } })).toBe(true)
    expect(valid({ crdt_data: { title: [own], own, trash: { after: [b], before: [], empty: false } } })).toBe(true)
    expect(valid({ crdt_data: { title: [own] } })).toBe(false)
    expect(valid({ crdt_data: { title: [own], own, merged: false } })).toBe(false)
    expect(valid({ crdt_data: { title: [{ t: a, o: a }], own } })).toBe(false)
  })

  it('carries permissions of four types, each with its own fields', () => {
    const permissions = [
      { type: 'user', user_id: a, role: 'owner' },
      { type: 'group', group_id: b, role: 'commenter' },
      { type: 'space', role: 'editor' },
      { type: 'public', role: 'reader', allow_duplicate: true, expires_time: 1 },
    ]
    expect(valid({ permissions })).toBe(true)
    expect(valid({ permissions: [{ type: 'user', role: 'owner' }] })).toBe(false)
    expect(valid({ permissions: [{ type: 'space', role: 'king' }] })).toBe(false)
    expect(valid({ permissions: [{ type: 'space', role: 'editor', user_id: a }] })).toBe(false)
    expect(valid({ permissions: [{ type: 'everyone', role: 'editor' }] })).toBe(false)
    expect(valid({ permissions: {} })).toBe(false)
  })

  it('has a type in the form of a type, known or not', () => {
    expect(valid({ type: 'a_type_of_tomorrow' })).toBe(true)
    for (const type of ['', 'To Do', '1st', 'x'.repeat(65), '<script>']) expect(valid({ type })).toBe(false)
  })

  it('its children are ordered byte by byte', () => {
    expect(block.fields.ord.collation).toBe('C')
    expect(block.indexes).toEqual([
      ['parent_id', 'ord'],
      ['page_id'],
      ['moved_to_trash_time'],
      ['deleted_from_trash_time'],
    ])
  })
})

describe('block types', () => {
  it('[P 3] are those of the stored contract, once each', () => {
    expect(new Set(blockTypes).size).toBe(blockTypes.length)
    for (const type of ['text', 'page', 'collection_view_page', 'transclusion_reference', 'tweet', 'deepnote'])
      expect(isBlockType(type)).toBe(true)
    expect(isBlockType('paragraph')).toBe(false)
  })

  it('[P 3] all have the form that a block accepts', () => {
    for (const type of blockTypes) expect(valid({ type })).toBe(true)
  })
})
