// Signs the account out everywhere but here.
import type { endOtherSessions as call } from '@sheaf/core/api/session/end-other-sessions'
import type { Handler } from '../define'

export const endOtherSessions: Handler<typeof call> = async (_input, { userId, services, session }) => ({
  ended: await services.sessions.endAll(userId, session.id),
})
