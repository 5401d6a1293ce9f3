// A message from a page to people of the workspace.
import { offlineError } from '@sheaf/core/api/transport-error'
import type { HostPeople } from '@sheaf/editor/host/block-host'
import { whenSaved } from '@sheaf/sync/when-saved'
import { problemText } from '../../data/problem-text'
import type { SpaceSession } from '../../data/space-session'

/** Changes are saved first, since the people notified will open the page. */
const SAVED_WITHIN_MS = 10_000

export const notifyPeople =
  (session: SpaceSession): HostPeople['notify'] =>
  async (page, people, message) => {
    const { api, spaceId } = session
    try {
      const withinMs = session.connection().online ? SAVED_WITHIN_MS : 0
      await whenSaved(session, AbortSignal.timeout(withinMs)).catch(() => {
        throw offlineError()
      })
      const { sent } = await api.notifyPeople({ page: { id: page, spaceId }, people: [...people], message })
      return sent
    } catch (error) {
      throw new Error(problemText(error), { cause: error })
    }
  }
