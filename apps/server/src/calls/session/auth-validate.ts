// Says who is signed in here. A page asks this when it opens, which is when the session is extended.
import type { authValidate as call } from '@sheaf/core/api/session/auth-validate'
import type { Handler } from '../define'

export const authValidate: Handler<typeof call> = async (_input, { services, browser, session, userId }) => {
  await services.sessions.extend(session)
  // Told every time: a browser may have lost the readable cookie, or holds one of an earlier day.
  browser.update(session)
  return { userId, loggedInUserIds: [...session.userIds] }
}
