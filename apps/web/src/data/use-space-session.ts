// A session for as long as a space is on screen.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import { useEffect, useRef, useState } from 'react'
import { sessionHere, takeSession } from './first-session'
import { SpaceSession } from './space-session'

/** Null for the moment it takes to read this device's outbox. */
export function useSpaceSession(userId: Uuid, spaceId: Uuid, known: RecordMap): SpaceSession | null {
  const [started, setStarted] = useState<SpaceSession | null>(() => sessionHere(userId, spaceId))
  const first = useRef(known)
  useEffect(() => {
    const begun = takeSession(userId, spaceId)
    const session = begun?.session ?? new SpaceSession(userId, spaceId)
    let isWanted = true
    void (begun?.started ?? session.start(first.current)).then(() => isWanted && setStarted(session))
    return () => {
      isWanted = false
      session.stop()
      setStarted(null)
    }
  }, [userId, spaceId])
  return started
}
