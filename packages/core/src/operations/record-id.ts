// Ids inside operations are canonical: two spellings of one id would be two keys in every cache.
import { isCanonicalUuid, type Uuid } from '../ids'
import type { Table } from '../records/all'
import { type Check, custom } from '../validation/checks'

export interface Pointer {
  readonly table: Table
  readonly id: Uuid
  readonly spaceId: Uuid
}

export const recordId: Check<Uuid> = custom<Uuid>(isCanonicalUuid, 'a valid uuid', { type: 'string', format: 'uuid' })

export const blockPointer = (spaceId: Uuid, id: Uuid): Pointer => ({ table: 'block', id, spaceId })
