// After what the page is busy with.

/** For browsers that do not tell when they are idle. */
const PATIENCE_MS = 200

export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, PATIENCE_MS)
}
