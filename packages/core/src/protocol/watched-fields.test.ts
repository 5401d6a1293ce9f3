import { describe, expect, it } from 'vitest'
import { deterministicUuid } from '../ids'
import type { EntryItem } from './log-entry'
import { allWatched, changesBack, valueBefore } from './watched-fields'

const id = deterministicUuid(['watched'])
const itemOf = (before: EntryItem['before'], last_version = 1): EntryItem => ({
  ...{ table: 'block', id, version: last_version + 1, last_version, changes: [], channels: [] },
  ...(before ? { before } : {}),
})
const record = (fields: object) => ({ id, version: 1, last_version: 0, ...fields })

describe('values before', () => {
  const watched = { alive: true, properties: true, format: ['page_icon'] } as const
  const before = record({
    alive: true,
    type: 'page',
    properties: { due: '2026-11-18', note: 'a' },
    format: { page_icon: '🌱', page_font: 'serif' },
  })

  it('lead back to what is watched, and to nothing else', () => {
    const after = record({
      alive: false,
      type: 'text',
      properties: { due: '2026-12-01', note: 'a', more: 1 },
      format: { page_icon: '🌾', page_font: 'mono' },
    })
    const back = changesBack(watched, before, after)
    expect(back).toEqual([
      { set: 'alive', value: true },
      { object: 'properties', put: { due: '2026-11-18' }, drop: ['more'] },
      { object: 'format', put: { page_icon: '🌱' }, drop: [] },
    ])
    const item = itemOf(back)
    expect(valueBefore(item, 'alive')).toBe(true)
    expect(valueBefore(item, 'properties', 'due')).toBe('2026-11-18')
    expect(valueBefore(item, 'properties', 'more')).toBeNull()
    expect(valueBefore(item, 'properties', 'note')).toBeUndefined()
    expect(valueBefore(item, 'format', 'page_font')).toBeUndefined()
    expect(valueBefore(item, 'type')).toBeUndefined()
  })

  it('are none where nothing watched has changed, and nothing where there was no record', () => {
    expect(changesBack(watched, before, { ...before, type: 'text' })).toBeUndefined()
    expect(changesBack(undefined, before, record({ alive: false }))).toBeUndefined()
    expect(valueBefore(itemOf(undefined), 'alive')).toBeUndefined()
    expect(valueBefore(itemOf(undefined, 0), 'alive')).toBeNull()
  })

  it('of a field that came or went as a whole', () => {
    const gone = itemOf(changesBack(watched, before, record({ alive: true })))
    expect(valueBefore(gone, 'properties', 'due')).toBe('2026-11-18')
    expect(valueBefore(gone, 'properties', 'other')).toBeNull()
    const come = itemOf(changesBack(watched, record({ alive: true }), before))
    expect(valueBefore(come, 'properties', 'due')).toBeNull()
  })

  it('are of whatever anybody watches', () => {
    const some = allWatched([
      { block: { format: ['page_icon'] } },
      { block: { format: ['page_cover', 'page_icon'], alive: true }, team: { membership: true } },
      { block: { properties: ['due'] } },
      { block: { properties: true } },
      { block: { properties: ['note'] } },
    ])
    expect(some).toEqual({
      block: { format: ['page_icon', 'page_cover'], alive: true, properties: true },
      team: { membership: true },
    })
  })
})
