// The line that shows why a page was found. The index says which block to look at; what is shown is the block as it is now, and
// only where the caller may read it.
import type { FoundText } from '@sheaf/core/api/search/search'
import type { Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { can } from '@sheaf/core/permissions/can'
import { foldedRanges, snippetOf } from '@sheaf/core/search/highlight'
import type { SearchQuery } from '@sheaf/core/search/query'
import type { Services } from '../http/server-parts'
import { liesIn } from '../spaces/page-places'
import { foundLines, type IndexedLine } from '../storage/search-index'
import { readSaidBlocks } from '../storage/space/read-page-texts'
import { textOfBlock } from './block-text'

export async function foundTexts(
  { pool, roleCache, now }: Pick<Services, 'pool' | 'roleCache' | 'now'>,
  userId: Uuid,
  spaceId: Uuid,
  pageIds: readonly Uuid[],
  query: SearchQuery,
): Promise<ReadonlyMap<Uuid, FoundText>> {
  const pageOf = new Map<Uuid, Uuid>()
  for (const { pageId, lines } of await foundLines(pool, spaceId, pageIds, query)) {
    const best = bestLine(lines, query)
    if (best) pageOf.set(best, pageId)
  }
  const found = new Map<Uuid, FoundText>()
  const blocks = await readSaidBlocks(pool, spaceId, [...pageOf.keys()])
  if (blocks.length === 0) return found
  const ids = blocks.map(({ id }) => id)
  const isThere = await roleCache.judge(spaceId, ids, (source, places) =>
    ids.map(id => {
      const place = places.of(id)
      const isOnPage = place && liesIn(place, pageOf.get(id) as Uuid)
      return isOnPage && can(personActor(userId), 'read', { table: 'block', id, spaceId }, source, now())
    }),
  )
  for (const [i, block] of blocks.entries()) {
    const snippet = isThere[i] ? snippetOf(textOfBlock(block), query) : null
    if (snippet) found.set(pageOf.get(block.id) as Uuid, { blockId: block.id, ...snippet })
  }
  return found
}

/** The first block with the most of the query's words. */
function bestLine(lines: readonly IndexedLine[], query: SearchQuery): Uuid | null {
  let best: Uuid | null = null
  let most = 0
  for (const [id, text] of lines) {
    const held = query.terms.filter(
      ({ word, pieces }) => text.includes(word) || pieces.some(piece => text.includes(piece)),
    )
    if (held.length <= most || foldedRanges(text, query).length === 0) continue
    best = id
    most = held.length
    if (most === query.terms.length) break
  }
  return best
}
