// What an address names by something else than the id of a page, asked of the server. Null: not there, or not for this person.
import type { Client } from '@sheaf/core/api/client'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { createApi } from '../data/api'
import { isPage } from '../data/page-tree'
import { rowsOf } from '../data/space-calls'

export interface FoundPlace {
  readonly spaceId: Uuid
  readonly pageId: Uuid
  /** Where on the page. */
  readonly blockId?: Uuid
}

/** By its domain, or by its id. */
export const findSpace = async (userId: Uuid, named: string): Promise<Uuid | undefined> =>
  parseUuid(named) ??
  (
    await createApi(userId)
      .findSpace({ domain: named })
      .catch(() => null)
  )?.spaceId

export const findRow = async (api: Client, spaceId: Uuid, uniqueId: string): Promise<FoundPlace | null> => {
  const found = await api.findRow({ spaceId, uniqueId }).catch(() => null)
  return found && { spaceId, pageId: found.pageId }
}

/** A database is where its block is: a page of its own, or a place on one. */
export async function findCollection(api: Client, spaceId: Uuid, id: Uuid): Promise<FoundPlace | null> {
  const collection = (await readRecord(api, spaceId, 'collection', id)) as CollectionValue | undefined
  const blockId = collection?.alive ? collection.parent_id : undefined
  const block = blockId && ((await readRecord(api, spaceId, 'block', blockId)) as BlockValue | undefined)
  if (!blockId || !block?.alive) return null
  const { page_id: pageId } = block
  return isPage(block) || !pageId ? { spaceId, pageId: blockId } : { spaceId, pageId, blockId }
}

async function readRecord(api: Client, spaceId: Uuid, table: 'collection' | 'block', id: Uuid): Promise<unknown> {
  const answer = await api
    .syncRecordValues({ requests: [{ pointer: { table, id, spaceId }, version: -1 }] })
    .catch(() => null)
  return answer && rowsOf(answer.recordMap).find(row => row.table === table && row.value.id === id)?.value
}
