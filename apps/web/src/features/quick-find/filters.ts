// What narrows a search. The same filters are the server's and the device's.
import type { Uuid } from '@sheaf/core/ids'
import { units } from '@sheaf/core/limits'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Replica } from '@sheaf/sync/replica'
import { pathTo } from '../../data/page-tree'

export const spans = ['day', 'week', 'month', 'year'] as const
export type Span = (typeof spans)[number]
const spanMs: Record<Span, number> = {
  day: units.dayMs,
  week: 7 * units.dayMs,
  month: 30 * units.dayMs,
  year: 365 * units.dayMs,
}

export interface Filters {
  readonly titleOnly?: boolean
  readonly createdBy?: Uuid
  readonly inPage?: Uuid
  readonly team?: Uuid
  /** Edited not longer ago. */
  readonly edited?: Span
}
export const noFilters: Filters = {}
export const isFiltering = (filters: Filters): boolean => Object.values(filters).some(Boolean)

export const sorts = ['relevance', 'lastEdited', 'created'] as const
export type Sort = (typeof sorts)[number]

/** As the server is asked. */
export const asked = ({ titleOnly, createdBy, inPage, team, edited }: Filters, now: number) => ({
  ...(titleOnly && { titleOnly }),
  ...(createdBy && { createdBy: [createdBy] }),
  ...(inPage && { inPages: [inPage] }),
  ...(team && { teams: [team] }),
  ...(edited && { editedTime: { from: now - spanMs[edited] } }),
})

export function passes(replica: Replica, page: BlockValue, filters: Filters, now: number): boolean {
  const { createdBy, inPage, team, edited } = filters
  if (createdBy && page.created_by_id !== createdBy) return false
  if (edited && (page.last_edited_time ?? 0) < now - spanMs[edited]) return false
  if (inPage && !pathTo(replica, page.id).pages.slice(0, -1).includes(inPage)) return false
  return !team || teamOf(replica, page) === team
}

function teamOf(replica: Replica, page: BlockValue): Uuid | undefined {
  const [top] = pathTo(replica, page.id).pages
  const outermost = top && replica.block(top)
  return outermost?.parent_table === 'team' ? outermost.parent_id : undefined
}
