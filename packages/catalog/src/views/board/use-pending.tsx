// The columns of a board with cards where they were just put; for a moment only, should the answer never agree.
import type { GroupList } from '@sheaf/core/collection/query'
import { useEffect, useMemo, useState } from 'react'
import { isSettled, type PendingCard, putAgain, withPending } from './pending-cards'

const FORGOTTEN_MS = 4000

interface Pending {
  readonly groups: readonly GroupList[]
  readonly put: (cards: readonly PendingCard[]) => void
}

export function usePending(answered: readonly GroupList[]): Pending {
  const [pending, setPending] = useState<readonly PendingCard[]>([])
  useEffect(() => {
    if (pending.length === 0) return
    const timer = setTimeout(() => setPending([]), FORGOTTEN_MS)
    return () => clearTimeout(timer)
  }, [pending])
  const groups = useMemo(() => {
    const open = pending.filter(card => !isSettled(answered, card))
    return open.length === 0 ? answered : withPending(answered, open)
  }, [answered, pending])
  return { groups, put: cards => setPending(before => putAgain(before, cards)) }
}
