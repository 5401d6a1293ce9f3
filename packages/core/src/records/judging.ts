// How a record table says what somebody may do with its records. The judge (permissions/can.ts) asks the table of a record, and then that
// of what the record hangs from, until one of them answers. A rule is pure, and knows of other records only what `Asker` tells.
import type { Uuid } from '../ids'
import { noRights, type Rights } from '../permissions/rights'
import type { Json } from '../validation/checks'
import type { Membership } from './membership'
import type { PermissionItem } from './permission-item'

/** What somebody is given, before what the actor is limited to. */
export interface Given {
  readonly rights: Rights
  /** Until when that holds while no record changes: an entry for everybody may end by the clock. */
  readonly until: number
  /** It holds for all that hangs from there, whatever rules on rows say. */
  readonly isWhole?: true
}
export const lasting = (rights: Rights): Given => ({ rights, until: Number.POSITIVE_INFINITY })
export const nothing = lasting(noRights)

/** Who asks, and what other records give them. */
export interface Asker {
  /** The person, whether or not they belong to the space. */
  readonly personId: Uuid | undefined
  /** The person, while they belong to the space. */
  readonly userId: Uuid | undefined
  readonly membership: Membership
  /** What a list of entries gives. */
  byEntries(items: readonly PermissionItem[]): Given
  /** What the actor was given with a page, by itself. */
  byGrant(pageId: Uuid): Given | undefined
  /** What the rules on the rows of a collection give; nothing is said about what is under none. */
  byRowRules(row: RuledRow): Given | undefined
}

/** What rules on rows read of a block. */
export interface RuledRow {
  readonly parent_table: string
  readonly parent_id: Uuid
  readonly permissions?: readonly PermissionItem[]
  readonly is_template?: boolean
  readonly created_by_id?: Uuid
  readonly properties?: Readonly<Record<string, Json>>
}

/** A record, by its table and id. */
export interface Place {
  readonly table: string
  readonly id: Uuid
}

export interface Judging<V> {
  /**
   * What may be done with a record, or with what hangs from it (`forContent`). `undefined`: the same as with what the record itself
   * hangs from.
   */
  rights(record: V, asker: Asker, forContent: boolean): Given | undefined
  /** What a record hangs from, where that is not its parent. */
  hangsFrom?(record: V): Place | undefined
  /** Its channel tells of what hangs from it: listening takes rights on that. */
  readonly channel?: 'content'
}
