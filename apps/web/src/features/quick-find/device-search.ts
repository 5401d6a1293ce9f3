// Search of what is on this device: at once while the server is being asked, and alone when it cannot be.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import { foldPhrase } from '@sheaf/core/search/fold'
import { rangesIn, snippetOf } from '@sheaf/core/search/highlight'
import { readQuery, type SearchQuery } from '@sheaf/core/search/query'
import { type Match, scoreOf, titleMatch } from '@sheaf/core/search/score'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { Replica } from '@sheaf/sync/replica'
import { isPage } from '../../data/page-tree'
import { type Filters, passes } from './filters'
import { type Found, foundPage } from './found'

const MOST = 20

interface Candidate {
  readonly page: BlockValue
  match: Match
  text: Found['text']
}

/** `recent`: pages seen last, the latest first. */
export function searchDevice(
  replica: Replica,
  text: string,
  filters: Filters,
  recent: readonly string[],
  now: number,
): Found[] {
  const query = readQuery(text)
  if (query.terms.length === 0) return []
  const found = new Map<Uuid, Candidate>()
  for (const block of blocksHere(replica)) {
    if (!block.alive) continue
    if (isPage(block)) addTitle(found, block, query)
    else if (!filters.titleOnly) addText(found, replica, block, query)
  }
  const visits = (id: Uuid) => {
    const place = recent.indexOf(id)
    return place < 0 ? null : { count: recent.length - place, lastTime: now }
  }
  return [...found.values()]
    .filter(({ page }) => passes(replica, page, filters, now))
    .map(one => ({
      ...one,
      score: scoreOf(
        { match: one.match, editedTime: one.page.last_edited_time ?? 0, visits: visits(one.page.id) },
        now,
      ),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ page, text: words }) => foundPage(replica, page, rangesIn(rawTitle(page), query), words))
}

function* blocksHere(replica: Replica): Iterable<BlockValue> {
  const seen = new Set<Uuid>()
  const rows = [...replica.confirmed.all()].filter(({ role }) => role !== 'none')
  for (const { table, value } of [...rows, ...replica.view.own.values()]) {
    if (table !== 'block' || seen.has(value.id)) continue
    seen.add(value.id)
    const block = replica.block(value.id)
    if (block) yield block
  }
}

function addTitle(found: Map<Uuid, Candidate>, page: BlockValue, query: SearchQuery): void {
  const title = rawTitle(page)
  if (!hasAll(title, query)) return
  const match = titleMatch(foldPhrase(title), query)
  found.set(page.id, { page, match, text: found.get(page.id)?.text })
}

function addText(found: Map<Uuid, Candidate>, replica: Replica, block: BlockValue, query: SearchQuery): void {
  const words = rawTitle(block)
  const page = block.page_id && replica.block(block.page_id)
  if (!page || !isPage(page) || !hasAll(words, query)) return
  const snippet = snippetOf(words, query)
  if (!snippet) return
  const text = { ...snippet, blockId: block.id }
  const known = found.get(page.id)
  if (!known) found.set(page.id, { page, match: 'content', text })
  else known.text ??= text
}

const hasAll = (text: string, query: SearchQuery): boolean =>
  query.terms.every(term => rangesIn(text, { folded: term.word, terms: [term] }).length > 0)
