// What a search finds: from this device at once, from the server a moment later.
import { useEffect, useState } from 'react'
import { useSession } from '../../data/hooks'
import { isPage } from '../../data/page-tree'
import { recentPages } from '../../editing/recents'
import { searchDevice } from './device-search'
import { asked, type Filters, isFiltering, type Sort } from './filters'
import { type Found, foundByServer, foundPage } from './found'

/** People type on: not every letter is a question. */
const PAUSE_MS = 70
const LIMIT = 30

export interface Search {
  readonly pages: readonly Found[]
  readonly total: number | null
  /** Only this device was asked. */
  readonly isLocal: boolean
  readonly isAsking: boolean
}

interface Answer {
  readonly key: string
  readonly pages: readonly Found[] | null
  readonly total: number
}

export function useFound(query: string, filters: Filters, sort: Sort): Search {
  const session = useSession()
  const { spaceId, replica, api } = session
  const text = query.trim()
  const isQuestion = text !== '' || isFiltering(filters) || sort !== 'relevance'
  const key = JSON.stringify([text, filters, sort])
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    if (!isQuestion) return
    const leave = new AbortController()
    const timer = setTimeout(() => {
      const now = Date.now()
      api
        .search({ spaceId, query: text, limit: LIMIT, filters: asked(filters, now), sort }, { signal: leave.signal })
        .then(
          ({ results, recordMap, total }) =>
            setAnswer({ key, pages: foundByServer(replica, results, recordMap), total }),
          () => leave.signal.aborted || setAnswer({ key, pages: null, total: 0 }),
        )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is asked
  }, [session, key])

  const recent = recentPages(spaceId).list()
  if (!isQuestion) return { pages: recentOf(), total: null, isLocal: false, isAsking: false }
  if (answer?.key === key && answer.pages)
    return { pages: answer.pages, total: answer.total, isLocal: false, isAsking: false }
  const pages = searchDevice(replica, text, filters, recent, Date.now())
  const isAsking = answer?.key !== key
  // What the last letters found stays until there is something better: a list that empties between two keys flickers.
  const shown = pages.length === 0 && isAsking && answer?.pages ? answer.pages : pages
  return { pages: shown, total: null, isLocal: !isAsking, isAsking }

  function recentOf(): Found[] {
    return recent.flatMap(id => {
      const block = replica.block(id as never)
      return block && isPage(block) ? [foundPage(replica, block)] : []
    })
  }
}
