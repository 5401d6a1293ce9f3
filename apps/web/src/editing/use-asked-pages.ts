// Pages by their titles, asked of the server while somebody looks for one: most pages of a large workspace are not on the device. What comes
// joins what is known here (`known-pages.ts`); without a connection that is all there is.

import { rowsOf } from '@sheaf/sync/record-rows'
import { useEffect, useState } from 'react'
import { useSession } from '../data/hooks'

/** People type on: not every letter is a question. */
const PAUSE_MS = 120
const LIMIT = 30

/** Renders again when more pages are known. True until the request is answered or has failed. */
export function useAskedPages(query: string): boolean {
  const { api, client, spaceId } = useSession()
  const text = query.trim()
  const [answered, setAnswered] = useState('')
  useEffect(() => {
    if (!text) return
    const leave = new AbortController()
    const timer = setTimeout(() => {
      const asked = { spaceId, query: text, limit: LIMIT, filters: { titleOnly: true } }
      api.search(asked, { signal: leave.signal }).then(
        ({ recordMap }) => {
          client.absorb(rowsOf(recordMap))
          setAnswered(text)
        },
        () => leave.signal.aborted || setAnswered(text),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [api, client, spaceId, text])
  return text !== '' && answered !== text
}
