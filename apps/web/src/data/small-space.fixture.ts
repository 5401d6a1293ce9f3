// The part of a session that actions on pages need, on a small space.
import { sessionOn as hostSessionOn } from '@sheaf/database/testing/small-space.fixture'
import type { Replica } from '@sheaf/sync/replica'
import type { SpaceSession } from './space-session'

export const sessionOn = (replica: Replica): SpaceSession => hostSessionOn(replica) as SpaceSession
