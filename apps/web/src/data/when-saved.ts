// Waits until the server has everything that was done here: what it is asked to do next goes by that.
import type { SpaceSession } from './space-session'

/** Ends with the signal's reason where that comes first. */
export function whenSaved(
  session: Pick<SpaceSession, 'connection' | 'subscribeStatus'>,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void): void => {
      stop()
      signal?.removeEventListener('abort', onAbort)
      finish()
    }
    const onAbort = (): void => end(() => reject(signal?.reason))
    const look = (): void => {
      if (session.connection().unsent === 0) end(resolve)
    }
    const stop = session.subscribeStatus(look)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    else look()
  })
}
