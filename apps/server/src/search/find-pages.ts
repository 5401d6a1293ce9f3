// Answers a search. The index names pages whoever may read them; every one is judged before anything is counted, sorted or cut,
// so neither results nor their number nor the order tell of a page that the person may not read.

import type { InputOf, OutputOf } from '@sheaf/core/api/define'
import type { search as call, SearchResult } from '@sheaf/core/api/search/search'
import { type Uuid, uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { personActor } from '@sheaf/core/permissions/actor'
import { can } from '@sheaf/core/permissions/can'
import { rangesIn } from '@sheaf/core/search/highlight'
import { readQuery, type SearchQuery } from '@sheaf/core/search/query'
import { type Match, scoreOf, titleMatch } from '@sheaf/core/search/score'
import { SHORTEST_WITH_SLIP, similarityOf } from '@sheaf/core/search/similar'
import type { Services } from '../http/server-parts'
import { liesIn, type PagePlace } from '../spaces/page-places'
import { visitsOf } from '../storage/page-visits'
import { type CandidateFilters, type Candidates, candidates, similarTitles } from '../storage/search-index'
import { hasTrigrams } from '../storage/trigrams'
import { titleOfPage } from './block-text'
import { foundTexts } from './found-texts'
import { readablePages } from './readable-pages'

type Input = InputOf<typeof call>
type Filters = NonNullable<Input['filters']>

/** With fewer pages than this spelt as typed, titles that are nearly so are looked for as well. */
const FEW = 5

/** Pages that were found, side by side: an object for each of thousands would have to be cleared away again. */
class Found {
  readonly pageIds: Uuid[] = []
  readonly scores: number[] = []
  private readonly editedTimes: number[] = []
  /** What they are sorted by: the most first. */
  private readonly ranks: number[] = []

  get count(): number {
    return this.pageIds.length
  }
  add(pageId: Uuid, score: number, editedTime: number, rank: number): void {
    this.pageIds.push(pageId)
    this.scores.push(score)
    this.editedTimes.push(editedTime)
    this.ranks.push(rank)
  }
  /** The first so many, as places in these lists. The id last, so that a page of results goes on where the one before it ended. */
  first(count: number): number[] {
    const { pageIds, editedTimes, ranks } = this
    const order = (a: number, b: number): number =>
      (ranks[b] as number) - (ranks[a] as number) ||
      (editedTimes[b] as number) - (editedTimes[a] as number) ||
      ((pageIds[a] as Uuid) < (pageIds[b] as Uuid) ? -1 : 1)
    return firstOf(this.count, count, order)
  }
}

export async function findPages(
  services: Services,
  userId: Uuid,
  spaceId: Uuid,
  input: Input,
): Promise<OutputOf<typeof call>> {
  const { limit = limits.defaultSearchResults, offset = 0, sort = 'relevance' } = input
  const filters = withCanonicalIds(input.filters ?? {})
  const query = readQuery(input.query)
  // Signs alone ask for nothing that an index could hold; only an empty query asks for everything.
  const isUnanswerable = query.terms.length === 0 && query.folded !== ''
  const all = isUnanswerable ? new Found() : await findAll(services, userId, spaceId, query, filters, sort)
  const shown = all.first(offset + limit).slice(offset)
  const ids = shown.map(at => all.pageIds[at] as Uuid)
  const [texts, { recordMap, isReadable }] = await Promise.all([
    foundTexts(services, userId, spaceId, filters.titleOnly ? [] : ids, query),
    readablePages(services, userId, spaceId, ids),
  ])
  const results = shown.flatMap((at): SearchResult[] => {
    const [pageId, score] = [all.pageIds[at] as Uuid, all.scores[at] as number]
    const page = recordMap.block?.[pageId]?.value
    if (!page || !isReadable(pageId)) return []
    const text = texts.get(pageId)
    const title = rangesIn(titleOfPage(page), query)
    return [{ id: pageId, highlight: { title, ...(text ? { text } : {}) }, score }]
  })
  // What was taken back since it was counted is not counted.
  return { results, recordMap, total: all.count - (shown.length - results.length) }
}

async function findAll(
  services: Services,
  userId: Uuid,
  spaceId: Uuid,
  query: SearchQuery,
  filters: Filters,
  sort: NonNullable<Input['sort']>,
): Promise<Found> {
  const { pool } = services
  const narrowed: CandidateFilters = {
    titleOnly: filters.titleOnly === true,
    createdBy: filters.createdBy,
    createdTime: filters.createdTime,
    editedTime: filters.editedTime,
    withCreatedTimes: sort === 'created',
  }
  const [spellings, visits] = await Promise.all([
    candidates(pool, spaceId, query, narrowed),
    visitsOf(pool, spaceId, userId),
  ])
  const visitsByPage = new Map(visits.map(visit => [visit.pageId, visit]))
  const now = services.now()
  const found = new Found()
  const add = (named: Candidates, at: number, pageId: Uuid, match: Match, share = 1): void => {
    const editedTime = named.editedTimes[at] as number
    const score = share * scoreOf({ match, editedTime, visits: visitsByPage.get(pageId) ?? null }, now)
    const rank = sort === 'relevance' ? score : sort === 'created' ? (named.createdTimes[at] as number) : editedTime
    found.add(pageId, score, editedTime, rank)
  }
  const spelt = await keepReadable(services, userId, spaceId, spellings, filters)
  for (const at of spelt.kept) {
    const title = spellings.titles[at] ?? null
    const match = query.terms.length === 0 ? 'none' : title === null ? 'content' : titleMatch(title, query)
    add(spellings, at, spelt.pages[at] as Uuid, match)
  }
  const longest = query.terms.reduce((best, { word }) => (word.length > best.length ? word : best), '')
  if (found.count >= FEW || longest.length < SHORTEST_WITH_SLIP || !(await hasTrigrams(pool))) return found
  const known = new Set(found.pageIds)
  const likely = await similarTitles(pool, spaceId, longest, narrowed)
  const similar = await keepReadable(services, userId, spaceId, likely, filters)
  for (const at of similar.kept) {
    const pageId = similar.pages[at] as Uuid
    const similarity = known.has(pageId) ? null : similarityOf(likely.titles[at] ?? '', query)
    if (similarity !== null) add(likely, at, pageId, 'similar', similarity)
  }
  return found
}

/** The pages of candidates, and where among them those stand that may be told of, each page once. */
async function keepReadable(
  { roleCache, pageNumbers, now }: Pick<Services, 'roleCache' | 'pageNumbers' | 'now'>,
  userId: Uuid,
  spaceId: Uuid,
  { rows, hasSeveralOfOne }: Candidates,
  filters: Filters,
): Promise<{ readonly pages: readonly (Uuid | null)[]; readonly kept: readonly number[] }> {
  const pages = await pageNumbers.pagesOf(spaceId, rows)
  const there = pages.filter(id => id !== null)
  // Also where nothing was named: an answer takes as many questions whether pages are hidden or not there.
  const kept = await roleCache.judge(spaceId, there, (source, places) => {
    const time = now()
    const judged: boolean[] = []
    const mayRead = (id: Uuid, decider: number): boolean =>
      (judged[decider] ??= can(personActor(userId), 'read', { table: 'block', id, spaceId }, source, time))
    const seen = new Set<Uuid>()
    const readable: number[] = []
    for (let at = 0; at < pages.length; at++) {
      const pageId = pages[at]
      const place = pageId && places.of(pageId)
      if (!place || !isWithin(place, filters) || !mayRead(pageId, place.decider)) continue
      if (hasSeveralOfOne) {
        if (seen.has(pageId)) continue
        seen.add(pageId)
      }
      readable.push(at)
    }
    return readable
  })
  return { pages, kept }
}

/** Filters that depend on where a page lies are asked of the records, which are never behind. */
function isWithin(place: PagePlace, { inTrash = false, inPages, teams }: Filters): boolean {
  if (place.isTrashed !== inTrash) return false
  if (inPages && !inPages.some(id => liesIn(place, id))) return false
  return !teams || (place.root.table === 'team' && teams.includes(place.root.id))
}

function withCanonicalIds(filters: Filters): Filters {
  const { createdBy, inPages, teams } = filters
  return {
    ...filters,
    ...(createdBy && { createdBy: createdBy.map(uuid) }),
    ...(inPages && { inPages: inPages.map(uuid) }),
    ...(teams && { teams: teams.map(uuid) }),
  }
}

/** The first so many of 0 to `length` in an order. Of thousands of pages, twenty are shown: sorting all of them would be most of the work. */
function firstOf(length: number, count: number, order: (a: number, b: number) => number): number[] {
  const first = Array.from({ length: count * 8 > length ? length : count }, (_, i) => i).sort(order)
  if (first.length === length) return first.slice(0, count)
  for (let item = count; item < length; item++) {
    if (order(item, first[count - 1] as number) >= 0) continue
    let at = count - 1
    while (at > 0 && order(item, first[at - 1] as number) < 0) at--
    first.splice(at, 0, item)
    first.length = count
  }
  return first
}
