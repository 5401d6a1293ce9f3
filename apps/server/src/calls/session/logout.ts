// Signs one account out, or all. A browser whose session is gone already is told to forget it.
import type { logout as call } from '@sheaf/core/api/session/logout'
import { parseUuid } from '@sheaf/core/ids'
import type { Handler } from '../define'

export const logout: Handler<typeof call> = async (input, { services, browser, session, userId }) => {
  if (!session) {
    browser.forget()
    return {}
  }
  if (input.all) {
    await services.sessions.end(session)
    browser.forget()
    return {}
  }
  const leaving = input.userId === undefined ? userId : parseUuid(input.userId)
  // An account that is not in the session cannot leave it; the browser is told who is.
  const left = leaving ? await services.sessions.signOut(session, leaving) : session
  if (left) browser.update(left)
  else browser.forget()
  return {}
}
