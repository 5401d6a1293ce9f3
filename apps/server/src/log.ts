// Structured logs, one JSON line each on standard output. They carry request ids, names and figures: never content, never an
// address or a secret. Errors of ours are logged by class and stack only, since driver messages may quote a person's data.
import { type Logger, pino, stdTimeFunctions } from 'pino'
import type { LogLevel } from './settings'

export type Log = Logger

/** Names under which a secret could slip in by accident. */
const secretPaths = ['password', 'token', 'code', 'cookie', 'authorization', 'email', 'state', 'databaseUrl', 'smtpUrl']

export function createLog(level: LogLevel, write?: (line: string) => void): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretPaths.flatMap(name => [name, `*.${name}`]), censor: '[hidden]' },
    serializers: { err: errorFacts },
  }
  return write ? pino(options, { write }) : pino(options)
}

/** What may be kept of an error: its class, code and the places it passed, without the message. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, routine } = error as { code?: unknown; constraint?: unknown; routine?: unknown }
  const places = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(typeof code === 'string' ? { errorCode: code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof routine === 'string' ? { routine } : {}),
    places: places.slice(0, 12).map(line => line.trim()),
    ...(error.cause === undefined ? {} : { cause: errorFacts(error.cause) }),
  }
}
