import { deterministicUuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { Table } from '@sheaf/core/records/all'
import { recordCounterId } from '@sheaf/core/records/record-counter'
import { expect, it } from 'vitest'
import { likelyReads } from './likely-reads'

const spaceId = deterministicUuid(['space'])
const pointer = (table: Table, name: string): Pointer => ({ table, id: deterministicUuid([name]), spaceId })
const collection = pointer('collection', 'collection')
const [row, other] = [pointer('block', 'row'), pointer('block', 'other')]
const counter = { table: 'record_counter', id: recordCounterId(collection.id) }
const named = ({ table, id }: Pointer): object => ({ table, id })

it('names the records that an operation points at, and those that its arguments do', () => {
  const relate: Operation = { command: 'relate', pointer: row, args: { property: 'abcd', row: other.id } }
  expect(likelyReads([relate])).toEqual([named(row), named(other)])
})
it('names the counter of a collection once, for the one that makes it and for rows that come to it', () => {
  const create: Operation = { command: 'create', pointer: collection, args: { value: {} } }
  const createRow: Operation = {
    command: 'createBlock',
    pointer: row,
    args: { type: 'page', parent: collection, at: atEnd, value: {} },
  }
  expect(likelyReads([create])).toEqual([named(collection), counter])
  expect(
    likelyReads([createRow, { ...createRow, pointer: other }]).filter(({ table }) => table === 'record_counter'),
  ).toEqual([counter])
})
