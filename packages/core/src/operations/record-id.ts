// Ids inside operations are canonical: two spellings of one id would be two keys in every cache.
import { isCanonicalUuid, type Uuid } from '../ids'
import { allRecords, type Table } from '../records/all'
import { type Check, type Checked, custom, exact, oneOf } from '../validation/checks'

export const recordId: Check<Uuid> = custom<Uuid>(isCanonicalUuid, 'a valid uuid')

const tables = allRecords.map(record => record.table) as [Table, ...Table[]]
export const tableName: Check<Table> = oneOf(...tables)
export const pointer = exact({ table: tableName, id: recordId, spaceId: recordId })
export type Pointer = Readonly<Checked<typeof pointer>>

export const blockPointer = (spaceId: Uuid, id: Uuid): Pointer => ({ table: 'block', id, spaceId })
export const sameRecord = (a: Pointer, b: Pointer): boolean => a.id === b.id && a.table === b.table
