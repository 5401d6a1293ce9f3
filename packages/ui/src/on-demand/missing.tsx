// Parts that are needed and could not be loaded, without a connection or a server. The app shows them and offers to try again.

type Attempt = () => void
const missing = new Set<Attempt>()
const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of listeners) listener()
}

export const missingParts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  count: (): number => missing.size,
  retry: (): void => {
    for (const attempt of [...missing]) attempt()
  },
}

/** Fetches for somebody who waits. Returns what ends the waiting. */
export function requestPart(load: () => Promise<unknown>): () => void {
  let isOver = false
  let isTrying = false
  let isAskedAgain = false
  const attempt = (): void => {
    // The network may have come back while one that cannot succeed is still under way.
    isAskedAgain = isTrying
    if (isTrying) return
    isTrying = true
    void load().then(
      () => {
        if (missing.delete(attempt)) tell()
      },
      () => {
        isTrying = false
        if (isOver) return
        if (isAskedAgain) return attempt()
        if (missing.has(attempt)) return
        missing.add(attempt)
        tell()
      },
    )
  }
  attempt()
  return () => {
    isOver = true
    if (missing.delete(attempt)) tell()
  }
}
