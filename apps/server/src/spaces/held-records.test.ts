import type { Uuid } from '@sheaf/core/ids'
import type { RecordValue } from '@sheaf/core/operations/space-state'
import { expect, it } from 'vitest'
import { HeldRecords } from './held-records'

const id = (name: string): Uuid => name as Uuid
const page = (name: string, fields: object = {}): RecordValue =>
  ({ id: id(name), parent_table: 'team', parent_id: id('team'), alive: true, ...fields }) as unknown as RecordValue
const ref = (name: string): { table: 'block'; id: Uuid } => ({ table: 'block', id: id(name) })
const held = (): HeldRecords => {
  const records = new HeldRecords()
  records.set(ref('outer'), page('outer'))
  records.set(ref('other'), page('other'))
  records.set(ref('inner'), page('inner', { parent_table: 'block', parent_id: id('outer') }))
  return records
}

it('keeps places over an edit that leaves the page where it is', () => {
  const records = held()
  const before = records.places.of(id('inner'))
  records.forget(ref('outer'))
  expect(records.changed).toEqual([ref('outer')])
  expect(records.has(ref('outer'))).toBe(false)
  records.set(ref('outer'), page('outer', { version: 2 }))
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
    records.set(ref('outer'), after)
    expect(records.places.of(id('inner'))).not.toBe(before)
  }
})

it('sees a change that was loaded before the log told of it', () => {
  const records = held()
  expect(records.places.of(id('inner'))?.isTrashed).toBe(false)
  records.set(ref('outer'), page('outer', { alive: false }))
  records.forget(ref('outer'))
  records.set(ref('outer'), page('outer', { alive: false }))
  expect(records.places.of(id('inner'))?.isTrashed).toBe(true)
})
