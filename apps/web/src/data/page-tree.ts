// The pages of a space as the sidebar shows them, read from the records this client holds.
import { catalogKinds } from '@sheaf/catalog'
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { TeamValue } from '@sheaf/core/records/team'
import type { Replica } from '@sheaf/sync/replica'
import { pageLook } from './page-look'
import { rawTitle } from './page-title'

export interface TreeRow {
  readonly id: Uuid
  readonly parent: Uuid | null
  readonly level: number
  readonly isExpanded: boolean
  readonly position: number
  readonly siblings: number
  /** Empty for a page without a title. */
  readonly title: string
  readonly icon: string | undefined
}
export interface TreeSection {
  /** The team's id, or 'private'. */
  readonly id: Uuid | 'private'
  readonly name: string
  readonly rows: readonly TreeRow[]
}

export const isPage = (block: BlockValue | undefined): block is BlockValue =>
  block !== undefined && block.alive && catalogKinds.traits(block.type).page

/** The pages inside a page, wherever among its blocks they are. */
export function pagesInside(replica: Replica, pageId: Uuid): Uuid[] {
  const found: Uuid[] = []
  const walk = (ids: readonly Uuid[]): void => {
    for (const id of ids) {
      const block = replica.block(id)
      if (!block?.alive) continue
      if (catalogKinds.traits(block.type).page) found.push(id)
      else walk(block.content ?? [])
    }
  }
  walk(replica.block(pageId)?.content ?? [])
  return found
}

/** The teams of the space, those that were joined first. */
export function teamsOf(replica: Replica): TeamValue[] {
  const { spaceId, userId } = replica.options
  const view = replica.get('space_view', spaceViewId(spaceId, userId))
  const joined = (view?.['joined_teams'] as readonly Uuid[] | undefined) ?? []
  const teams = [...replica.confirmed.all()]
    .filter(({ table, role }) => table === 'team' && role !== 'none')
    .map(({ value }) => replica.get('team', value.id) as unknown as TeamValue)
    .filter(team => team.space_id === spaceId && team.archived_at === undefined)
  const rank = (team: TeamValue): number => {
    const index = joined.indexOf(team.id)
    return index < 0 ? joined.length : index
  }
  return teams.sort((a, b) => rank(a) - rank(b))
}

export function treeSections(replica: Replica, expanded: ReadonlySet<Uuid>, privateName: string): TreeSection[] {
  const { spaceId, userId } = replica.options
  const rows = (ids: readonly Uuid[]): TreeRow[] => rowsBelow(replica, ids, null, 1, expanded)
  const view = replica.get('space_view', spaceViewId(spaceId, userId))
  return [
    ...teamsOf(replica).map(team => ({
      id: team.id,
      name: team.name ?? '',
      rows: rows(team.team_pages ?? []),
    })),
    { id: 'private', name: privateName, rows: rows((view?.['private_pages'] as readonly Uuid[] | undefined) ?? []) },
  ]
}

const MAX_LEVEL = 50

function rowsBelow(
  replica: Replica,
  ids: readonly Uuid[],
  parent: Uuid | null,
  level: number,
  expanded: ReadonlySet<Uuid>,
): TreeRow[] {
  const pages = ids.map(id => replica.block(id)).filter(isPage)
  return pages.flatMap((block, i) => {
    const id = block.id
    const isExpanded = expanded.has(id) && level < MAX_LEVEL
    const row: TreeRow = {
      id,
      parent,
      level,
      isExpanded,
      position: i + 1,
      siblings: pages.length,
      title: rawTitle(block),
      icon: pageLook(block).icon ?? undefined,
    }
    return isExpanded ? [row, ...rowsBelow(replica, pagesInside(replica, id), id, level + 1, expanded)] : [row]
  })
}

export const sameSections = (a: readonly TreeSection[], b: readonly TreeSection[]): boolean =>
  a.length === b.length && a.every((section, i) => sameSection(section, b[i] as TreeSection))

const sameSection = (a: TreeSection, b: TreeSection): boolean =>
  a.id === b.id &&
  a.name === b.name &&
  a.rows.length === b.rows.length &&
  a.rows.every((row, i) => sameRow(row, b.rows[i] as TreeRow))

const sameRow = (a: TreeRow, b: TreeRow): boolean =>
  (Object.keys(a) as (keyof TreeRow)[]).every(key => a[key] === b[key])

/** The pages above a page, outermost first, and the team or private part they are in. */
export function pathTo(
  replica: Replica,
  pageId: Uuid,
): { readonly team: string | undefined; readonly pages: readonly Uuid[] } {
  const pages: Uuid[] = []
  let block = replica.block(pageId)
  for (let depth = 0; block && depth < MAX_LEVEL; depth++) {
    if (catalogKinds.traits(block.type).page) pages.unshift(block.id)
    if (block.parent_table !== 'block') {
      const team = block.parent_table === 'team' ? replica.get('team', block.parent_id) : undefined
      return { team: team?.['name'] as string | undefined, pages }
    }
    block = replica.block(block.parent_id)
  }
  return { team: undefined, pages }
}

/** Where to start: the page seen last if it is still there, else the first one. */
export function startPage(replica: Replica, last: Uuid | null): Uuid | undefined {
  if (last && isPage(replica.block(last))) return last
  return treeSections(replica, new Set(), '').flatMap(section => section.rows)[0]?.id
}
