// Servers for tests, without a listening port: on a database of their own, or on one that is not there.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallName } from '@sheaf/core/api/all'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { routedCalls } from '../calls/all'
import { checkAnswer } from '../calls/check-answer.fixture'
import { assembleServices } from '../compose'
import { createLog } from '../log'
import { readSettings } from '../settings'
import { type OpenDatabase, openDatabase } from '../storage/database'
import { createMigratedDatabase } from '../storage/migrations/migrated-database.fixture'
import type { RoutedCall } from './run-call'
import { createServer } from './server'
import type { Services } from './server-parts'

export interface TestServer {
  readonly app: FastifyInstance
  readonly services: Services
  readonly logged: string[]
  /** Posts a call as a page of ours would, with the cookies of a browser. */
  readonly call: (
    name: CallName | (string & {}),
    body?: unknown,
    browser?: TestBrowser,
    more?: InjectOptions,
  ) => Promise<LightMyRequestResponse>
  /** The mails written so far, oldest first, and those that are due. */
  readonly mails: () => Promise<string[]>
  /** Moves the server's clock. */
  readonly wait: (ms: number) => void
  /** From here on only `wait` moves the server's clock, until what this returns is called. */
  readonly stopClock: () => () => void
  readonly stopping: AbortController
  readonly close: () => Promise<void>
}

/** Keeps cookies as a browser does. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  activeUserId: string | undefined

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  take(answer: LightMyRequestResponse): void {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0\b/.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

interface TestServerOptions {
  readonly calls?: readonly RoutedCall[]
  readonly env?: Record<string, string>
  readonly webDir?: string
}

/** A server whose database does not exist: whatever needs it fails as it does when PostgreSQL is down. */
export const startServerWithoutDatabase = (options: TestServerOptions = {}): Promise<TestServer> =>
  start(openDatabase({ connection: 'postgres://nobody:x@127.0.0.1:9/none' }), async () => {}, options)

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const testDatabase = await createMigratedDatabase()
  const db = openDatabase({ connection: testDatabase.connection })
  return start(db, () => testDatabase.drop(), options)
}

async function start(db: OpenDatabase, drop: () => Promise<void>, options: TestServerOptions): Promise<TestServer> {
  const root = await mkdtemp(join(tmpdir(), 'sheaf-server-'))
  const logged: string[] = []
  const stopping = new AbortController()
  let offsetMs = 0
  let clock = Date.now
  // Tests write to its database themselves.
  const settings = readSettings({ SHEAF_LOG_LEVEL: 'trace', SHEAF_ONLY_PROCESS: 'no', ...options.env }, root)
  const services = assembleServices({
    settings: options.webDir === undefined ? settings : { ...settings, webDir: options.webDir },
    log: createLog('trace', line => logged.push(line)),
    db,
    stopping: stopping.signal,
    now: () => clock() + offsetMs,
  })
  const app = await createServer(services, options.calls ?? routedCalls)
  const outbox = join(root, '.sheaf/outbox')
  return {
    app,
    services,
    logged,
    stopping,
    call: async (name, body = {}, browser, more = {}) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/v3/${name}`,
        payload: JSON.stringify(body),
        ...more,
        headers: {
          'content-type': 'application/json',
          origin: services.origins.baseUrl(),
          'sec-fetch-site': 'same-origin',
          ...(browser?.header ? { cookie: browser.header } : {}),
          ...(browser?.activeUserId ? { 'x-sheaf-active-user-id': browser.activeUserId } : {}),
          ...more.headers,
        },
      })
      browser?.take(answer)
      if (String(answer.headers['content-type']).startsWith('application/json') && !answer.headers['content-encoding'])
        checkAnswer(name, answer.statusCode, answer.json())
      return answer
    },
    mails: async () => {
      await services.jobs.drain()
      const names = (await readdir(outbox).catch(() => [])).filter(name => name.endsWith('.txt')).sort()
      return Promise.all(names.map(name => readFile(join(outbox, name), 'utf8')))
    },
    wait: ms => {
      offsetMs += ms
    },
    stopClock: () => {
      const stoppedAt = clock()
      clock = () => stoppedAt
      return () => {
        clock = Date.now
      }
    },
    close: async () => {
      await app.close()
      await services.close()
      await db.close()
      await drop()
      await rm(root, { recursive: true, force: true })
    },
  }
}
