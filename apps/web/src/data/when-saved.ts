// Waits until the server has everything that was done here: what it is asked to do next goes by that.
import type { SpaceSession } from './space-session'

export const whenSaved = (session: Pick<SpaceSession, 'connection' | 'subscribeStatus'>): Promise<void> =>
  new Promise(resolve => {
    const isSaved = (): boolean => session.connection().unsent === 0
    if (isSaved()) return resolve()
    const stop = session.subscribeStatus(() => {
      if (!isSaved()) return
      stop()
      resolve()
    })
  })
