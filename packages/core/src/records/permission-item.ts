// Who has which role on a record. Lists of these are addressed by whom an entry concerns, never by index.
import type { Uuid } from '../ids'
import { type Role, roles } from '../permissions/roles'
import {
  boolean,
  type Check,
  canonicalUuid,
  exact,
  integer,
  list,
  literal,
  oneOf,
  optional,
  variants,
} from '../validation/checks'

export type PermissionItem =
  | { readonly type: 'user'; readonly user_id: Uuid; readonly role: Role }
  | { readonly type: 'group'; readonly group_id: Uuid; readonly role: Role }
  | { readonly type: 'space'; readonly role: Role }
  | {
      readonly type: 'public'
      readonly role: Role
      readonly allow_duplicate?: boolean
      readonly allow_search_engine_indexing?: boolean
      /** Milliseconds since 1970; from then on the entry counts for nothing. */
      readonly expires_time?: number
    }

const role = oneOf(...roles)

const permissionItem: Check<PermissionItem> = variants('type', [
  exact({ type: literal('user'), user_id: canonicalUuid, role }),
  exact({ type: literal('group'), group_id: canonicalUuid, role }),
  exact({ type: literal('space'), role }),
  exact({
    type: literal('public'),
    role,
    allow_duplicate: optional(boolean),
    allow_search_engine_indexing: optional(boolean),
    expires_time: optional(integer),
  }),
])

export const permissionList: Check<PermissionItem[]> = list(permissionItem)
