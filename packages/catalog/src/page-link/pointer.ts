// A field of a block that names a record: `{id, table, spaceId}`.
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'

interface NamedRecord {
  readonly id: Uuid
  readonly table: string
  readonly spaceId: string | null
}

export function pointerIn(value: Json | undefined): NamedRecord | null {
  const held = value as { readonly [key: string]: Json } | null | undefined
  if (typeof held !== 'object' || held === null || !isCanonicalUuid(held['id'])) return null
  const { table, spaceId } = held
  return {
    id: held['id'],
    table: typeof table === 'string' ? table : 'block',
    spaceId: typeof spaceId === 'string' ? spaceId : null,
  }
}
