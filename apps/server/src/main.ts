// The server's process: settings, start, address, stop. What stops it from starting is said in one sentence, and so is what ends it.
import { fileURLToPath } from 'node:url'
import { compose, type Running } from './compose'
import { createLog, errorFacts } from './log'
import { CannotStart, NotYetStarted } from './postgres/cannot-start'
import { type ExitCode, exitCodes } from './process/exit-codes'
import { guardProcess, thisProcess } from './process/guard-process'
import { createLogSink, writerOf } from './process/log-sink'
import { checkoutRoot, readSettings, SettingsError } from './settings'
import { isDiskFull, isUnreachable } from './storage/database'
import { MigrationError } from './storage/migrations/migrate'

async function main(): Promise<void> {
  // A person at a terminal wants the address and what went wrong; a log collector wants everything.
  const quiet = process.stdout.isTTY ? { SHEAF_LOG_LEVEL: 'warn' } : {}
  const settings = readSettings(
    { ...quiet, ...process.env },
    checkoutRoot(fileURLToPath(new URL('.', import.meta.url))),
  )
  const sink = createLogSink(writerOf(1))
  process.once('exit', sink.flush)
  const log = createLog(settings.logLevel, sink.write)

  const starting = new AbortController()
  let running: Promise<Running> | undefined
  const guard = guardProcess({
    process: thisProcess,
    onSignal: signal => log.info({ signal }, 'stopping'),
    onUncaught: error => {
      log.fatal({ err: error }, 'an error was not caught: the process ends')
      say(`Sheaf ends because of an error that was not caught: ${placeOf(error)}`)
    },
    stop: async isHurried => {
      starting.abort()
      // A start that is given up has stopped what it had begun.
      const started = await running?.catch(() => undefined)
      await started?.stop(isHurried)
    },
  })
  running = compose(settings, log, { abort: starting.signal, droppedLines: sink.dropped })
  try {
    const { url } = await running
    sink.write(`Sheaf is running at ${url}\n`)
  } catch (error) {
    if (guard.isStopping()) return
    throw error
  }
}

/** Which error, and where: not its message, which may quote what somebody wrote. */
function placeOf(error: unknown): string {
  const { type, errorCode, places } = errorFacts(error) as { type: string; errorCode?: string; places?: string[] }
  return [type, errorCode, places?.[0]].filter(Boolean).join(' ')
}

function say(sentence: string): void {
  process.stderr.on('error', () => {})
  console.error(sentence)
}

function sentenceOf(error: unknown): { readonly sentence: string; readonly code: ExitCode } {
  const { code, message, stack } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', message: String(error), stack: '' }
  const cannotStart = (sentence: string) => ({ sentence, code: exitCodes.cannotStart })
  const notYet = (sentence: string) => ({ sentence, code: exitCodes.notYet })
  if (error instanceof NotYetStarted) return notYet(message)
  if (error instanceof SettingsError || error instanceof MigrationError || error instanceof CannotStart)
    return cannotStart(message)
  if (code === 'EADDRINUSE')
    return cannotStart('The port is in use by another program: stop it, or set PORT to another one.')
  if (code === 'EACCES') return cannotStart(`This port or folder may not be used by this user (${message}).`)
  if (isDiskFull(error)) return notYet('The disk of the data directory is full.')
  if (isUnreachable(error)) return notYet(`The database of DATABASE_URL could not be reached (${code || message}).`)
  return cannotStart(stack ?? message)
}

main().catch((error: unknown) => {
  const { sentence, code } = sentenceOf(error)
  say(sentence)
  process.exit(code)
})
