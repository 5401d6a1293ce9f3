// The discussions of some blocks of a page, and what was said in the first open ones: what is shown without anything being pressed.
// Of a page that is discussed at length the client asks for the rest when it is looked at. A block may list any id: whoever asks judges
// what is found by where it belongs.
import { catalogKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import type { LoadedRecord, SpaceStorage } from '@sheaf/sync/storage'

const MOST_DISCUSSIONS = 500
const MOST_COMMENTS = 100

/** What is said about a page that lies on this one belongs to that page. */
export async function discussionRecords(
  storage: Pick<SpaceStorage, 'load'>,
  spaceId: Uuid,
  pageId: Uuid,
  among: readonly LoadedRecord[],
): Promise<readonly LoadedRecord[]> {
  const blocks = among.flatMap(({ table, value }) => (table === 'block' ? [value] : []))
  const ids = blocks
    .filter(({ id, type }) => id === pageId || !catalogKinds.traits(type).page)
    .flatMap(({ discussions }) => discussions ?? [])
  if (ids.length === 0) return []
  const refs = ids.slice(0, MOST_DISCUSSIONS).map(id => ({ table: 'discussion' as const, id }))
  const { records } = await storage.load(spaceId, refs, [])
  const comments = records
    .flatMap(({ table, value }) => (table === 'discussion' && !value.resolved ? (value.comments ?? []) : []))
    .slice(0, MOST_COMMENTS)
    .map(id => ({ table: 'comment' as const, id }))
  return comments.length > 0 ? [...records, ...(await storage.load(spaceId, comments, [])).records] : records
}
