// What a question comes to for all who see the same rows, before it is said to one of them: with the roles that this one has.
import type { queryCollection as call } from '@sheaf/core/api/collection/query-collection'
import type { OutputOf } from '@sheaf/core/api/define'
import type { Role } from '@sheaf/core/permissions/roles'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { RecordMapBuilder } from '../spaces/record-maps'
import { addRowRecords, type RowRecords, type RowRoles } from './row-records'

type Output = OutputOf<typeof call>

export interface RowAnswer extends Pick<Output, 'answer' | 'computed' | 'meanings'> {
  readonly collection: CollectionValue
  readonly records: RowRecords
}

export interface RolesOnAnswer {
  readonly collection: Role
  readonly rows: RowRoles
}

export function answerFor(
  { answer, computed, meanings, collection, records }: RowAnswer,
  roles: RolesOnAnswer,
): Omit<Output, 'seq'> {
  const map = new RecordMapBuilder()
  map.add('collection', collection, roles.collection)
  const comments = addRowRecords(map, records, roles.rows)
  return { answer, recordMap: map.build(), texts: map.texts, computed, meanings, comments }
}
