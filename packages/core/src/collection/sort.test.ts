import { describe, expect, it } from 'vitest'
import { ADA, BOB, context, numbersOf, options, rowId, rowOf, schemaOf, TestWorld } from './kinds.fixture'
import type { Query, QueryContext, Sort } from './query'

const schema = schemaOf({
  title: 'title',
  text: 'text',
  number: 'number',
  flag: 'checkbox',
  date: 'date',
  select: { type: 'select', options: options('z', 'a', 'm') },
  multi: { type: 'multi', options: options('z', 'a', 'm') },
  person: 'person',
  relation: { type: 'relation', collection_id: 'here' },
})
const rows = [
  rowOf(1, {
    title: 'Zebra',
    text: 'Part 10',
    number: 3,
    date: '2026-03-02',
    select: 'm',
    multi: ['m'],
    person: [BOB],
  }),
  rowOf(2, { title: 'apple', flag: true }),
  rowOf(3, {
    title: 'Äpfel',
    text: 'part 2',
    number: -1,
    date: '2026-03-01T23:00:00Z',
    select: 'z',
    multi: ['z', 'm'],
    person: [ADA],
    relation: [rowId(1)],
  }),
  rowOf(4, {
    title: 'Berg',
    text: 'Über',
    number: 3,
    date: '2026-02-01',
    select: 'a',
    multi: ['z'],
    person: [ADA, BOB],
    relation: [rowId(4)],
  }),
]
const table = new TestWorld()
const here = table.make('here', schema, rows)
const sorted = (sorts: readonly Sort[], more: Partial<QueryContext> = {}, query: Partial<Query> = {}): number[] =>
  numbersOf(here.query({ sorts, limit: 100, ...query }, { ...context, ...more }).rows)
const up = (property: string): Sort => ({ property, direction: 'ascending' })
const down = (property: string): Sort => ({ property, direction: 'descending' })

describe('sorts', () => {
  it.each([
    ['words, numbers in them as numbers', 'text', [3, 1, 4, 2], [4, 1, 3, 2]],
    ['numbers, equal ones as they stood', 'number', [3, 1, 4, 2], [1, 4, 3, 2]],
    ['yes and no', 'flag', [1, 3, 4, 2], [2, 1, 3, 4]],
    ['dates', 'date', [4, 3, 1, 2], [1, 3, 4, 2]],
    ['options by their ranking', 'select', [3, 4, 1, 2], [1, 4, 3, 2]],
    ['several options, the first first', 'multi', [4, 3, 1, 2], [1, 3, 4, 2]],
    ['people by their names', 'person', [3, 4, 1, 2], [1, 4, 3, 2]],
    ['relations by the titles over there', 'relation', [4, 3, 1, 2], [3, 4, 1, 2]],
    ['the time of making', 'created_time', [1, 2, 3, 4], [4, 3, 2, 1]],
  ])('%s', (_name, property, ascending, descending) => {
    expect(sorted([up(property)])).toEqual(ascending)
    expect(sorted([down(property)])).toEqual(descending)
  })

  it('a relation by the rows that the asker sees: what is hidden stands where nothing would', () => {
    const visibility = {
      isOpen: () => true,
      sees: (collection: string, row: string) => collection === 'here' && row !== rowId(4),
    }
    expect(sorted([up('relation')], { visibility })).toEqual([3, 1, 2, 4])
    expect(sorted([down('relation')], { visibility })).toEqual([3, 1, 2, 4])
    const after = { row: rowId(3) }
    expect(sorted([up('relation')], { visibility }, { limit: 1 })).toEqual([3])
    expect(sorted([up('relation')], { visibility }, { limit: 9, after })).toEqual([1, 2, 4])
  })

  it('orders words as the language does', () => {
    expect(sorted([up('title')], { locale: 'de' })).toEqual([3, 2, 4, 1])
    expect(sorted([up('title')], { locale: 'sv' })).toEqual([2, 4, 1, 3])
    expect(sorted([up('title')], { locale: 'not a language' })).toHaveLength(4)
  })

  it('a day stands where it begins for the asker', () => {
    expect(sorted([up('date')], { zone: 'Asia/Tokyo' })).toEqual([4, 1, 3, 2])
    expect(sorted([up('date')], { zone: 'America/New_York' })).toEqual([4, 3, 1, 2])
  })

  it('goes by several keys, and not by properties that are gone', () => {
    expect(sorted([down('number'), up('text')])).toEqual([1, 4, 3, 2])
    expect(sorted([down('number'), up('gone'), down('text')])).toEqual([4, 1, 3, 2])
    expect(sorted([up('gone')])).toEqual([1, 2, 3, 4])
  })

  it('a few of many are the first ones', () => {
    const many = new TestWorld().make('many', schema, [])
    for (let i = 0; i < 2_000; i++) many.put(rowOf(i, { number: (i * 7919) % 97, text: `t${(i * 31) % 13}` }))
    const sorts = [down('number'), up('text')]
    const all = many.query({ sorts, limit: 5_000 }, context).rows
    for (const limit of [1, 7, 50, 249, 250, 251])
      expect(many.query({ sorts, limit }, context).rows).toEqual(all.slice(0, limit))
  })
})

describe('the order that people gave', () => {
  it('is the time of making until a row is moved', () => {
    const moved = new TestWorld().make('here', schema, rows)
    moved.put({ ...(rows[3] as (typeof rows)[0]), orderKey: '0' })
    expect(numbersOf(moved.query({ limit: 9 }, context).rows)).toEqual([4, 1, 2, 3])
  })
})
