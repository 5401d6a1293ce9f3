// Moving a page in the sidebar: to another place among its siblings, into another page, into a team, among one's own. What may be
// moved where is the judge's word, as the operation itself asks it.
import type { Uuid } from '@sheaf/core/ids'
import { isLocked } from '@sheaf/core/kinds/page-look'
import { type Anchor, anchorAt, insertAt } from '@sheaf/core/operations/anchor'
import { moveNeeds } from '@sheaf/core/operations/move-needs'
import { type ParentRef, parentOf } from '@sheaf/core/operations/tree'
import { personActor } from '@sheaf/core/permissions/actor'
import { isMemberOf, roleOf } from '@sheaf/core/permissions/can'
import { allows, bothRoles } from '@sheaf/core/permissions/roles'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Toasts } from '@sheaf/ui/toast/toast'
import { addFavourite } from '../../actions/favourites'
import { askAndPut } from '../../actions/move-page'
import { favouritesOf } from '../../data/favourite-list'
import { pageTitle } from '../../data/page-title'
import { privatePagesOf } from '../../data/page-tree'
import type { SpaceSession } from '../../data/space-session'
import { t } from '../../i18n/t'
import type { Drop } from './drop-place'
import { isTeam, type TreeRow, type TreeSection } from './tree-shape'

/** What a drop means for the records. */
interface Target {
  /** Null: it stays where it is, and is a favourite. */
  readonly parent: ParentRef | null
  readonly at: Anchor
  /** Whether the list would read as it does now. */
  readonly isSame: boolean
}

/** Null where it cannot go. */
export function targetOf(session: SpaceSession, id: Uuid, drop: Drop): Target | null {
  const { replica } = session
  const block = replica.block(id)
  if (!block) return null
  if ('page' in drop.where) {
    const page = replica.block(drop.where.page)
    if (!page || isLocked(page) || replica.view.isAncestorOrSelf(id, page.id)) return null
    const sibling = drop.beside && replica.block(drop.beside.id)
    // Pages may lie in blocks of the page: beside one of them means in the same block.
    const parent = sibling ? parentOf(sibling) : ({ table: 'block', id: page.id } as const)
    return judged(session, block, { ...placeIn(replica.view.content(parent.id), id, drop), parent })
  }
  const { list } = drop.where
  if (list === 'favourites') return { ...placeIn(favouritesOf(replica), id, drop), parent: null }
  if (list === 'private') {
    const own = privatePagesOf(replica)
    // Another person's private page that is shared: only they may move it.
    if (block.parent_table === 'space' && !own.includes(id)) return null
    const parent = { table: 'space', id: session.spaceId } as const
    return judged(session, block, { ...placeIn(own, id, drop), parent })
  }
  if (!isTeam(list)) return null
  const parent = { table: 'team', id: list } as const
  return judged(session, block, { ...placeIn(replica.view.childrenOf('team', list), id, drop), parent })
}

function placeIn(ids: readonly Uuid[], id: Uuid, { where, beside }: Drop): Pick<Target, 'at' | 'isSame'> {
  const rest = ids.filter(other => other !== id)
  const index = beside ? rest.indexOf(beside.id) + (beside.side === 'after' ? 1 : 0) : 'page' in where ? rest.length : 0
  // Beside itself is where it is.
  const at = beside?.id === id ? anchorAt(ids, ids.indexOf(id), 1) : anchorAt(rest, index)
  return { at, isSame: ids.includes(id) && insertAt(ids, id, at).every((other, i) => other === ids[i]) }
}

function judged(session: SpaceSession, { id }: BlockValue, target: Target & { parent: ParentRef }): Target | null {
  const { replica, spaceId, userId } = session
  const { view } = replica
  const context = replica.context()
  const parent = session.pointer(target.parent.table, target.parent.id)
  const at = { after: [...target.at.after], before: [...target.at.before] }
  const needs = moveNeeds(session.pointer('block', id), { parent, at }, view, context)
  const isAllowed = needs.every(need => {
    if ('nobody' in need) return false
    if ('member' in need) return isMemberOf(personActor(userId), spaceId, view)
    // Where not everything above a record is here, what the server said of it counts.
    const { pointer } = need
    const role = bothRoles(
      roleOf(personActor(userId), pointer, view, context.now),
      replica.role(pointer.table, pointer.id),
    )
    return allows(role, need.verb)
  })
  return isAllowed ? target : null
}

/** Whether anything came of it. */
export function dropPage(session: SpaceSession, toasts: Toasts | null, id: Uuid, drop: Drop): boolean {
  const target = targetOf(session, id, drop)
  const block = session.replica.block(id)
  if (!target || !block) return false
  const { parent, at, isSame } = target
  if (!parent) {
    if (!isSame) addFavourite(session, id, at)
    return !isSame
  }
  if (isSame && block.parent_table === parent.table && block.parent_id === parent.id) return false
  const text = t('Moved “{title}”', { title: pageTitle(block) })
  return askAndPut(session, id, { parent, at }, toasts && { toasts, text })
}

/** One place up or down among its siblings. */
export function shiftRow(session: SpaceSession, section: TreeSection, row: TreeRow, by: -1 | 1): void {
  const siblings = section.rows.filter(other => other.parent === row.parent && other.level === row.level)
  const next = siblings[siblings.findIndex(other => other.id === row.id) + by]
  if (!next) return
  dropPage(session, null, row.id, {
    where: row.parent ? { page: row.parent } : { list: section.id },
    beside: { id: next.id, side: by < 0 ? 'before' : 'after' },
  })
}
