// Where the account is signed in, what was used last first.
import type { getSessions as call } from '@sheaf/core/api/session/get-sessions'
import { deviceName } from '@sheaf/core/names/device-name'
import type { Handler } from '../define'

export const getSessions: Handler<typeof call> = async (_input, { userId, services, session }) => ({
  sessions: (await services.sessions.of(userId)).map(({ id, signedInTime, lastSeenTime, userAgent }) => ({
    id,
    signedInTime,
    ...(lastSeenTime === null ? {} : { lastSeenTime }),
    ...deviceName(userAgent ?? ''),
    isCurrent: id === session.id,
  })),
})
