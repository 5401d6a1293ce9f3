// Keeps the search index current: whatever page an entry touched is read and indexed as it is now, so entries may come twice and
// many edits of one page cost one.
import { allBlockKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Follower } from '../followers/follower'
import type { FollowerTx } from '../storage/follower-places'
import { otherPages, removePages, writePages } from '../storage/search-index'
import { readSaidPages, readSaidPagesAfter, type SaidPage } from '../storage/space/read-page-texts'
import { indexedPage } from './index-pages'

const PAGES_AT_ONCE = 100
const pageTypes = allBlockKinds.filter(kind => kind.page).map(kind => kind.type)

export const searchFollower: Follower = {
  name: 'search',
  version: 1,
  follow: async (tx, spaceId, entries) => {
    const touched = touchedBlocks(entries)
    for (let i = 0; i < touched.length; i += PAGES_AT_ONCE)
      await index(tx, spaceId, touched.slice(i, i + PAGES_AT_ONCE))
  },
  rebuild: async (tx, spaceId, after) => {
    const pages = await readSaidPagesAfter(tx, spaceId, after, PAGES_AT_ONCE, pageTypes)
    const last = pages.length === PAGES_AT_ONCE ? (pages.at(-1)?.id ?? null) : null
    const ids = pages.map(page => page.id)
    await removePages(tx, spaceId, await otherPages(tx, spaceId, { after, upTo: last }, ids))
    await write(tx, spaceId, pages)
    return last
  },
}

/** The blocks that changed, and the pages they are on or were on before: a block's readers are told where it was. */
function touchedBlocks(entries: readonly Pick<LogEntry, 'items'>[]): Uuid[] {
  const ids = new Set<Uuid>()
  for (const { items } of entries)
    for (const { table, id, channels } of items) {
      if (table !== 'block') continue
      ids.add(id)
      for (const channel of channels) ids.add(channel)
    }
  return [...ids]
}

async function index(tx: FollowerTx, spaceId: Uuid, ids: readonly Uuid[]): Promise<void> {
  const pages = await readSaidPages(tx, spaceId, ids, pageTypes)
  const found = new Set(pages.map(page => page.id))
  await removePages(
    tx,
    spaceId,
    ids.filter(id => !found.has(id)),
  )
  await write(tx, spaceId, pages)
}

const write = (tx: FollowerTx, spaceId: Uuid, pages: readonly SaidPage[]): Promise<void> =>
  writePages(tx, spaceId, pages.map(indexedPage))
