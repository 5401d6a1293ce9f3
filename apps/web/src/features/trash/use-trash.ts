// What lies in the trash, page by page of the list, as the person filters it.
import type { TrashedPage } from '@sheaf/core/api/page/get-trash'
import type { Uuid } from '@sheaf/core/ids'
import { useEffect, useRef, useState } from 'react'
import { createApi } from '../../data/api'
import { useSession } from '../../data/hooks'

export interface TrashFilter {
  readonly query: string
  /** Null: anybody. */
  readonly by: Uuid | null
  /** A page or a team; null: anywhere. */
  readonly within: Uuid | null
}

interface Trash {
  readonly pages: readonly TrashedPage[]
  /** When they were read. */
  readonly now: number
  readonly state: 'loading' | 'ready' | 'failed'
  readonly hasMore: boolean
  readonly more: () => void
  readonly leaveOut: (id: Uuid) => void
}

const PAGES = 30
const TYPING_MS = 200

type Cursor = { readonly time: number; readonly id: Uuid }
interface Held {
  readonly pages: readonly TrashedPage[]
  readonly state: Trash['state']
  readonly cursor: Cursor | undefined
  readonly now: number
}

export function useTrash({ query, by, within }: TrashFilter): Trash {
  const { userId, spaceId } = useSession()
  const [held, setHeld] = useState<Held>({ pages: [], state: 'loading', cursor: undefined, now: 0 })
  /** Answers to an older question are not shown. */
  const question = useRef(0)
  const read = async (known: readonly TrashedPage[], cursor: Cursor | undefined): Promise<void> => {
    const asked = ++question.current
    setHeld(before => ({ ...before, state: 'loading' }))
    try {
      const answer = await createApi(userId, spaceId).getTrash({
        spaceId,
        limit: PAGES,
        ...(query.trim() && { query: query.trim() }),
        ...(by && { trashedBy: by }),
        ...(within && { within }),
        ...(cursor && { cursor }),
      })
      if (asked !== question.current) return
      const isNew = (page: TrashedPage): boolean => !known.some(other => other.id === page.id)
      setHeld({
        pages: [...known, ...answer.pages.filter(isNew)],
        state: 'ready',
        cursor: answer.cursor,
        now: Date.now(),
      })
    } catch {
      if (asked === question.current) setHeld(before => ({ ...before, pages: known, state: 'failed', cursor }))
    }
  }
  useEffect(() => {
    question.current++
    const timer = setTimeout(() => void read([], undefined), query ? TYPING_MS : 0)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- what is asked is what these say
  }, [userId, spaceId, query, by, within])
  return {
    pages: held.pages,
    now: held.now,
    state: held.state,
    hasMore: held.cursor !== undefined || held.state === 'failed',
    more: () => void read(held.pages, held.cursor),
    leaveOut: id => setHeld(before => ({ ...before, pages: before.pages.filter(page => page.id !== id) })),
  }
}
