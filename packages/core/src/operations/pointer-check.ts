// What a pointer may be, for whoever takes one from outside. It knows every table, so a client does without.
import { allRecords, type Table } from '../records/all'
import { type Check, exact, oneOf } from '../validation/checks'
import { recordId } from './record-id'

const tables = allRecords.map(record => record.table) as [Table, ...Table[]]
export const tableName: Check<Table> = oneOf(...tables)
export const pointer = exact({ table: tableName, id: recordId, spaceId: recordId })
