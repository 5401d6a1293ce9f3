// The records that operations are known to need, to be loaded in one query: a reduction that finds one missing must run again from
// its beginning.
import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import { recordCounterId } from '@sheaf/core/records/record-counter'
import type { RecordRef } from './storage'

export function likelyReads(operations: readonly Operation[]): RecordRef[] {
  const wants: RecordRef[] = []
  const collections = new Set<Uuid>()
  const want = ({ table, id }: RecordRef): void => {
    wants.push({ table, id })
    if (table === 'collection') collections.add(id)
  }
  for (const { pointer, args } of operations) {
    want(pointer)
    const more = args as { parent?: RecordRef; text?: Uuid; into?: Uuid; from?: Uuid; row?: Uuid }
    if (more.parent) want(more.parent)
    for (const id of [more.text, more.into, more.from, more.row]) if (id) want({ table: 'block', id })
  }
  // A collection is made with its counter, and a row that comes to one takes a number of it.
  for (const id of collections) wants.push({ table: 'record_counter', id: recordCounterId(id) })
  return wants
}
