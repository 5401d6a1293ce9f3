// Where pages lie, as the judge's records say it. Pages share what is above them, so each place is worked out once and kept until a
// block lies elsewhere (held-records.ts).
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { PermissionSource } from '@sheaf/core/permissions/principals'
import { isUnderRules } from '@sheaf/core/permissions/row-rules'
import type { Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'

export interface PagePlace {
  /** It or something above it is in the trash. */
  readonly isTrashed: boolean
  /** The nearest block above it, and where that lies. */
  readonly parent: { readonly id: Uuid; readonly place: PagePlace } | null
  /** A number for what decides who may read it: whatever has the same is read by the same people. */
  readonly decider: number
  /** What it hangs from in the end. */
  readonly root: { readonly table: Table; readonly id: Uuid }
}

export class PagePlaces {
  private readonly known = new Map<Uuid, PagePlace | null>()
  private readonly deciders = new Map<Uuid, number>()

  constructor(private readonly source: PermissionSource) {}

  clear(): void {
    this.known.clear()
    this.deciders.clear()
  }
  /** Null for what is no block, or has lost its way. */
  of(id: Uuid, depth = 0): PagePlace | null {
    const before = this.known.get(id)
    if (before !== undefined) return before
    const place = depth > limits.maxTreeDepth ? null : this.find(id, depth)
    this.known.set(id, place)
    return place
  }
  private find(id: Uuid, depth: number): PagePlace | null {
    const block = this.source.get('block', id)
    if (!block) return null
    const isOwn = decidesItself(block) || this.isUnderRules(block)
    const parentId = this.blockAbove(block)
    // A row whose collection is gone has lost its way.
    if (parentId === null) return null
    if (parentId === undefined) {
      const root = { table: block.parent_table as Table, id: block.parent_id }
      return { isTrashed: !block.alive, parent: null, decider: this.decider(isOwn ? id : root.id), root }
    }
    const above = this.of(parentId, depth + 1)
    if (!above) return null
    return {
      isTrashed: !block.alive || above.isTrashed,
      parent: { id: parentId, place: above },
      decider: isOwn ? this.decider(id) : above.decider,
      root: above.root,
    }
  }
  /** The block that it lies in; a row lies in that of its collection. Undefined: it hangs from a team or space. */
  private blockAbove({ parent_table, parent_id }: BlockValue): Uuid | undefined | null {
    if (parent_table === 'block') return parent_id
    if (parent_table !== 'collection') return undefined
    return this.source.get('collection', parent_id)?.['parent_id'] ?? null
  }
  /** What a row says decides who may read it, so it shares its judgement with no other. */
  private isUnderRules(block: BlockValue): boolean {
    return block.parent_table === 'collection' && isUnderRules(block, this.source.get('collection', block.parent_id))
  }
  private decider(id: Uuid): number {
    const number = this.deciders.get(id) ?? this.deciders.size
    this.deciders.set(id, number)
    return number
  }
}

/** As the judge has it (core/permissions/can.ts): its own permissions, that it is gone, the page it was trashed on, else what it lies in. */
const decidesItself = ({ permissions, alive, deleted_from_trash_time }: BlockValue): boolean =>
  Boolean(permissions) || !alive || deleted_from_trash_time !== undefined

/** Whether a block, as it was and as it is, gives the same place to itself and to what lies in it. */
export function liesAlike(before: BlockValue | null, after: BlockValue | null): boolean {
  if (!before || !after) return before === after
  return (
    before.parent_id === after.parent_id &&
    before.parent_table === after.parent_table &&
    before.alive === after.alive &&
    decidesItself(before) === decidesItself(after)
  )
}

export function liesIn(place: PagePlace, id: Uuid): boolean {
  for (let at = place.parent; at; at = at.place.parent) if (at.id === id) return true
  return false
}
