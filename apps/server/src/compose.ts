// Puts a server together and takes it apart again. What was started last is stopped first, and PostgreSQL is stopped when
// nothing can ask it any more.

import { join } from 'node:path'
import { catalogProperties } from '@sheaf/catalog/properties/all'
import { allWatched } from '@sheaf/core/protocol/watched-fields'
import { createAccounts } from './auth/accounts'
import { createEmailCodes } from './auth/email-codes'
import { createKnownDevices } from './auth/known-devices'
import { warmUpPasswords } from './auth/passwords'
import { createRateLimits } from './auth/rate-limits'
import { createSessionEnds } from './auth/session-ends'
import { createSessions } from './auth/sessions'
import { type Bus, guardedBus } from './bus/bus'
import { createNatsBus } from './bus/nats-bus'
import { createPostgresBus } from './bus/postgres-bus'
import { routedCalls } from './calls/all'
import { Collections } from './collections/collections'
import { RunningWork } from './collections/running-work'
import { filePlacesFollower } from './files/file-places'
import { createFiles } from './files/files'
import { logFollowers } from './followers/all'
import { Followers } from './followers/followers'
import { RecentEntries } from './followers/recent-entries'
import { createOrigins } from './http/origins'
import { createServer } from './http/server'
import type { Services } from './http/server-parts'
import { runnableJobs } from './jobs/all'
import { Jobs } from './jobs/jobs'
import type { Log } from './log'
import { createMailer } from './mail/mailer'
import { MemoryBudget } from './memory/memory-budget'
import { planMemory } from './memory/memory-plan'
import { heapUse, watchMemory } from './memory/watch-memory'
import { addEngineMetrics } from './metrics/engine-metrics'
import { addJobMetrics } from './metrics/job-metrics'
import { addLogMetrics } from './metrics/log-metrics'
import { addMemoryMetrics } from './metrics/memory-metrics'
import { createMetrics } from './metrics/metrics'
import { createOutgoing } from './outgoing/outgoing'
import { PageMemory } from './pages/page-memory'
import { startPostgres } from './postgres/start-postgres'
import { guarded } from './process/guarded'
import { reminderFollower } from './reminders/reminder-follower'
import type { Settings } from './settings'
import { openStream } from './sockets/stream'
import { KeptSidebars } from './spaces/kept-sidebars'
import { PageNumbers } from './spaces/page-numbers'
import { RecordMemory } from './spaces/record-memory'
import { RoleCache } from './spaces/role-cache'
import { Rooms } from './spaces/rooms'
import { SpaceHeads } from './spaces/space-heads'
import { type OpenDatabase, openDatabase } from './storage/database'
import { serverSecret } from './storage/files'
import { migrate } from './storage/migrations/migrate'
import { updateRecordTables } from './storage/migrations/record-tables'
import { keepLogPartitions } from './storage/space/log-partitions'
import { PostgresStorage } from './storage/space/postgres-storage'
import { headsOf } from './storage/space/read-spaces'
import { RoleStorage } from './storage/space/role-storage'
import { prepareTrigrams } from './storage/trigrams'
import { createThrottles } from './throttle/user-throttle'
import { createUnfurler } from './unfurl/unfurler'

/** Resized pictures lie in a folder of each process's own. */
const REMOVE_IMAGES_EVERY_MS = 3_600_000
/** How long requests that are being answered may take to finish. */
const FINISH_MS = 10_000
/** How long one part may take to stop before the next one is stopped all the same: PostgreSQL is stopped last, and must be. */
const PART_STOPS_WITHIN_MS = 15_000
const PART_STOPS_HURRIED_MS = 1_500

type App = Awaited<ReturnType<typeof createServer>>

export interface Running {
  readonly url: string
  readonly app: App
  readonly services: Services
  /** Stops accepting, lets requests finish, then stops the rest. May be called twice; in a hurry nothing is waited for long. */
  readonly stop: (isHurried?: boolean) => Promise<void>
}

interface ComposeOptions {
  /** Gives the start up: what was started so far is stopped before `compose` rejects. */
  readonly abort?: AbortSignal
  /** How many lines of the log were lost. */
  readonly droppedLines?: () => number
}

