import { describe, expect, it } from 'vitest'
import type { Condition, Filter, Sort } from '../collection/query'
import { type OwnQuery, ownChanges, queryFor, readOwn, withOwn } from './own-query'
import type { ViewQuery } from './view-kind'

const open: Filter = { and: [{ property: 'state', operator: 'equals', value: ['open'] }] }
const mine: Filter = { and: [{ property: 'who', operator: 'contains', value: ['me'] }] }
const byName: readonly Sort[] = [{ property: 'title', direction: 'ascending' }]
const state: Condition = { property: 'state', operator: 'equals', value: ['open'] }
const who: Condition = { property: 'who', operator: 'contains', value: ['me'] }
const empty: Condition = { property: 'state', operator: 'equals' }

describe('[P 3] what one person asks for themselves', () => {
  it('lies over what is saved, part by part', () => {
    const saved: ViewQuery = { filter: open, sorts: byName, aggregations: [{ property: 'x', aggregation: 'sum' }] }
    expect(queryFor(saved, {})).toEqual(saved)
    expect(queryFor(saved, { filter: mine })).toEqual({ ...saved, filter: mine })
    expect(queryFor(saved, { sorts: null })).toEqual({ filter: open, aggregations: saved.aggregations })
  })
  it('stays theirs when somebody saves another for everyone, and other parts follow', () => {
    const own = withOwn({}, {}, 'filter', mine)
    expect(queryFor({ filter: open, sorts: byName }, own)).toEqual({ filter: mine, sorts: byName })
    expect(ownChanges({ filter: open, sorts: byName }, own)).toEqual([{ path: ['filter'], value: mine }])
  })
  it('is no change once it is as saved: put back by hand, or saved by somebody else', () => {
    const own = withOwn({ filter: open }, {}, 'filter', mine)
    expect(withOwn({ filter: open }, own, 'filter', { and: [state] })).toEqual({})
    expect(ownChanges({ filter: mine }, own)).toEqual([])
  })
  it.each<[string, ViewQuery, OwnQuery]>([
    ['no sorts and an empty list of them', { sorts: [] }, withOwn({ sorts: [] }, {}, 'sorts', null)],
    ['nothing and nothing', {}, withOwn({}, {}, 'group', null)],
  ])('tells nothing apart from nothing: %s', (_title, saved, own) => {
    expect(own).toEqual({})
    expect(ownChanges(saved, own)).toEqual([])
  })
  it('remembers that a part was taken away', () => {
    const own = withOwn({ filter: open }, {}, 'filter', null)
    expect(own).toEqual({ filter: null })
    expect(ownChanges({ filter: open }, own)).toEqual([{ path: ['filter'], value: null }])
  })
  it('changes quick filters one by one: those of others come and go beside it', () => {
    const own = withOwn({ quick_filters: { state } }, {}, 'quick_filters', { state: empty })
    const later: ViewQuery = { quick_filters: { state, who } }
    expect(queryFor(later, own)).toEqual({ quick_filters: { state: empty, who } })
    expect(ownChanges(later, own)).toEqual([{ path: ['quick_filters', 'state'], value: empty }])
    const gone = withOwn(later, own, 'quick_filters', { state: empty })
    expect(queryFor(later, gone)).toEqual({ quick_filters: { state: empty } })
    expect(withOwn(later, gone, 'quick_filters', { state, who })).toEqual({})
  })
})

it.each([
  ['nothing', null, {}],
  ['words', 'filter', {}],
  ['a filter that is none', { filter: { property: 'x', operator: 'sounds_like' } }, {}],
  ['a part that was taken away', { sorts: null }, { sorts: null }],
  ['good and bad beside one another', { filter: open, sorts: 7, more: 1 }, { filter: open }],
  ['quick filters', { quick_filters: { state, who: null, bad: 3 } }, { quick_filters: { state, who: null } }],
])('reads what a device kept: %s', (_title, given, read) => {
  expect(readOwn(given)).toEqual(read)
})
