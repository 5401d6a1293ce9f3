// A whole server in this process, listening on loopback, on a database of its own or on one that is shared with another server.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { membershipId, type Uuid } from '@sheaf/core/ids'
import type { MembershipType } from '@sheaf/core/records/membership'
import { compose, type Running } from '../compose'
import { createLog } from '../log'
import type { TestDatabase } from '../postgres/test-database'
import { readSettings } from '../settings'
import { membershipRecords } from '../spaces/new-space'
import { createMigratedDatabase } from '../storage/migrations/migrated-database.fixture'
import { Person } from './person.fixture'
import { RawSocket } from './raw-socket.fixture'

export interface ListeningServer extends Running {
  /** By address, since `localhost` may mean two. */
  readonly origin: string
  readonly port: number
  readonly logged: string[]
  readonly database: TestDatabase
  readonly signUp: (name: string) => Promise<Person>
  /** A greeted socket of the person. */
  readonly open: (person: Person, clientId?: Uuid) => Promise<RawSocket>
  /** Makes somebody a member of a space, as an invitation would. */
  readonly join: (spaceId: Uuid, owner: Person, person: Person, membership?: MembershipType) => Promise<void>
  /** Ends a membership. */
  readonly remove: (spaceId: Uuid, owner: Person, person: Person) => Promise<void>
  /** Brings every follower up to the space's log, whoever is at it. */
  readonly followAll: (spaceId: Uuid) => Promise<void>
  readonly discard: () => Promise<void>
}

export async function startListening(
  shared?: TestDatabase,
  more: Readonly<Record<string, string>> = {},
): Promise<ListeningServer> {
  const database = shared ?? (await createMigratedDatabase())
  const dir = await mkdtemp(join(tmpdir(), 'sheaf-listening-'))
  const logged: string[] = []
  const env = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database.url, SHEAF_DATA_DIR: dir, ...more }
  const running = await compose(
    readSettings(env, dir),
    createLog('info', line => logged.push(line)),
  )
  const address = running.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const origin = `http://127.0.0.1:${port}`
  return {
    ...running,
    origin,
    port,
    logged,
    database,
    signUp: name => new Person(origin).signUp(name),
    open: async (person, clientId) => {
      const socket = await RawSocket.open(person.via(origin, origin))
      await socket.greet(clientId)
      return socket
    },
    join: async (spaceId, owner, person, membership = 'member') => {
      await running.services.rooms.change(spaceId, owner.actor, (state, { now }) => {
        for (const { table, value } of membershipRecords(spaceId, person.userId, membership, undefined, now))
          state.add(table, value)
      })
    },
    remove: async (spaceId, owner, person) => {
      await running.services.rooms.change(spaceId, owner.actor, state =>
        state.change('space_user', membershipId(spaceId, person.userId), { alive: false }),
      )
    },
    followAll: async spaceId => {
      while (await running.services.followers.catchUp(spaceId)) await delay(10)
    },
    discard: async () => {
      await running.stop()
      if (!shared) await database.drop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
