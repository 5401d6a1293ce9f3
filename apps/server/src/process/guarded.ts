// What runs because of an event or a timer has nobody above it: an error there would end the process for everybody. Wrapped in this it
// ends where it happened, and the log tells.
import type { Log } from '../log'

/** `what`: what failed, for the log. Errors of promises count as well. */
export function guarded<Args extends readonly unknown[]>(
  log: Pick<Log, 'error'>,
  what: string,
  run: (...args: Args) => unknown,
): (...args: Args) => void {
  const tell = (error: unknown): void => log.error({ err: error }, what)
  return (...args) => {
    try {
      const result = run(...args)
      if (result instanceof Promise) result.catch(tell)
    } catch (error) {
      tell(error)
    }
  }
}
