import type { Uuid } from '@sheaf/core/ids'
import type { TableRecord } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import { expect, it } from 'vitest'
import { HeldRecords } from './held-records'

const id = (name: string): Uuid => name as Uuid
const page = (name: string, fields: Partial<BlockValue> = {}): TableRecord => ({
  table: 'block',
  value: {
    id: id(name),
    version: 1,
    last_version: 0,
    space_id: id('space'),
    type: 'page',
    parent_table: 'team',
    parent_id: id('team'),
    alive: true,
    ...fields,
  },
})
const ref = (name: string): { table: 'block'; id: Uuid } => ({ table: 'block', id: id(name) })
const held = (): HeldRecords => {
  const records = new HeldRecords()
  records.set(page('outer'))
  records.set(page('other'))
  records.set(page('inner', { parent_table: 'block', parent_id: id('outer') }))
  return records
}

it('keeps places over an edit that leaves the page where it is', () => {
  const records = held()
  const before = records.places.of(id('inner'))
  records.forget(ref('outer'))
  expect(records.changed).toEqual([ref('outer')])
  expect(records.has(ref('outer'))).toBe(false)
  records.set(page('outer', { version: 2 }))
  expect(records.changed).toEqual([])
  expect(records.places.of(id('inner'))).toBe(before)
})

it('makes places anew when a page above lies elsewhere, is trashed, gone, or gets permissions of its own', () => {
  for (const after of [
    page('outer', { parent_id: id('team2') }),
    page('outer', { parent_table: 'block', parent_id: id('other') }),
    page('outer', { alive: false }),
    page('outer', { deleted_from_trash_time: 1 }),
    page('outer', { permissions: [] }),
    null,
  ]) {
    const records = held()
    const before = records.places.of(id('inner'))
    records.forget(ref('outer'))
    if (after) records.set(after)
    else records.setMissing(ref('outer'))
    expect(records.places.of(id('inner'))).not.toBe(before)
  }
})

it('sees a change that was loaded before the log told of it', () => {
  const records = held()
  expect(records.places.of(id('inner'))?.isTrashed).toBe(false)
  records.set(page('outer', { alive: false }))
  records.forget(ref('outer'))
  records.set(page('outer', { alive: false }))
  expect(records.places.of(id('inner'))?.isTrashed).toBe(true)
})
