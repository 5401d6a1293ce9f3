// Who has which role on the rows of a collection. Where a collection has a list of these, its rows have no others: what somebody may do
// with the database as a whole says nothing about a row of it, but for those who have full access to it.
import { propertyId } from '../collection/schema-check'
import { limits } from '../limits'
import { roles } from '../permissions/roles'
import { type Checked, canonicalUuid, exact, list, literal, oneOf, variants } from '../validation/checks'

const role = oneOf(...roles)

export const rowPermissionList = list(
  variants('type', [
    exact({ type: literal('user'), user_id: canonicalUuid, role }),
    exact({ type: literal('group'), group_id: canonicalUuid, role }),
    exact({ type: literal('space'), role }),
    /** Whoever made the row. */
    exact({ type: literal('created_by'), role }),
    /** Whoever stands in a property of people. */
    exact({ type: literal('property'), property: propertyId, role }),
  ]),
  { max: limits.maxRowPermissions },
)

/** An entry that stands for the same people on every row, or one that finds them in the row. */
export type RowPermission = Checked<typeof rowPermissionList>[number]
type RowRule = Extract<RowPermission, { readonly type: 'created_by' | 'property' }>

export const isRowRule = (item: RowPermission): item is RowRule =>
  item.type === 'created_by' || item.type === 'property'
