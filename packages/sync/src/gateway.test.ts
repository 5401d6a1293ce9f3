import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { type Actor, personActor } from '@sheaf/core/permissions/actor'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { ServerMessage } from '@sheaf/core/protocol/messages'
import { beforeEach, describe, expect, it } from 'vitest'
import { Gateway, type Peer } from './gateway'
import { Room } from './room'
import { Author } from './simulator/author'
import { Random } from './simulator/random'
import { kinds, makeSpace, type SimSpace } from './simulator/sim-space'
import type { SpaceStorage } from './storage'

let random: Random
let space: SimSpace
let home: Uuid
let anna: Author
let room: Room
let committed: LogEntry[][]
let time: number
const now = (): number => time

beforeEach(() => {
  random = new Random(2)
  space = makeSpace(random)
  home = space.pages[0] as Uuid
  anna = new Author(space, random, space.people[0] as Uuid)
  committed = []
  time = 5
  room = new Room({
    spaceId: space.id,
    storage: space.storage,
    kinds,
    now,
    textClientId: 1,
    watched: { block: { alive: true } },
    onCommitted: entries => void committed.push([...entries]),
  })
})

class Reader implements Peer {
  readonly got: ServerMessage[] = []
  constructor(readonly actor: Actor) {}
  send(message: ServerMessage): void {
    this.got.push(message)
  }
  /** What came, shortly: `entries 1>2` names the seq before and its own. */
  get story(): string[] {
    return this.got.map(message =>
      message.type === 'entries'
        ? `entries ${message.prev}>${message.seq}`
        : message.type === 'subscribed'
          ? `subscribed ${message.prev}..${message.seq}`
          : message.type,
    )
  }
}
const reader = (i = 1): Reader => new Reader(personActor(space.people[i] as Uuid))
const write = async (): Promise<LogEntry[]> => {
  await room.submit(anna.paragraph(home, 'x').transaction, anna.actor)
  return committed.at(-1) as LogEntry[]
}
const setRole = async (person: number, role: 'reader' | 'none'): Promise<LogEntry[]> => {
  const key = space.people[person] as Uuid
  const pointer = space.pointer(home)
  await room.submit(
    anna.write(draft =>
      draft.push(
        role === 'none'
          ? { command: 'keyedRemove', pointer, path: ['permissions'], args: { key } }
          : {
              command: 'keyedSet',
              pointer,
              path: ['permissions'],
              args: { key, value: { type: 'user', user_id: key, role } },
            },
      ),
    ),
    anna.actor,
  )
  return committed.at(-1) as LogEntry[]
}

describe('reading', () => {
  it('[S40] catches a reader up from its cursor and then keeps it current', async () => {
    const gateway = new Gateway(space.storage, now)
    for (let i = 0; i < 3; i++) await write()
    const berta = reader()
    await gateway.subscribe(berta, space.pointer(home), 1)
    gateway.committed(await write())
    await gateway.settled(space.id)
    expect(berta.story).toEqual(['entries 1>2', 'entries 2>3', 'subscribed 3..3', 'entries 3>4'])
  })

  it('[S56] tells no reader what a watched field held, nor the cause of an entry', async () => {
    const gateway = new Gateway(space.storage, now)
    const { id, transaction } = anna.paragraph(home, 'x')
    await room.submit(transaction, anna.actor)
    const berta = reader()
    await gateway.subscribe(berta, space.pointer(home), 1)
    await room.submit(
      anna.write(draft => draft.trash(id)),
      anna.actor,
      { cause: { kind: 'system' } },
    )
    const told = committed.at(-1) as LogEntry[]
    expect(told[0]?.items.map(item => item.before)).toContainEqual([{ set: 'alive', value: true }])
    gateway.committed(told)
    await gateway.settled(space.id)
    const late = reader()
    await gateway.subscribe(late, space.pointer(home), 1)
    for (const { got } of [berta, late]) {
      const sent = got.find(message => message.type === 'entries')
      expect(sent?.items.map(item => item.id)).toContain(id)
      expect(sent).not.toHaveProperty('cause')
      for (const item of sent?.items ?? []) expect(item).not.toHaveProperty('before')
    }
  })

  it('[S40] says nothing of other pages, and that there was nothing', async () => {
    const gateway = new Gateway(space.storage, now)
    await write()
    const berta = reader()
    await gateway.subscribe(berta, space.pointer(space.pages[1] as Uuid), 0)
    gateway.committed(await write())
    await gateway.settled(space.id)
    expect(berta.story).toEqual(['subscribed 0..1'])
  })

  it('[S40] serves a reader that is ahead of this process', async () => {
    const gateway = new Gateway(space.storage, now)
    const early = reader(2)
    await gateway.subscribe(early, space.pointer(home), 0)
    const entries = [await write(), await write()]
    const berta = reader()
    await gateway.subscribe(berta, space.pointer(home), 2)
    for (const batch of entries) gateway.committed(batch)
    await gateway.settled(space.id)
    expect(berta.story[0]).toBe('subscribed 2..2')
    expect(early.story).toEqual(['subscribed 0..0', 'entries 0>1', 'entries 1>2'])
  })

  it('[S41] delivers in order and once, whatever hints come', async () => {
    const gateway = new Gateway(space.storage, now)
    const berta = reader()
    await gateway.subscribe(berta, space.pointer(home), 0)
    const batches = [await write(), await write(), await write(), await write()]
    gateway.hint(space.id, 2)
    gateway.hint(space.id, 4, batches[3])
    gateway.hint(space.id, 3, batches[2])
    gateway.hint(space.id, 1, batches[0])
    await gateway.settled(space.id)
    expect(berta.story).toEqual(['subscribed 0..0', 'entries 0>1', 'entries 1>2', 'entries 2>3', 'entries 3>4'])
  })

  it('[S41] tells rooms of this process about entries of others', async () => {
    const heard: number[] = []
    const gateway = new Gateway(
      space.storage,
      now,
      (_space, entries) => void heard.push(...entries.map(entry => entry.seq)),
    )
    await gateway.subscribe(reader(), space.pointer(home), 0)
    const own = await write()
    gateway.committed(own)
    await write()
    gateway.hint(space.id, 2)
    await gateway.settled(space.id)
    expect(heard).toEqual([2])
  })
})

