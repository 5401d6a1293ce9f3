// The connection to PostgreSQL: the only importer of its driver for queries. Connections come from one pool; 64-bit integers arrive as numbers, since every one we keep
// (times in milliseconds, sequence numbers) fits.
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

export interface OpenDatabase {
  readonly database: Database
  /** For code that needs a session of its own (commit path, LISTEN). */
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

interface DatabaseOptions {
  /** A URL, or the address of the bundled server. */
  readonly connection: string | pg.PoolConfig
  readonly maxConnections?: number
  /** Called for idle connections that broke; the pool replaces them by itself. */
  readonly onLost?: (error: Error) => void
}

const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 30_000

export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const pool = new pg.Pool({
    ...(typeof options.connection === 'string' ? { connectionString: options.connection } : options.connection),
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'sheaf',
    types: { getTypeParser: typeParser },
  })
  // A lost connection also raises an event, and an event of errors that nobody hears ends the process: the pool hears for
  // idle connections, this for those in use, whose statement fails by itself.
  pool.on('error', error => {
    // A pool calls itself ended before its connections are; the server may be faster.
    if (!pool.ending) options.onLost?.(error)
  })
  pool.on('connect', client => client.on('error', () => {}))
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { database, pool, close: () => database.destroy() }
}

/** A transaction of the query builder, for statements that are written by hand. */
export const queryableOf = (tx: Tx): Pick<pg.ClientBase, 'query'> => ({
  // Statements come as {text, values} alone; of the driver's many forms no other is used.
  query: (async ({ text, values }: pg.QueryConfig) => {
    const { rows, numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(text, values ?? []))
    return { rows, rowCount: numAffectedRows === undefined ? null : Number(numAffectedRows) }
  }) as unknown as pg.ClientBase['query'],
})

const INT8 = 20
const INT8_ARRAY = 1016
const typeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8 && format !== 'binary') return Number
  if (oid === INT8_ARRAY && format !== 'binary')
    return (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number))
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
}) as typeof pg.types.getTypeParser

const codeOf = (error: unknown): string | undefined => {
  const code = typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined
  return typeof code === 'string' ? code : undefined
}

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Shutdown, crash, start-up, too many connections; class 08 is every lost connection. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300'])
/** The driver gives these no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** Whether the database could not be asked, as opposed to having refused what was asked. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  const code = codeOf(error)
  if (code) return systemCodes.has(code) || serverCodes.has(code) || code.startsWith('08')
  return error instanceof Error && driverMessages.test(error.message)
}

/** Whether there was no room left: in PostgreSQL's data, or in a folder of ours. */
export const isDiskFull = (error: unknown): boolean => ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')

/** Whether text held a character that PostgreSQL cannot keep. */
export const isInvalidUnicode = (error: unknown): boolean => ['22021', '22P05'].includes(codeOf(error) ?? '')

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'
