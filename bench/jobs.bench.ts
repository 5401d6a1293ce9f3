// The queue of jobs on a real disk: how many are enqueued and run in a second by one process and by two, and how soon one starts that was
// enqueued here, or in another process.
import { setTimeout as delay } from 'node:timers/promises'
import type { Bus } from '../apps/server/src/bus/bus'
import { createPostgresBus } from '../apps/server/src/bus/postgres-bus'
import type { Job } from '../apps/server/src/jobs/job'
import { Jobs } from '../apps/server/src/jobs/jobs'
import { createLog } from '../apps/server/src/log'
import { createTestDatabase } from '../apps/server/src/postgres/test-database'
import { openDatabase } from '../apps/server/src/storage/database'
import { migrate } from '../apps/server/src/storage/migrations/migrate'
import { exact, number } from '../packages/core/src/validation/checks'
import { print, printMachine, spread } from './figures'

const COUNT = 5_000
const AT_ONCE = 8
const WAKES = 100

const job: Job<{ readonly at: number }> = { name: 'measured', lane: 'mail', input: exact({ at: number }), attempts: 1 }
const log = createLog('silent', () => {})

const database = await createTestDatabase()
await printMachine(database.connection)
const doors = [0, 1].map(() => openDatabase({ connection: database.connection }))
const [first, second] = doors as [(typeof doors)[0], (typeof doors)[0]]
await migrate(first.database)
const waits: number[] = []
const buses = doors.map(({ pool }) => createPostgresBus(pool, log))
const processOn = ({ pool }: typeof first, bus = buses[0] as Bus): Jobs => {
  const jobs = new Jobs({ pool, bus, log, now: Date.now })
  jobs.know([
    {
      ...job,
      input: exact({ at: number }),
      perform: async ({ at }: { readonly at: number }) => {
        waits.push(performance.now() - at)
      },
    },
  ])
  return jobs
}
const [here, there] = [processOn(first), processOn(second, buses[1])]
await delay(200)

const enqueueAll = async (): Promise<void> => {
  for (let i = 0; i < COUNT; i += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => here.enqueue(job, { at: performance.now() })))
}
const perSecond = (count: number, sinceMs: number): string =>
  `${Math.round(count / ((performance.now() - sinceMs) / 1000))} a second`
const allRan = async (): Promise<void> => {
  while (waits.length < COUNT) await delay(2)
}

let began = performance.now()
await enqueueAll()
print('enqueued, 8 at once', perSecond(COUNT, began))
began = performance.now()
await here.start()
await allRan()
print('run by one process, 4 at once', perSecond(COUNT, began))

waits.length = 0
for (let i = 0; i < WAKES; i++) {
  await here.enqueue(job, { at: performance.now() })
  await delay(20)
}
print('from enqueueing to its start, in this process', spread(waits))
await here.stop()

waits.length = 0
await there.start()
await delay(200)
for (let i = 0; i < WAKES; i++) {
  await here.enqueue(job, { at: performance.now() })
  await delay(60)
}
print('from enqueueing to its start, in another process', spread(waits))
await there.stop()
for (const bus of buses) await bus.close()
for (const door of doors) await door.close()
await database.drop()
process.exit()