describe('roles', () => {
  it('[S42] turns away who may not read', async () => {
    const gateway = new Gateway(space.storage, now)
    const carl = reader(2)
    await gateway.subscribe(carl, space.pointer(space.pages[2] as Uuid), 0)
    expect(carl.story).toEqual(['revoked'])
    expect(gateway.subscriptions).toBe(0)
  })

  it('[S42] tells who lost the role before anything that came after', async () => {
    const gateway = new Gateway(space.storage, now)
    const [berta, carl] = [reader(1), reader(2)]
    for (const peer of [berta, carl]) await gateway.subscribe(peer, space.pointer(home), 0)
    const batches = [await write(), await setRole(1, 'none'), await write()]
    for (const batch of batches) gateway.committed(batch)
    await gateway.settled(space.id)
    expect(berta.story).toEqual(['subscribed 0..0', 'entries 0>1', 'revoked'])
    expect(carl.story).toEqual(['subscribed 0..0', 'entries 0>1', 'entries 1>2', 'entries 2>3'])
  })

  it('[S43] judges roles again where the log does not reach, and then has readers load anew', async () => {
    const gateway = new Gateway(space.storage, now)
    const [berta, carl] = [reader(1), reader(2)]
    for (const peer of [berta, carl]) await gateway.subscribe(peer, space.pointer(home), 0)
    await setRole(1, 'none')
    await write()
    space.storage.truncateLog(space.id, 1)
    gateway.hint(space.id, 2)
    await gateway.settled(space.id)
    expect(berta.story.slice(1)).toEqual(['revoked'])
    expect(carl.story.slice(1)).toEqual(['resync'])
  })

  it('[S43] has a reader with an old cursor load anew', async () => {
    for (let i = 0; i < 3; i++) await write()
    space.storage.truncateLog(space.id, 2)
    const berta = reader()
    await new Gateway(space.storage, now).subscribe(berta, space.pointer(home), 1)
    expect(berta.story).toEqual(['resync'])
  })
})

describe('a right that ends by the clock', () => {
  const publish = async (expires_time: number): Promise<LogEntry[]> => {
    await setRole(1, 'none')
    await room.submit(
      anna.write(draft =>
        draft.push({
          command: 'keyedSet',
          pointer: space.pointer(home),
          path: ['permissions'],
          args: { key: 'public', value: { type: 'public', role: 'reader', expires_time } },
        }),
      ),
      anna.actor,
    )
    return committed.at(-1) as LogEntry[]
  }
  const reading = async (): Promise<{ gateway: Gateway; passerBy: Reader; member: Reader }> => {
    const gateway = new Gateway(space.storage, now)
    const [passerBy, member] = [reader(1), reader(2)]
    await publish(100)
    for (const peer of [passerBy, member]) await gateway.subscribe(peer, space.pointer(home), 2)
    return { gateway, passerBy, member }
  }
  const deliver = async (gateway: Gateway): Promise<void> => {
    gateway.committed(await write())
    await gateway.settled(space.id)
  }

  it('[S47] ends before anything that comes later is delivered', async () => {
    const { gateway, passerBy, member } = await reading()
    time = 99
    await deliver(gateway)
    time = 100
    await deliver(gateway)
    expect(passerBy.story).toEqual(['subscribed 2..2', 'entries 2>3', 'revoked'])
    expect(member.story).toEqual(['subscribed 2..2', 'entries 2>3', 'entries 3>4'])
  })

  it('[S47] ends where nobody writes, and is asked for no sooner', async () => {
    const { gateway, passerBy } = await reading()
    gateway.endLapsed()
    await gateway.settled(space.id)
    expect(gateway.isReader(passerBy, home)).toBe(true)
    time = 100
    gateway.endLapsed()
    await gateway.settled(space.id)
    expect(passerBy.story).toEqual(['subscribed 2..2', 'revoked'])
    expect(gateway.isReader(passerBy, home)).toBe(false)
  })

  it('[S47] goes on where it was given again meanwhile, and ends then', async () => {
    const { gateway, passerBy } = await reading()
    gateway.committed(await publish(200))
    time = 150
    await deliver(gateway)
    time = 200
    await deliver(gateway)
    expect(passerBy.story.slice(-2)).toEqual(['entries 4>5', 'revoked'])
  })

  it('[S47] ends later where the store failed to say so', async () => {
    const { storage } = space
    const load = storage.load.bind(storage)
    const { gateway, passerBy } = await reading()
    const entries = await write()
    time = 100
    storage.load = () => Promise.reject(new SheafError('DatabaseLookupError'))
    gateway.committed(entries)
    await gateway.settled(space.id)
    expect(passerBy.story).toEqual(['subscribed 2..2'])
    storage.load = load
    gateway.endLapsed()
    await gateway.settled(space.id)
    expect(passerBy.story).toEqual(['subscribed 2..2', 'revoked'])
  })
})

