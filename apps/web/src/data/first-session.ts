// The session that the app begins with, made before anything is drawn: by the first frame the records of its page are here, and are drawn
// in it.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import { SpaceSession } from './space-session'

interface FirstSession {
  readonly session: SpaceSession
  /** Started, with its page as far as that was to be had. */
  isReady: boolean
  readonly started: Promise<void>
  /** Nobody but us needs the page any more, or the screen keeps it. */
  closePage: () => void
}
let first: FirstSession | null = null

/** Resolves when all is here, or the page is not to be had. */
export async function beginSession(userId: Uuid, spaceId: Uuid, known: RecordMap, pageId?: Uuid): Promise<void> {
  const session = new SpaceSession(userId, spaceId)
  const begun: FirstSession = { session, isReady: false, started: session.start(known), closePage: () => {} }
  first = begun
  await begun.started
  if (pageId && first === begun) {
    begun.closePage = session.open(session.pointer('block', pageId))
    await pageKnown(session, pageId)
  }
  begun.isReady = true
}

function pageKnown(session: SpaceSession, pageId: Uuid): Promise<void> {
  const pointer = session.pointer('block', pageId)
  return new Promise(resolve => {
    const look = (): void => {
      if (session.channelState(pointer) === 'loading') return
      leave()
      resolve()
    }
    const leave = session.subscribeStatus(look)
    look()
  })
}

/** To be drawn at once. */
export const sessionHere = (userId: Uuid, spaceId: Uuid): SpaceSession | null =>
  first?.isReady && isOf(first.session, userId, spaceId) ? first.session : null

/** For whoever shows that space; it is theirs to stop. Another one than was begun ends that. */
export function takeSession(userId: Uuid, spaceId: Uuid): Pick<FirstSession, 'session' | 'started'> | null {
  const begun = first
  first = null
  if (!begun) return null
  begun.closePage()
  if (isOf(begun.session, userId, spaceId)) return begun
  begun.session.stop()
  return null
}

const isOf = (session: SpaceSession, userId: Uuid, spaceId: Uuid): boolean =>
  session.userId === userId && session.spaceId === spaceId
