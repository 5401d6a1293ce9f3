// Waits until the server has what was done here: what it is asked to do next goes by that, and much that waits makes every step dear.

/** How what was done here comes along. */
interface Saving {
  readonly connection: () => { readonly online: boolean; readonly unsent: number }
  readonly subscribeStatus: (listener: () => void) => () => void
}

/** Until it has everything. Ends with the signal's reason where that comes first. */
export const whenSaved = (session: Saving, signal?: AbortSignal): Promise<void> =>
  whenStatus(session, () => session.connection().unsent === 0, signal)

/** Until little is on its way. Without a connection nothing is, and nothing is waited for. */
export const whenFewWait = (session: Saving, most: number, signal: AbortSignal): Promise<void> =>
  whenStatus(
    session,
    () => {
      const { online, unsent } = session.connection()
      return !online || unsent <= most
    },
    signal,
  )

function whenStatus(session: Saving, isSo: () => boolean, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void): void => {
      stop()
      signal?.removeEventListener('abort', onAbort)
      finish()
    }
    const onAbort = (): void => end(() => reject(signal?.reason))
    const look = (): void => {
      if (isSo()) end(resolve)
    }
    const stop = session.subscribeStatus(look)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    else look()
  })
}
