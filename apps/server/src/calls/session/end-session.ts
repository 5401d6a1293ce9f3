// Signs the account out of one of its sessions. Others’ sessions do not exist.
import type { endSession as call } from '@sheaf/core/api/session/end-session'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid } from '@sheaf/core/ids'
import type { Handler } from '../define'

export const endSession: Handler<typeof call> = async (input, { userId, services }) => {
  const sessionId = parseUuid(input.sessionId)
  if (!sessionId || !(await services.sessions.endOne(userId, sessionId))) throw new SheafError('NotFoundError')
  return {}
}
