// One question to the judge: who asks, in which space, and at what time. From a record upwards, it asks each table what it says by itself.
import type { Uuid } from '../ids'
import type { Pointer } from '../operations/record-id'
import { judgingOf } from '../records/all'
import type { PermissionItem } from '../records/block'
import { type Asker, type Given, lasting, nothing, type Place, type RuledRow } from '../records/judging'
import type { Membership } from '../records/membership'
import type { SpaceValue } from '../records/space'
import { liesIn, MAX_DEPTH, parentOf, recordAt } from './above'
import type { Actor } from './actor'
import { type PermissionSource, type Principals, principalsOf, standsFor } from './principals'
import { includes, noRights, type Rights, together, within, without } from './rights'
import { type Role, rightsOf, roleWithin } from './roles'
import { isUnderRules, rightsInRow } from './row-rules'

/** What may be done, and how long that can be relied on while no record changes: an entry for everybody may end by the clock. */
export interface Judgement {
  readonly rights: Rights
  readonly role: Role
  readonly until: number
}

export class Question implements Asker {
  readonly principals: Principals

  constructor(
    private readonly actor: Actor,
    private readonly spaceId: Uuid,
    private readonly source: PermissionSource,
    private readonly now: number,
  ) {
    this.principals = principalsOf(actor, spaceId, source)
  }
  get personId(): Uuid | undefined {
    return this.actor.userId
  }
  get userId(): Uuid | undefined {
    return this.principals.userId
  }
  get membership(): Membership {
    return this.principals.membership
  }

  /** What is given on a record, or on what hangs from it: deny where nothing above it answers. */
  given(place: Place, forContent = false): Given {
    let { table, id } = place
    for (let depth = 0; depth < MAX_DEPTH; depth++) {
      const record = recordAt(this.source, table, id)
      if (!record) return nothing
      const judging = judgingOf(table)
      const answer = judging?.rights(record, this, forContent || depth > 0)
      if (answer) return answer
      const above = judging?.hangsFrom?.(record) ?? parentOf(record)
      if (!above) return nothing
      ;({ table, id } = above)
    }
    return nothing
  }
  /** Never more than the actor is limited to. */
  limited(pointer: Pointer, { rights, until }: Given): Judgement {
    const { closed, onlyIn, most } = this.actor
    const isOpen = !closed.has(pointer.table) && (!onlyIn || liesIn(onlyIn, pointer, this.source))
    const allowed = isOpen ? within(rights, most) : noRights
    return { rights: allowed, role: roleWithin(allowed), until }
  }

  byEntries(items: readonly PermissionItem[]): Given {
    let rights = noRights
    let until = Number.POSITIVE_INFINITY
    for (const item of items) {
      const end = item.type === 'public' ? (item.expires_time ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
      if (end <= this.now || !standsFor(item, this.principals)) continue
      if (item.type === 'public' && !mayBePublic(this.source.get('space', this.spaceId))) continue
      rights = together(rights, rightsByEntry(item))
      until = Math.min(until, end)
    }
    return { rights, until }
  }
  byGrant(pageId: Uuid): Given | undefined {
    const { given, homeSpace, most } = this.actor
    return given.has(pageId) && homeSpace === this.spaceId ? { ...lasting(most), isWhole: true } : undefined
  }
  byRowRules(row: RuledRow): Given | undefined {
    if (row.parent_table !== 'collection') return undefined
    const collection = this.source.get('collection', row.parent_id)
    if (!collection || !isUnderRules(row, collection)) return undefined
    const above = this.given({ table: 'collection', id: collection.id })
    if (passesRules(above)) return above
    return { rights: rightsInRow(collection, row, this.principals), until: above.until }
  }
}

/** Whoever has full access to a database has it to every row. */
export const passesRules = ({ rights, isWhole }: Given): boolean => isWhole === true || includes(rights, 'share')

function rightsByEntry(item: PermissionItem): Rights {
  const rights = rightsOf(item.role)
  return item.type === 'public' && item.allow_duplicate === false ? without(rights, 'duplicate') : rights
}

/** Owners forbid public access for their space, the operator of the installation over their heads. */
const mayBePublic = (space: SpaceValue | undefined): boolean =>
  !space?.disable_public_access && !space?.admin_disable_public_access
