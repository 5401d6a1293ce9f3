// What the databases of a page ask at first: as the app asks it for whoever has changed nothing for themselves. The server asks it as soon
// as it has read the page, and what differs from what the app comes to ask is used by nobody.
import type { AskedFrom } from '../../collection/asked-from'
import { viewsOf } from '../../collection/database-block'
import type { Query } from '../../collection/query'
import type { Uuid } from '../../ids'
import type { ViewKind } from '../../kinds/view-kind'
import { viewQuestion } from '../../kinds/view-question'
import type { BlockValue } from '../../records/block'
import type { RecordMap } from '../record/record-map'

/** So many blocks are about what a screen shows. */
const MOST_BLOCKS = 40
/** Each is a question of its own. */
const MOST_DATABASES = 2

/** The input of `queryCollection` as a screen makes it. */
export const questionInput = (
  source: { readonly spaceId: Uuid; readonly collectionId: Uuid },
  query: Query,
  from: AskedFrom,
) => ({
  source,
  query,
  context: from,
})

interface FirstScreen {
  readonly recordMap: RecordMap
  readonly spaceId: Uuid
  readonly pageId: Uuid
  /** A view that the address names. */
  readonly namedView?: Uuid | undefined
}

interface Kinds {
  readonly traits: (type: string) => { readonly page: boolean }
  readonly viewOf: (type: string) => ViewKind
}

export const firstQuestions = (
  { recordMap, spaceId, pageId, namedView }: FirstScreen,
  from: AskedFrom,
  kinds: Kinds,
): readonly ReturnType<typeof questionInput>[] =>
  databasesIn(recordMap, pageId, kinds).flatMap(block => {
    const views = viewsOf({ get: (table, id) => recordMap[table]?.[id]?.value }, block)
    const view = views.find(({ id }) => id === namedView) ?? views[0]
    const collection = view?.collection_id && recordMap.collection?.[view.collection_id]?.value
    if (!view || !collection?.alive) return []
    const fields = { query: view.query ?? {}, format: view.format ?? {} }
    const query = viewQuestion(kinds.viewOf(view.type), fields, collection)
    return [questionInput({ spaceId, collectionId: collection.id }, query, from)]
  })

/** In the order in which they stand on the page. */
function databasesIn({ block: blocks = {} }: RecordMap, pageId: Uuid, { traits }: Kinds): readonly BlockValue[] {
  const page = blocks[pageId]?.value
  if (page && isDatabase(page)) return [page]
  const found: BlockValue[] = []
  const waiting = [...(page?.content ?? [])].reverse()
  for (let seen = 0; seen < MOST_BLOCKS && found.length < MOST_DATABASES; seen++) {
    const id = waiting.pop()
    if (id === undefined) break
    const block = blocks[id]?.value
    // A page is shown by its title, also where it is a database.
    if (!block || traits(block.type).page) continue
    if (isDatabase(block)) found.push(block)
    else waiting.push(...[...(block.content ?? [])].reverse())
  }
  return found
}

const isDatabase = ({ view_ids }: BlockValue): boolean => view_ids !== undefined && view_ids.length > 0
