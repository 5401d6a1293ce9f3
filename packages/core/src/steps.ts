// Long work in steps: whoever runs it decides whether others have their turn in between. The work itself knows no clock.

/** Pauses only where it is safe to: nothing that it holds is half done. */
export type Steps<T> = Generator<void, T>

/** Lets others have their turn, now and then. */
export interface Turns {
  /** Null while the present slice may go on. */
  pause(): Promise<void> | null
}

/** All of it at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** In slices. Between two of them anything may happen. */
export async function inTurns<T>(steps: Steps<T>, turns: Turns): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    const pause = turns.pause()
    if (pause) await pause
  }
}
