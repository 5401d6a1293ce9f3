// Who has which role on the rows of a collection. Where a collection has a list of these, its rows have no others: what somebody may do
// with the database as a whole says nothing about a row of it, but for those who have full access to it.
import { propertyId } from '../collection/schema-check'
import type { Uuid } from '../ids'
import { limits } from '../limits'
import { type Role, roles } from '../permissions/roles'
import { type Check, canonicalUuid, exact, list, literal, oneOf, variants } from '../validation/checks'

/** An entry that stands for the same people on every row, or one that finds them in the row. */
export type RowPermission =
  | { readonly type: 'user'; readonly user_id: Uuid; readonly role: Role }
  | { readonly type: 'group'; readonly group_id: Uuid; readonly role: Role }
  | { readonly type: 'space'; readonly role: Role }
  | RowRule
export type RowRule =
  /** Whoever made the row. */
  | { readonly type: 'created_by'; readonly role: Role }
  /** Whoever stands in a property of people. */
  | { readonly type: 'property'; readonly property: string; readonly role: Role }

export const isRowRule = (item: RowPermission): item is RowRule =>
  item.type === 'created_by' || item.type === 'property'

const role = oneOf(...roles)

export const rowPermissionList = list(
  variants('type', [
    exact({ type: literal('user'), user_id: canonicalUuid, role }),
    exact({ type: literal('group'), group_id: canonicalUuid, role }),
    exact({ type: literal('space'), role }),
    exact({ type: literal('created_by'), role }),
    exact({ type: literal('property'), property: propertyId, role }),
  ]),
  { max: limits.maxRowPermissions },
) as unknown as Check<RowPermission[]>
