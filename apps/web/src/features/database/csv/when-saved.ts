import type { SpaceSession } from '../../../data/space-session'

/** Everything that was done on this device is on the server. */
export function whenSaved(session: SpaceSession, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void): void => {
      stop()
      signal.removeEventListener('abort', onAbort)
      finish()
    }
    const onAbort = (): void => end(() => reject(signal.reason))
    const look = (): void => {
      if (session.client.unsent === 0) end(resolve)
    }
    const stop = session.subscribeStatus(look)
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
    else look()
  })
}
