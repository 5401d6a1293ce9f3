// The moves of pages that this tab has made, so that the keys for undo take them back: in the sidebar always, elsewhere while nothing was
// written since.
import type { Uuid } from '@sheaf/core/ids'
import type { SpaceSession } from '../data/space-session'

interface Move {
  readonly time: number
  readonly revert: () => void
}
const MOST = 50
const moves = new WeakMap<SpaceSession, Move[]>()

/** What is returned takes back this very move, whatever was moved since. */
export function noteMove(session: SpaceSession, revert: () => void): () => void {
  const move = { time: Date.now(), revert }
  moves.set(session, [...(moves.get(session) ?? []), move].slice(-MOST))
  return () => {
    const left = moves.get(session) ?? []
    if (!left.includes(move)) return
    moves.set(
      session,
      left.filter(other => other !== move),
    )
    revert()
  }
}

/** The last one; false where there is none. */
export function takeBackMove(session: SpaceSession): boolean {
  const last = moves.get(session)?.pop()
  last?.revert()
  return last !== undefined
}

/** A move itself counts as an edit of what it touches, at the same moment. */
const SAME_MOMENT_MS = 1_000

/** Whether undo means the last move, with the keys going to `target`. */
export function meansMove(session: SpaceSession, openPage: Uuid | undefined, target: Element | null): boolean {
  const last = moves.get(session)?.at(-1)
  if (!last) return false
  if (target?.closest('[data-section]')) return true
  const edited = openPage ? (session.replica.block(openPage)?.last_edited_time ?? 0) : 0
  return edited <= last.time + SAME_MOMENT_MS
}
