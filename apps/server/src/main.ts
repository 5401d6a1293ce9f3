// The server's process: settings, start, address, stop. What stops it from starting is said in one sentence.
import { fileURLToPath } from 'node:url'
import { compose } from './compose'
import { createLog } from './log'
import { DataDirInUse } from './postgres/data-dir-lock'
import { checkoutRoot, readSettings, SettingsError } from './settings'
import { isUnreachable } from './storage/database'
import { MigrationError } from './storage/migrations/migrate'

async function main(): Promise<void> {
  // A person at a terminal wants the address and what went wrong; a log collector wants everything.
  const quiet = process.stdout.isTTY ? { SHEAF_LOG_LEVEL: 'warn' } : {}
  const settings = readSettings(
    { ...quiet, ...process.env },
    checkoutRoot(fileURLToPath(new URL('.', import.meta.url))),
  )
  const log = createLog(settings.logLevel)
  const running = await compose(settings, log)
  console.log(`Sheaf is running at ${running.url}`)

  const stop = (code: number): void => {
    running.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      log.info({ signal }, 'stopping')
      stop(0)
    })
  // One request's forgotten promise must not end everybody's server; an exception out of nowhere may have left anything behind.
  process.on('unhandledRejection', error => log.error({ err: error }, 'a promise was rejected and nobody looked'))
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'an exception was not caught')
    stop(1)
  })
}

function sentenceOf(error: unknown): string {
  const { code, message, stack } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', message: String(error), stack: '' }
  if (error instanceof SettingsError || error instanceof MigrationError || error instanceof DataDirInUse) return message
  if (code === 'EADDRINUSE') return `The port is in use by another program: stop it, or set PORT to another one.`
  if (code === 'EACCES') return `This port or folder may not be used by this user (${message}).`
  if (isUnreachable(error)) return `The database of DATABASE_URL could not be reached (${code || message}).`
  return stack ?? message
}

main().catch((error: unknown) => {
  console.error(sentenceOf(error))
  process.exit(1)
})
