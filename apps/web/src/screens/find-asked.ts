// What an address names by something else than the id of a page, asked of the server. Null: not there, or not for this person.
import type { Client } from '@sheaf/core/api/client'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { rowsOf } from '@sheaf/sync/record-rows'
import { createApi } from '../data/api'
import { isPage } from '../data/page-tree'

export interface Asked {
  readonly spaceId?: Uuid
  readonly spaceDomain?: string
  readonly spaceDomainOrId?: string
  readonly maybeUniqueId?: string
  readonly collectionId?: Uuid
}
interface Place {
  readonly userId: Uuid
  readonly spaceId: Uuid
}
interface FoundPage {
  readonly pageId: Uuid
  /** Where on the page. */
  readonly blockId?: Uuid
}
/** A workspace, and the page in it when one is asked for. */
export type Found = Place & Partial<FoundPage>

/** In the workspace that the address names, else in the first of these that has it, as each account in turn. */
export async function findAsked(
  asked: Asked,
  workspaces: readonly Place[],
  apiOf: (userId: Uuid, spaceId?: Uuid) => Client = createApi,
): Promise<Found | null> {
  const named = asked.spaceId ?? asked.spaceDomain ?? asked.spaceDomainOrId
  for (const userId of new Set(workspaces.map(place => place.userId))) {
    const wanted = named === undefined ? undefined : await findSpace(apiOf(userId), named)
    for (const place of workspaces) {
      if (place.userId !== userId || (named !== undefined && place.spaceId !== wanted)) continue
      if (!isForPage(asked)) return place
      const page = await findPage(asked, apiOf(userId, place.spaceId), place.spaceId)
      if (page) return { ...place, ...page }
    }
  }
  return null
}

/** Whether more than the workspace itself is asked for. */
export const isForPage = ({ maybeUniqueId, collectionId }: Asked): boolean =>
  maybeUniqueId !== undefined || collectionId !== undefined

/** By its domain, or by its id. */
const findSpace = async (api: Client, named: string): Promise<Uuid | undefined> =>
  parseUuid(named) ?? (await api.findSpace({ domain: named }).catch(() => null))?.spaceId

const findPage = async (
  { maybeUniqueId: uniqueId, collectionId }: Asked,
  api: Client,
  spaceId: Uuid,
): Promise<FoundPage | null> => {
  if (uniqueId !== undefined) return api.findRow({ spaceId, uniqueId }).catch(() => null)
  return collectionId === undefined ? null : findCollection(api, spaceId, collectionId)
}

/** A database is where its block is: a page of its own, or a place on one. */
async function findCollection(api: Client, spaceId: Uuid, id: Uuid): Promise<FoundPage | null> {
  const collection = (await readRecord(api, spaceId, 'collection', id)) as CollectionValue | undefined
  const blockId = collection?.alive ? collection.parent_id : undefined
  const block = blockId && ((await readRecord(api, spaceId, 'block', blockId)) as BlockValue | undefined)
  if (!blockId || !block?.alive) return null
  const { page_id: pageId } = block
  return isPage(block) || !pageId ? { pageId: blockId } : { pageId, blockId }
}

async function readRecord(api: Client, spaceId: Uuid, table: 'collection' | 'block', id: Uuid): Promise<unknown> {
  const answer = await api
    .syncRecordValues({ requests: [{ pointer: { table, id, spaceId }, version: -1 }] })
    .catch(() => null)
  return answer && rowsOf(answer.recordMap).find(row => row.table === table && row.value.id === id)?.value
}
