// Which page was open last: on this device at once, and with the person a moment later, so that another device starts there too.
import type { Uuid } from '@sheaf/core/ids'
import { useEffect } from 'react'
import { useRecord, useSession } from '../data/hooks'
import { recordVisit } from './record-visit'

/** Passing through a page is no visit. */
const STAYS_MS = 3_000

export const lastPageKey = (spaceId: Uuid): string => `sheaf:last-page:${spaceId}`

export function useVisit(pageId: Uuid | undefined): void {
  const session = useSession()
  const isHere = useRecord('block', pageId) !== undefined
  useEffect(() => {
    if (!isHere || !pageId) return
    localStorage.setItem(lastPageKey(session.spaceId), pageId)
    const timer = setTimeout(() => recordVisit(session, pageId), STAYS_MS)
    return () => clearTimeout(timer)
  }, [session, pageId, isHere])
}