export async function compose(settings: Settings, log: Log, options: ComposeOptions = {}): Promise<Running> {
  const undo: (() => Promise<void> | void)[] = []
  const stopping = new AbortController()
  let isHurried = false
  const takeApart = async (): Promise<void> => {
    stopping.abort()
    for (const step of undo.splice(0).reverse())
      try {
        await inTime(step, () => (isHurried ? PART_STOPS_HURRIED_MS : PART_STOPS_WITHIN_MS))
      } catch (error) {
        log.error({ err: error }, 'a part did not stop cleanly')
      }
  }
  let stopped: Promise<void> | undefined
  const stop = (hurried = false): Promise<void> => {
    isHurried ||= hurried
    return (stopped ??= takeApart())
  }
  options.abort?.addEventListener('abort', () => stopping.abort(), { once: true })

  try {
    const services = await createServices(settings, log, stopping.signal, undo)
    addLogMetrics(services.metrics.registry, options.droppedLines)
    addMemoryMetrics(services.metrics.registry, services.memory)
    const app = await createServer(services, routedCalls)
    undo.push(() => finish(app))
    const stream = openStream(app.server, services)
    undo.push(stream.close)
    stopping.signal.throwIfAborted()
    await app.listen({ port: settings.port, host: settings.host })
    stopping.signal.throwIfAborted()
    const address = app.server.address()
    if (typeof address === 'object' && address) services.origins.listeningOn(address.port)
    return { url: services.origins.baseUrl(), app, services, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function createServices(
  settings: Settings,
  log: Log,
  stopping: AbortSignal,
  undo: (() => Promise<void> | void)[],
): Promise<Services> {
  const postgres =
    settings.databaseUrl === undefined
      ? await startPostgres({
          dataDir: settings.dataDir,
          log,
          abort: stopping,
          memory: planMemory(settings.memoryBytes).postgres,
        })
      : undefined
  if (postgres) undo.push(() => postgres.stop())
  stopping.throwIfAborted()

  const db = openDatabase({
    connection: settings.databaseUrl ?? postgres?.connection ?? '',
    onLost: error => log.warn({ err: error }, 'a database connection was lost'),
  })
  undo.push(db.close)
  const applied = await migrate(db.database)
  if (applied.length) log.info({ applied }, 'migrated')
  await updateRecordTables(db.database)
  await keepLogPartitions(db.pool, Date.now())
  await prepareTrigrams(db.pool, log)
  await warmUpPasswords()
  stopping.throwIfAborted()

  const bus =
    settings.natsUrl === undefined ? createPostgresBus(db.pool, log) : await createNatsBus(settings.natsUrl, log)
  const services = assembleServices({ settings, log, db, stopping, bus })
  undo.push(services.close)
  undo.push(watchMemory(services.memory, log))
  services.followers.start()
  await services.jobs.start()
  undo.push(() => services.jobs.stop())
  const removing = setInterval(
    guarded(log, 'pictures that nobody looks at could not be removed', () => services.files.removeUnusedImages()),
    REMOVE_IMAGES_EVERY_MS,
  )
  undo.push(() => clearInterval(removing))
  return services
}

/** Services that only hold what they are given: nothing is started here. */
export function assembleServices(given: {
  readonly settings: Settings
  readonly log: Log
  readonly db: OpenDatabase
  readonly stopping: AbortSignal
  readonly now?: () => number
  readonly bus?: Bus
}): Services & { readonly close: () => Promise<void> } {
  const { settings, log, db, stopping, now = () => Date.now() } = given
  const { database, pool } = db
  const bus = guardedBus(given.bus ?? createPostgresBus(pool, log), log)
  const sessions = createSessions({ database, pool, ends: createSessionEnds(log), isAlone: settings.isAlone, now })
  sessions.onEndedHere(end => bus.publish({ kind: 'session', end }))
  bus.listen(message => {
    if (message.kind === 'session') sessions.endedElsewhere(message.end)
  })
  const heads = new SpaceHeads({ read: spaceIds => headsOf(pool, spaceIds), isAlone: settings.isAlone, now })
  const storage = new PostgresStorage(pool, now, heads)
  const roles = new RoleStorage(storage, pool)
  const roleCache = new RoleCache(roles, heads, now)
  const collections = new Collections({
    pool,
    storage,
    heads,
    kinds: catalogProperties,
    mostBytes: settings.collectionBytes,
    now,
  })
  const pages = new PageMemory({ pool, storage, heads, mostBytes: planMemory(settings.memoryBytes).pageBytes, now })
  const records = new RecordMemory({ storage, heads, now })
  const sidebars = new KeptSidebars(now)
  const jobs = new Jobs({ pool, bus, log, now })
  const running = new RunningWork()
  const pageNumbers = new PageNumbers(pool, now)
  const recent = new RecentEntries()
  const followers = new Followers({
    pool,
    storage: recent.over(storage),
    log,
    followers: [...logFollowers, filePlacesFollower({ pool, rooms: () => rooms }), reminderFollower(now)],
  })
  const rooms: Rooms = new Rooms({
    storage,
    roles,
    bus,
    now,
    log,
    watched: allWatched(logFollowers.map(({ watches }) => watches ?? {})),
    heads: spaceIds => headsOf(pool, spaceIds),
    // What was committed is committed: whoever follows it cannot take it back by failing.
    onCommitted: guarded(log, 'a follower of commits failed', entries => {
      heads.committed(entries)
      roleCache.committed(entries)
      pages.committed(entries)
      records.committed(entries)
      collections.committed(entries)
      recent.committed(entries)
      if (entries[0]) followers.committedHere(entries[0].spaceId)
    }),
  })
  bus.listen(message => {
    if (message.kind !== 'seq') return
    heads.heard(message.spaceId, message.seq)
    followers.committedElsewhere(message.spaceId)
  })
  const memory = new MemoryBudget(planMemory(settings.memoryBytes).cacheBytes, heapUse)
  for (const holder of [rooms, roleCache, collections, pages, records, sidebars, recent, pageNumbers])
    memory.add(holder)
  const metrics = createMetrics()
  addEngineMetrics(metrics.registry, { rooms, groups: storage.groups })
  addJobMetrics(metrics.registry, { pool, jobs, now, log })
  const mailer = createMailer({
    smtpUrl: settings.smtpUrl,
    outboxDir: join(settings.dataDir, 'outbox'),
    baseUrl: () => origins.baseUrl(),
    log,
  })
  const origins = createOrigins(settings)
  const files = createFiles({ settings, pool, rooms, log, now })
  const outgoing = createOutgoing({ allow: settings.outgoingAllow })
  const services = {
    settings,
    log,
    database,
    pool,
    origins,
    mailer,
    metrics,
    sessions,
    accounts: createAccounts(database, now),
    emailCodes: createEmailCodes(database, now),
    rateLimits: createRateLimits(database, now),
    knownDevices: createKnownDevices(fresh => serverSecret(pool, 'devices', fresh)),
    throttles: createThrottles(now),
    bus,
    rooms,
    roleCache,
    collections,
    pages,
    records,
    sidebars,
    jobs,
    running,
    memory,
    pageNumbers,
    followers,
    files,
    outgoing,
    unfurler: createUnfurler(outgoing),
    now,
    stopping,
    close: async () => {
      await running.idle()
      await rooms.close()
      await followers.close()
      await storage.groups.close()
      await bus.close()
      mailer.close()
      files.storage.close()
      await outgoing.close()
    },
  }
  jobs.know(runnableJobs(services))
  return services
}

/** Rejects when it takes too long. The time is asked for anew now and then: a stop may become a hurried one. */
async function inTime(step: () => Promise<void> | void, mostMs: () => number): Promise<void> {
  const began = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      if (performance.now() - began > mostMs()) reject(new Error('not stopped in time'))
    }, 100)
  })
  try {
    await Promise.race([step(), late])
  } finally {
    clearInterval(timer)
  }
}

/** Closes the server; connections that are still busy after a while are cut. */
async function finish(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_MS)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
}
