// `npm run sheaf -- …`: commands for whoever runs a server, beside it while it runs or on its data while it does not.
import { fileURLToPath } from 'node:url'
import { CannotStart, NotYetStarted } from '../postgres/cannot-start'
import { DataDirInUse } from '../postgres/data-dir-lock'
import { runningConnection } from '../postgres/running-connection'
import { startPostgres } from '../postgres/start-postgres'
import { checkoutRoot, readSettings, type Settings, SettingsError } from '../settings'
import { isUnreachable, type OpenDatabase, openDatabase } from '../storage/database'
import { migrate } from '../storage/migrations/migrate'
import { JOBS_USAGE, jobsCommand } from './jobs-command'

const commands: Readonly<Record<string, typeof jobsCommand>> = { jobs: jobsCommand }
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const command = commands[name]
  if (!command) {
    console.error(`Usage:\n${JOBS_USAGE}`)
    return 1
  }
  const settings = readSettings(process.env, checkoutRoot(fileURLToPath(new URL('.', import.meta.url))))
  return withDatabase(settings, ({ pool }) => command(args, pool, line => console.log(line)))
}

async function withDatabase<T>(settings: Settings, run: (db: OpenDatabase) => Promise<T>): Promise<T> {
  if (settings.databaseUrl !== undefined) return withOpenDatabase(settings.databaseUrl, run)
  const started = await startPostgres({ dataDir: settings.dataDir, log: silent }).catch((error: unknown) => {
    if (error instanceof DataDirInUse) return undefined
    throw error
  })
  if (started)
    try {
      return await withOpenDatabase(started.connection, run)
    } finally {
      await started.stop()
    }
  const connection = await runningConnection(settings.dataDir)
  if (!connection) throw new NotYetStarted('Sheaf is starting or stopping. Try again in a moment.')
  return withOpenDatabase(connection, run)
}

async function withOpenDatabase<T>(
  connection: Parameters<typeof openDatabase>[0]['connection'],
  run: (db: OpenDatabase) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ connection, maxConnections: 1 })
  try {
    await migrate(db.database)
    return await run(db)
  } finally {
    await db.close()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const isPlain = error instanceof CannotStart || error instanceof NotYetStarted || error instanceof SettingsError
  if (isPlain) console.error(error.message)
  else if (isUnreachable(error)) console.error('The database could not be reached.')
  else console.error(error)
  process.exitCode = 1
}
