// The life of the process: signals stop it, an error that nobody caught stops it too, and however a stop goes, it ends. What cannot
// be stopped in time is left behind: the lock is freed and PostgreSQL is told by what runs at exit.
import { type ExitCode, exitCodes } from './exit-codes'

/** What of a process is needed here. */
interface GuardedProcess {
  readonly on: (
    event: 'uncaughtException' | 'unhandledRejection' | NodeJS.Signals,
    run: (reason: unknown) => void,
  ) => unknown
  readonly exit: (code: number) => void
  /** Ends it at once, after what has to run at exit has run. */
  readonly cut: (code: number) => void
}

export interface GuardOptions {
  readonly process: GuardedProcess
  /** Takes everything apart that was put together so far. A hurried stop gives each part less time. */
  readonly stop: (isHurried: boolean) => Promise<void>
  readonly onSignal: (signal: string) => void
  /** Tells why, to the log and to whoever started the process. */
  readonly onUncaught: (error: unknown) => void
}

const STOP_WITHIN_MS = 40_000
/** After an error nothing is sure any more: only what must be done is done. */
const FAIL_WITHIN_MS = 8_000

interface ProcessGuard {
  readonly isStopping: () => boolean
  readonly end: (code: ExitCode) => Promise<void>
}

export function guardProcess({ process, stop, onSignal, onUncaught }: GuardOptions): ProcessGuard {
  let ending: Promise<void> | undefined
  let failing = false
  const within = (ms: number, code: number): NodeJS.Timeout => setTimeout(() => process.cut(code), ms).unref()

  const end = (code: ExitCode): Promise<void> => {
    if (ending) return ending
    const isHurried = code === exitCodes.failed
    // Referenced: nothing else may keep the process alive until then.
    within(isHurried ? FAIL_WITHIN_MS : STOP_WITHIN_MS, code).ref()
    ending = attempt(() => stop(isHurried)).then(() => process.exit(failing ? exitCodes.failed : code))
    return ending
  }
  const fail = (error: unknown): void => {
    // Also while it stops: what was being waited for may never come.
    if (!failing) {
      failing = true
      attemptNow(() => onUncaught(error))
      if (ending) within(FAIL_WITHIN_MS, exitCodes.failed)
    }
    void end(exitCodes.failed)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (ending) return
      attemptNow(() => onSignal(signal))
      void end(exitCodes.stopped)
    })
  return { isStopping: () => ending !== undefined, end }
}

async function attempt(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch {
    // Told by whoever stops; the process ends in any case.
  }
}

function attemptNow(run: () => void): void {
  try {
    run()
  } catch {
    // Telling must not keep it from ending.
  }
}

export const thisProcess: GuardedProcess = {
  on: (event, run) => process.on(event as 'SIGTERM', run),
  exit: code => process.exit(code),
  cut: code => {
    attemptNow(() => void process.emit('exit', code))
    // `process.exit` waits for threads, and one of them may be what hangs.
    process.kill(process.pid, 'SIGKILL')
  },
}
