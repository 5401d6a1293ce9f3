// A call that is asked again until its work is done. The server goes on meanwhile, so a connection that breaks costs nothing.
import { TransportError } from '@sheaf/core/api/transport-error'

const MOST_FAILURES = 8
const PAUSE_MS = 1_000

export async function untilDone<T extends { readonly isDone: boolean }>(
  ask: () => Promise<T>,
  onAnswer: (answer: T) => void = () => {},
): Promise<T> {
  for (let failures = 0; ; )
    try {
      const answer = await ask()
      failures = 0
      onAnswer(answer)
      if (answer.isDone) return answer
    } catch (error) {
      if (!isPassing(error) || ++failures >= MOST_FAILURES) throw error
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
}

const isPassing = (error: unknown): boolean => error instanceof TransportError && error.retryable
