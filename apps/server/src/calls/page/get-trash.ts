// The pages and databases in the trash that the person may bring back, the latest first. Each is judged; what lies in another page of the trash comes
// back with that page and is not listed.

import type { getTrash as call, TrashedPage } from '@sheaf/core/api/page/get-trash'
import { type RemovedSource, removedSource } from '@sheaf/core/collection/removed-source'
import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { roleOf } from '@sheaf/core/permissions/can'
import type { Verb } from '@sheaf/core/permissions/rights'
import { allows } from '@sheaf/core/permissions/roles'
import type { BlockValue } from '@sheaf/core/records/block'
import { fold } from '@sheaf/core/search/fold'
import { plainText } from '@sheaf/core/text/rich-text'
import type { LoadingSource } from '@sheaf/sync/gateway'
import { pageTypes } from '../../spaces/page-types'
import { type TrashCursor, type TrashedRow, trashedPages } from '../../storage/space/read-trash'
import type { Handler } from '../define'

const ROWS_PER_READ = 200
/** How many are looked at in one call: a person who may restore few of them asks again with the cursor. */
const ROWS_PER_CALL = 2000

export const getTrash: Handler<typeof call> = async (input, { subject: { spaceId, source }, actor, services }) => {
  const now = services.now()
  const words = wordsOf(input.query ?? '')
  const may = (verb: Verb, id: Uuid): Promise<boolean> =>
    source.ask(() => allows(roleOf(actor, blockPointer(spaceId, id), source, now), verb))
  const isListed = async (row: TrashedRow): Promise<boolean> =>
    words.every(word => fold(plainText(row.title ?? [])).includes(word)) &&
    (await may(row.isRow || row.isInline ? 'edit' : 'configure', row.id)) &&
    (await source.ask(() => liesIn(source, row, input.within)))

  const pages: TrashedPage[] = []
  let after: TrashCursor | undefined = input.cursor
  for (let seen = 0; seen < ROWS_PER_CALL; ) {
    const rows = await trashedPages(services.pool, spaceId, pageTypes, {
      by: input.trashedBy,
      after,
      limit: ROWS_PER_READ,
    })
    await source.load(rows.map(({ id }) => ({ table: 'block', id })))
    for (const row of rows) {
      after = { time: row.time, id: row.id }
      if (!(await isListed(row))) continue
      const isPageRead = row.pageId !== null && (await may('read', row.pageId))
      pages.push(pageOf(row, isPageRead))
      if (pages.length === input.limit) return { pages, cursor: after }
    }
    if (rows.length < ROWS_PER_READ) return { pages }
    seen += rows.length
  }
  return { pages, ...(after && { cursor: after }) }
}

/** Accents and capitals do not count. */
const wordsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean)

/** Below the page or team that is asked for, and not in something else that is in the trash. A row lies in its database. */
function liesIn(source: LoadingSource, row: TrashedRow, within: Uuid | undefined): boolean {
  let isWithin = within === undefined || row.parentId === within
  const block = (id: Uuid | undefined): BlockValue | undefined =>
    id === undefined ? undefined : source.get('block', id)
  const above = ({ page_id, parent_table, parent_id }: BlockValue): Uuid | undefined =>
    parent_table === 'collection' ? source.get('collection', parent_id)?.['parent_id'] : page_id
  const own = block(row.id)
  for (let at = own && block(above(own)); at; at = block(above(at))) {
    if (!at.alive) return false
    isWithin ||= at.id === within || at.parent_id === within
  }
  return isWithin
}

const pageOf = (row: TrashedRow, isPageRead: boolean): TrashedPage => ({
  id: row.id,
  title: row.title ?? [],
  ...(row.icon !== null && { icon: row.icon }),
  trashedTime: row.time,
  ...(row.by !== null && { trashedBy: row.by }),
  parentTable: row.parentTable,
  parentId: row.parentId,
  ...(row.isInline && { isInline: true as const }),
  ...withSource(removedSource(row.removedFrom)),
  ...(row.pageId !== null && isPageRead && { inPage: { id: row.pageId, title: row.pageTitle ?? [] } }),
})
const withSource = (removedFrom: RemovedSource | null): { readonly removedFrom?: RemovedSource } =>
  removedFrom ? { removedFrom } : {}
