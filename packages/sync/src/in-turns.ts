// Long work in short turns, so that the tab answers in between. A message to itself is the next turn: timers would wait for seconds
// while the tab is in the background.

const TURN_MS = 12
/** The interval of progress updates: rendering them takes time from the work. */
const TELL_MS = 100

/** Fails once the work is no longer wanted. */
export function nextTurn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      if (signal.aborted) reject(signal.reason)
      else resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** Runs what says how far it is until it is done. */
export async function inTurns<T>(
  work: Generator<number, T>,
  signal: AbortSignal,
  onProgress: (done: number) => void = () => {},
): Promise<T> {
  let begun = performance.now()
  let told = begun
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    const now = performance.now()
    if (now - begun < TURN_MS) continue
    if (now - told >= TELL_MS) {
      onProgress(step.value)
      told = now
    }
    await nextTurn(signal)
    begun = performance.now()
  }
}