describe('coming and going', () => {
  /** A store whose calls can be kept waiting. */
  const slow = (): { readonly storage: SpaceStorage; hold: (kept: boolean) => void } => {
    let gate: Promise<void> | null = null
    let open = (): void => {}
    const waiting = async <T>(run: () => Promise<T>): Promise<T> => {
      await gate
      return run()
    }
    const { storage } = space
    return {
      storage: {
        head: id => waiting(() => storage.head(id)),
        load: (...args) => waiting(() => storage.load(...args)),
        client: (...args) => storage.client(...args),
        log: (...args) => waiting(() => storage.log(...args)),
        prepare: part => space.storage.prepare(part),
        commit: part => storage.commit(part),
      },
      hold(kept) {
        open()
        gate = kept
          ? new Promise(resolve => {
              open = resolve
            })
          : null
      },
    }
  }

  it('[S44] does not serve a peer that left while it was being subscribed', async () => {
    const { storage, hold } = slow()
    const gateway = new Gateway(storage, now)
    const berta = reader()
    hold(true)
    const asked = gateway.subscribe(berta, space.pointer(home), 0)
    gateway.leave(berta)
    hold(false)
    await asked
    expect([berta.story, gateway.subscriptions, gateway.openSpaces()]).toEqual([[], 0, []])
  })

  it('[S44] does not serve a page that was closed while it was being subscribed', async () => {
    const { storage, hold } = slow()
    const gateway = new Gateway(storage, now)
    const berta = reader()
    hold(true)
    const asked = gateway.subscribe(berta, space.pointer(home), 0)
    gateway.unsubscribe(berta, home)
    const again = gateway.subscribe(berta, space.pointer(home), 0)
    hold(false)
    await Promise.all([asked, again])
    expect(berta.story).toEqual(['subscribed 0..0'])
  })

  it('[S44] keeps a reader whose turn comes after the last other one went', async () => {
    const { storage, hold } = slow()
    const gateway = new Gateway(storage, now)
    const [berta, carl] = [reader(1), reader(2)]
    await gateway.subscribe(berta, space.pointer(home), 0)
    hold(true)
    const refused = gateway.subscribe(reader(2), space.pointer(space.pages[2] as Uuid), 0)
    const asked = gateway.subscribe(carl, space.pointer(home), 0)
    gateway.leave(berta)
    hold(false)
    await Promise.all([refused, asked])
    gateway.committed(await write())
    await gateway.settled(space.id)
    expect(carl.story).toEqual(['subscribed 0..0', 'entries 0>1'])
  })

  it('[S45] goes on after the store failed', async () => {
    let isDown = false
    const { storage } = space
    const failing: SpaceStorage = {
      head: id => storage.head(id),
      load: (...args) => storage.load(...args),
      client: (...args) => storage.client(...args),
      log: async (...args) => {
        if (isDown) throw new SheafError('DatabaseLookupError')
        return storage.log(...args)
      },
      prepare: part => space.storage.prepare(part),
      commit: part => storage.commit(part),
    }
    const gateway = new Gateway(failing, now)
    const berta = reader()
    await gateway.subscribe(berta, space.pointer(home), 0)
    await write()
    isDown = true
    gateway.hint(space.id, 1)
    await expect(gateway.subscribe(reader(2), space.pointer(home), -1)).rejects.toThrow()
    await gateway.settled(space.id)
    isDown = false
    gateway.committed(await write())
    await gateway.settled(space.id)
    expect(berta.story).toEqual(['subscribed 0..0', 'entries 0>1', 'entries 1>2'])
  })
})
