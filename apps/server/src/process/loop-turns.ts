// Slices of the event loop: long work stops every few milliseconds, so that whoever waits for something short is not held up by it.
import type { Turns } from '@sheaf/core/steps'

const SLICE_MS = 3

export class LoopTurns implements Turns {
  private beganMs = performance.now()

  pause(): Promise<void> | null {
    if (performance.now() - this.beganMs < SLICE_MS) return null
    return new Promise(resolve =>
      setImmediate(() => {
        this.beganMs = performance.now()
        resolve()
      }),
    )
  }
}
