// Search results: from this device at once, from the server a moment later, and more while scrolling.
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../data/hooks'
import { isPage } from '../../data/page-tree'
import { recentPages } from '../../editing/recents'
import { searchDevice } from './device-search'
import { asked, type Filters, isFiltering, type Sort } from './filters'
import { type Found, foundByServer, foundPage, withLatest } from './found'

/** People type on: not every letter is a question. */
const PAUSE_MS = 70
const LIMIT = 30

export interface Search {
  readonly pages: readonly Found[]
  readonly total: number | null
  /** Only this device was asked. */
  readonly isLocal: boolean
  readonly isAsking: boolean
  /** Asks for those behind the ones that are shown, where there are any. */
  readonly more: () => void
}

interface Answer {
  readonly key: string
  readonly pages: readonly Found[] | null
  readonly total: number
  /** How many of the best were asked for. */
  readonly reach: number
}
const noMore = (): void => {}

export function useFound(query: string, filters: Filters, sort: Sort): Search {
  const session = useSession()
  const { spaceId, replica, api } = session
  const text = query.trim()
  const isQuestion = text !== '' || isFiltering(filters) || sort !== 'relevance'
  const key = JSON.stringify([text, filters, sort])
  const [answer, setAnswer] = useState<Answer | null>(null)
  const goingOn = useRef<string | null>(null)

  useEffect(() => {
    if (!isQuestion) return
    const leave = new AbortController()
    const timer = setTimeout(() => {
      ask(0, leave.signal).then(
        ({ pages: found, total }) => {
          // Of a longer answer it is not known what is still to come.
          const pages = total > found.length ? found : withLatest(found, here(), Date.now())
          setAnswer({ key, pages, total: total + pages.length - found.length, reach: LIMIT })
        },
        () => leave.signal.aborted || setAnswer({ key, pages: null, total: 0, reach: 0 }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is asked
  }, [session, key])

  const recent = recentPages(spaceId).list()
  if (!isQuestion) return { pages: recentOf(), total: null, isLocal: false, isAsking: false, more: noMore }
  if (answer?.key === key && answer.pages)
    return { pages: answer.pages, total: answer.total, isLocal: false, isAsking: false, more: () => goOn(answer) }
  const pages = here()
  const isAsking = answer?.key !== key
  // What the last letters found stays until there is something better: a list that empties between two keys flickers.
  const shown = pages.length === 0 && isAsking && answer?.pages ? answer.pages : pages
  return { pages: shown, total: null, isLocal: !isAsking, isAsking, more: noMore }

  function here(): Found[] {
    return searchDevice(replica, text, filters, recentPages(spaceId).list(), Date.now())
  }
  async function ask(
    offset: number,
    signal?: AbortSignal,
  ): Promise<{ readonly pages: readonly Found[]; readonly total: number }> {
    const { results, recordMap, total } = await api.search(
      { spaceId, query: text, limit: LIMIT, offset, filters: asked(filters, Date.now()), sort },
      signal ? { signal } : {},
    )
    return { pages: foundByServer(replica, results, recordMap), total }
  }
  /** One request at a time. Without a connection it is tried again when the end is reached again. */
  function goOn({ pages: before, total, reach }: Answer): void {
    const turn = `${key} ${reach}`
    if (reach >= total || goingOn.current === turn) return
    goingOn.current = turn
    ask(reach).then(
      next =>
        setAnswer(held => {
          if (held?.key !== key || held.reach !== reach) return held
          const known = new Set(before?.map(page => page.id))
          const fresh = next.pages.filter(page => !known.has(page.id))
          return { key, pages: [...(before ?? []), ...fresh], total: next.total, reach: reach + LIMIT }
        }),
      () => {
        goingOn.current = null
      },
    )
  }

  function recentOf(): Found[] {
    return recent.flatMap(id => {
      const block = replica.block(id as never)
      return block && isPage(block) ? [foundPage(replica, block)] : []
    })
  }
}
