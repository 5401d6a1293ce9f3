import { toBase64 } from '@sheaf/core/base64'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { type Transaction, validateTransaction } from '@sheaf/core/operations/transaction'
import { personActor } from '@sheaf/core/permissions/actor'
import { byPerson, causeOf } from '@sheaf/core/protocol/cause'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import { valueBefore } from '@sheaf/core/protocol/watched-fields'
import { beforeEach, describe, expect, it } from 'vitest'
import { Room } from './room'
import { Author } from './simulator/author'
import { readStore } from './simulator/checks/stored-space'
import { Random } from './simulator/random'
import { kinds, makeSpace, type SimSpace } from './simulator/sim-space'
import type { SpaceStorage } from './storage'

let random: Random
let space: SimSpace
let home: Uuid
let secret: Uuid
let log: LogEntry[]

beforeEach(() => {
  random = new Random(1)
  space = makeSpace(random)
  const [first, , third] = space.pages as [Uuid, Uuid, Uuid]
  home = first
  secret = third
  log = []
})

const openRoom = (storage: SpaceStorage = space.storage): Room =>
  new Room({
    spaceId: space.id,
    storage,
    kinds,
    now: () => 5,
    textClientId: 1,
    onCommitted: entries => void log.push(...entries),
  })
type Written = ReturnType<Author['paragraph']>
const author = (i = 0): Author => new Author(space, random, space.people[i] as Uuid)
const title = (id: Uuid): unknown => readStore(space).blocks.get(id)?.properties?.['title']
const refusal = async (promise: Promise<unknown>): Promise<SheafError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(SheafError)
  return error as SheafError
}

describe('order', () => {
  it('[S20] numbers entries without holes and counts versions by one', async () => {
    const room = openRoom()
    const anna = author(0)
    const { id, transaction } = anna.paragraph(home, 'a')
    const edits = [1, 2, 3].map(at => anna.write(draft => draft.insertText(id, at, 'b')))
    await Promise.all([transaction, ...edits].map(one => room.submit(one, anna.actor)))
    expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    const versions = log.flatMap(({ items }) =>
      items.filter(item => item.id === id).map(item => [item.last_version, item.version]),
    )
    expect(versions).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ])
    expect(title(id)).toEqual([['abbb']])
  })

  it('[S20] counts a record once in a transaction, however often it is touched', async () => {
    const anna = author()
    const { id, transaction } = anna.paragraph(home, '')
    const busy = anna.write(draft => {
      for (let i = 0; i < 5; i++) draft.insertText(id, i, 'x')
      draft.set(space.pointer(id), ['format', 'color'], 'red')
    })
    const room = openRoom()
    await room.submit(transaction, anna.actor)
    await room.submit(busy, anna.actor)
    expect(log[1]?.items.map(item => [item.id, item.version])).toEqual([[id, 2]])
  })

  it('[P 3] gives each transaction a later time than the one before, also within one millisecond', async () => {
    const room = openRoom()
    const anna = author(0)
    const made = ['a', 'b', 'c'].map(words => anna.paragraph(home, words))
    await Promise.all(made.map(({ transaction }) => room.submit(transaction, anna.actor)))
    expect(made.map(({ id }) => readStore(space).blocks.get(id)?.created_time)).toEqual([5, 6, 7])
  })
})

describe('exactly once', () => {
  it('[S21] answers a number that comes again as already applied', async () => {
    const room = openRoom()
    const anna = author()
    const { transaction } = anna.paragraph(home, 'once')
    expect((await room.submit(transaction, anna.actor)).status).toBe('applied')
    expect((await room.submit(transaction, anna.actor)).status).toBe('already-applied')
    expect(
      (await Promise.all([room.submit(transaction, anna.actor), openRoom().submit(transaction, anna.actor)])).map(
        answer => answer.status,
      ),
    ).toEqual(['already-applied', 'already-applied'])
    expect(log).toHaveLength(1)
  })

  it('[S21] sends back a number that comes too early, and says which is expected', async () => {
    const anna = author()
    anna.paragraph(home, 'lost')
    const late = anna.paragraph(home, 'late').transaction
    const error = await refusal(openRoom().submit(late, anna.actor))
    expect(error.clientData).toEqual({ type: 'gap', expect: 1 })
  })

  it('[S21] refuses another transaction under a number that was just used', async () => {
    const room = openRoom()
    const anna = author()
    const { transaction } = anna.paragraph(home, 'mine')
    await room.submit(transaction, anna.actor)
    const error = await refusal(room.submit({ ...transaction, id: random.uuid() }, anna.actor))
    expect([error.name, error.clientData]).toEqual(['id-exists', { type: 'client_id_in_use' }])
  })

  it('[S21] refuses another transaction under a number that was used long ago, also after a restart', async () => {
    const anna = author()
    const transactions = Array.from({ length: 6 }, () => anna.paragraph(home, 'x').transaction)
    const room = openRoom()
    for (const transaction of transactions) await room.submit(transaction, anna.actor)
    const copied = { ...transactions[1]!, id: random.uuid() }
    for (const asked of [room, openRoom()]) {
      expect((await refusal(asked.submit(copied, anna.actor))).name).toBe('id-exists')
      expect((await asked.submit(transactions[1]!, anna.actor)).status).toBe('already-applied')
    }
  })

  it('[S21] prefers twice to never where the log has forgotten the number', async () => {
    const anna = author()
    const transactions = Array.from({ length: 6 }, () => anna.paragraph(home, 'x').transaction)
    for (const transaction of transactions) await openRoom().submit(transaction, anna.actor)
    space.storage.truncateLog(space.id, 3)
    expect((await refusal(openRoom().submit(transactions[1]!, anna.actor))).name).toBe('id-exists')
    expect((await openRoom().submit(transactions[4]!, anna.actor)).status).toBe('already-applied')
  })
})

describe('whose client id it is', () => {
  const inUse = ['id-exists', { type: 'client_id_in_use' }]
  const use = async (room: Room, transaction: Transaction, actor: Author): Promise<unknown[]> => {
    const error = await refusal(room.submit(transaction, actor.actor))
    return [error.name, error.clientData]
  }

  it('[S29] refuses it from another person, whatever the number, and uses none up', async () => {
    const [anna, berta] = [author(0), author(1)]
    const room = openRoom()
    const first = anna.paragraph(home, 'hers').transaction
    await room.submit(first, anna.actor)
    const stolen = { ...berta.paragraph(home, 'not hers').transaction, clientId: anna.clientId }
    for (const asked of [room, openRoom()]) {
      for (const n of [1, 2, 3]) expect(await use(asked, { ...stolen, n }, berta)).toEqual(inUse)
      // Nor is she told that what she repeats was applied.
      expect(await use(asked, first, berta)).toEqual(inUse)
    }
    expect(log).toHaveLength(1)
    expect((await room.submit(anna.paragraph(home, 'hers too').transaction, anna.actor)).status).toBe('applied')
  })

  it('[S29] refuses it also beside its first use, in this room and in another', async () => {
    for (const rooms of [[openRoom()], [openRoom(), openRoom()]]) {
      const [anna, berta] = [author(0), author(1)]
      const stolen = { ...berta.paragraph(home, 'not hers').transaction, clientId: anna.clientId }
      const answers = await Promise.allSettled([
        rooms[0]!.submit(anna.paragraph(home, 'hers').transaction, anna.actor),
        rooms.at(-1)!.submit(stolen, berta.actor),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const refused = answers.find(answer => answer.status === 'rejected')?.reason as SheafError
      expect([refused.name, refused.clientData]).toEqual(inUse)
    }
  })

  it('[S29] tells a stranger nothing of it', async () => {
    const anna = author()
    const room = openRoom()
    await room.submit(anna.paragraph(home, 'hers').transaction, anna.actor)
    const stranger = personActor(random.uuid())
    for (const clientId of [anna.clientId, random.uuid()]) {
      const probe = { ...anna.paragraph(home, '?').transaction, clientId, n: clientId === anna.clientId ? 2 : 1 }
      expect((await refusal(room.submit(probe, stranger))).name).toBe('NotFoundError')
    }
  })
})

describe('refusals', () => {
  it('[S22] does nothing of a transaction when one operation is refused', async () => {
    const room = openRoom()
    const carl = author(2)
    const before = JSON.stringify([...space.storage.records(space.id)])
    const mixed = carl.write(draft => {
      draft.set(space.pointer(home), ['format', 'icon'], 'x')
      draft.set(space.pointer(secret), ['format', 'icon'], 'x')
    })
    expect((await refusal(room.submit(mixed, carl.actor))).name).toBe('NotFoundError')
    expect(JSON.stringify([...space.storage.records(space.id)])).toBe(before)
    expect(space.storage.seqOf(space.id)).toBe(0)
  })

  it('[S22] forgets the text of a refused transaction', async () => {
    const room = openRoom()
    const carl = author(2)
    const { id, transaction } = carl.paragraph(home, 'good')
    await room.submit(transaction, carl.actor)
    const refused = carl.write(draft => {
      draft.insertText(id, 4, ' and bad')
      draft.set(space.pointer(secret), ['format', 'icon'], 'x')
    })
    await refusal(room.submit(refused, carl.actor))
    await room.submit({ ...refused, id: random.uuid(), operations: [] }, carl.actor)
    const anna = author(0)
    await room.submit(
      anna.write(draft => draft.insertText(id, 4, '!')),
      anna.actor,
    )
    expect(title(id)).toEqual([['good!']])
  })

  it('[S23] judges on the state at the place in the order: a role taken just before counts', async () => {
    const room = openRoom()
    const [anna, berta] = [author(0), author(1)]
    const taken = anna.write(draft =>
      draft.push({
        command: 'keyedRemove',
        pointer: space.pointer(home),
        path: ['permissions'],
        args: { key: berta.userId },
      }),
    )
    const { transaction } = berta.paragraph(home, 'too late')
    const answers = await Promise.allSettled([room.submit(taken, anna.actor), room.submit(transaction, berta.actor)])
    expect(answers.map(answer => answer.status)).toEqual(['fulfilled', 'rejected'])
  })

  it('[S23] tells a reader that it is forbidden, and a stranger that there is nothing', async () => {
    const room = openRoom()
    const [anna, carl] = [author(0), author(2)]
    const reader = { type: 'user' as const, user_id: carl.userId, role: 'reader' as const }
    await room.submit(
      anna.write(draft =>
        draft.push({
          command: 'keyedSet',
          pointer: space.pointer(home),
          path: ['permissions'],
          args: { key: carl.userId, value: reader },
        }),
      ),
      anna.actor,
    )
    expect((await refusal(room.submit(carl.paragraph(home, 'x').transaction, carl.actor))).name).toBe('ForbiddenError')
    expect((await refusal(room.submit(author(2).paragraph(secret, 'x').transaction, carl.actor))).name).toBe(
      'NotFoundError',
    )
  })

  it('[S22] refuses what is not a text update and leaves the text alone', async () => {
    const room = openRoom()
    const anna = author()
    const { id, transaction } = anna.paragraph(home, 'safe')
    await room.submit(transaction, anna.actor)
    const broken = {
      ...anna.paragraph(home, '').transaction,
      operations: [
        {
          command: 'editText' as const,
          pointer: space.pointer(id),
          args: { text: id, epoch: 0, update: toBase64(Uint8Array.of(9, 9, 9)) },
        },
      ],
    }
    expect((await refusal(room.submit(broken, anna.actor))).name).toBe('assertion')
    expect(title(id)).toEqual([['safe']])
  })
})

describe('the store', () => {
  /** A store whose commits wait, fail or are doubted when the test says so. */
  const wrapCommit = (commit: SpaceStorage['commit']): SpaceStorage => {
    const { storage } = space
    return {
      head: id => storage.head(id),
      load: (...args) => storage.load(...args),
      client: (...args) => storage.client(...args),
      log: (...args) => storage.log(...args),
      prepare: part => storage.prepare(part),
      commit,
    }
  }

  it('[S24] tells nobody before the commit is there', async () => {
    let release = (): void => {}
    const gate = new Promise<void>(resolve => {
      release = resolve
    })
    const room = openRoom(wrapCommit(async part => (await gate, space.storage.commit(part))))
    const anna = author()
    let isNotified = false
    const answer = room.submit(anna.paragraph(home, 'x').transaction, anna.actor).then(() => {
      isNotified = true
    })
    await new Promise(resolve => setTimeout(resolve, 5))
    expect([isNotified, log.length]).toEqual([false, 0])
    release()
    await answer
    expect([isNotified, log.length]).toEqual([true, 1])
  })

  it('[S25] lets two rooms write in turns and at once', async () => {
    const rooms = [openRoom(), openRoom()]
    const people = [author(0), author(1)]
    const { id, transaction } = people[0]!.paragraph(home, 'shared')
    await rooms[0]!.submit(transaction, people[0]!.actor)
    people[1]!.load()
    for (let round = 0; round < 5; round++)
      await Promise.all(
        rooms.map((room, i) =>
          room.submit(
            people[i]!.write(draft => draft.insertText(id, 0, `${i}`)),
            people[i]!.actor,
          ),
        ),
      )
    expect(space.storage.seqOf(space.id)).toBe(11)
    const [[text]] = title(id) as [[string]]
    expect(text.split('').toSorted().join('')).toBe('0000011111adehrs')
  })

  it('[S25] follows a text that began in another process', async () => {
    const [one, two] = [openRoom(), openRoom()]
    const [anna, berta] = [author(0), author(1)]
    const { id, transaction } = anna.paragraph(home, '')
    // The second room holds the block while it has no text yet.
    await two.submit(transaction, anna.actor)
    const first = anna.write(draft => draft.insertText(id, 0, 'from one '))
    await one.submit(first, anna.actor)
    two.follow(space.storage.entriesOf(space.id).slice(1))
    berta.load()
    await two.submit(
      berta.write(draft => draft.insertText(id, 9, 'and two')),
      berta.actor,
    )
    expect(title(id)).toEqual([['from one and two']])
  })

  it('[S25] follows slices that moved to another block in another process', async () => {
    const [one, two] = [openRoom(), openRoom()]
    const anna = author()
    const { id, transaction } = anna.paragraph(home, 'left right')
    const [right, last] = [random.uuid(), random.uuid()]
    for (const step of [transaction, anna.write(draft => draft.split(id, 5, right, 'text'))])
      await two.submit(step, anna.actor)
    await one.submit(
      anna.write(draft => draft.merge(right, id)),
      anna.actor,
    )
    two.follow(space.storage.entriesOf(space.id).slice(2))
    await two.submit(
      anna.write(draft => draft.split(id, 7, last, 'text')),
      anna.actor,
    )
    expect([title(id), title(right), title(last)]).toEqual([[['left ri']], undefined, [['ght']]])
  })

  it('[S25] knows the places of children that came with a block from another process', async () => {
    const [one, two] = [openRoom(), openRoom()]
    const anna = author()
    const [x, y, z] = ['x', 'y', 'z'].map(words => anna.paragraph(home, words)) as [Written, Written, Written]
    for (const { transaction } of [x, y, z]) await two.submit(transaction, anna.actor)
    const [group, between] = [random.uuid(), random.uuid()]
    // The second room has heard of the block before it exists.
    const early = {
      ...author(1).paragraph(home, '').transaction,
      operations: [{ command: 'restoreBlock' as const, pointer: space.pointer(group), args: {} }],
    }
    await refusal(two.submit(early, personActor(space.people[1] as Uuid)))
    const grouped = anna.write(draft => {
      draft.create(group, 'text', { table: 'block', id: home }, { after: [], before: [] })
      draft.move(x.id, { table: 'block', id: group }, { after: [], before: [] })
      draft.move(z.id, { table: 'block', id: group }, { after: [x.id], before: [] })
    })
    await one.submit(grouped, anna.actor)
    two.follow(space.storage.entriesOf(space.id).slice(3))
    await two.submit(
      anna.write(draft => draft.create(between, 'text', { table: 'block', id: group }, { after: [x.id], before: [] })),
      anna.actor,
    )
    expect(readStore(space).blocks.get(group)?.content).toEqual([x.id, between, z.id])
  })

  it('[S26] refuses with the reason while the space is frozen', async () => {
    const room = openRoom()
    const anna = author()
    const { transaction } = anna.paragraph(home, 'x')
    space.storage.freeze(space.id, 'migration')
    const error = await refusal(room.submit(transaction, anna.actor))
    expect([error.name, error.retryable, error.message]).toEqual([
      'SpaceFrozenError',
      true,
      expect.stringContaining('migration'),
    ])
    space.storage.freeze(space.id, null)
    expect((await room.submit(transaction, anna.actor)).status).toBe('applied')
  })

  it('[S27] finds out what happened to a commit without an answer', async () => {
    let failures = 2
    const room = openRoom(
      wrapCommit(async part => {
        const outcome = await space.storage.commit(part)
        if (failures-- > 0) throw new SheafError('DatabaseLookupError')
        return outcome
      }),
    )
    const anna = author()
    const { id, transaction } = anna.paragraph(home, 'kept')
    const more = anna.write(draft => draft.insertText(id, 4, '!'))
    await refusal(room.submit(transaction, anna.actor))
    expect((await room.submit(transaction, anna.actor)).status).toBe('already-applied')
    await refusal(room.submit(more, anna.actor))
    expect((await room.submit(more, anna.actor)).status).toBe('already-applied')
    expect(title(id)).toEqual([['kept!']])
  })

  it('[S28] writes one key for a child that comes into a long list, and none twice', async () => {
    const writes: number[] = []
    const keys = new Set<string>()
    const room = openRoom(
      wrapCommit(part => {
        writes.push(
          part.records.filter(({ orderKey }) => orderKey !== undefined && !keys.has(orderKey)).length +
            part.orderKeys.length,
        )
        for (const { orderKey } of part.records) if (orderKey !== undefined) keys.add(orderKey)
        return space.storage.commit(part)
      }),
    )
    const anna = author()
    for (let i = 0; i < 60; i++) await room.submit(anna.paragraph(home, '').transaction, anna.actor)
    expect(writes).toEqual(Array.from({ length: 60 }, () => 1))
    expect(readStore(space).blocks.get(home)?.content).toEqual(anna.replica.view.content(home))
  })
})

describe('what an entry says of how it came about', () => {
  it('[S55] is the cause that the server gives; what a client sends is a person’s or part of an import, whatever else it says', async () => {
    const room = openRoom()
    const anna = author()
    const copy = { kind: 'copy', id: home } as const
    await room.submit(anna.paragraph(home, 'a').transaction, anna.actor)
    await room.submit(anna.paragraph(home, 'b').transaction, anna.actor, { cause: copy })
    const pretending = { ...anna.paragraph(home, 'c').transaction, cause: copy }
    await room.submit(pretending, anna.actor)
    await room.submit({ ...anna.paragraph(home, 'd').transaction, importOf: home }, anna.actor)
    expect(log.map(causeOf)).toEqual([byPerson, copy, byPerson, { kind: 'import', id: home }])
    // A person's says nothing: so do entries from before there were causes.
    expect(log.map(entry => 'cause' in entry)).toEqual([false, true, false, true])
    expect(() => validateTransaction(pretending)).toThrow('cause')
  })

  it('[S56] is what leads back to what a watched field held, also within a batch', async () => {
    const room = new Room({
      ...{ spaceId: space.id, storage: space.storage, kinds, now: () => 5, textClientId: 1 },
      watched: { block: { format: ['page_icon'], alive: true } },
      onCommitted: entries => void log.push(...entries),
    })
    const anna = author()
    const { id, transaction } = anna.paragraph(home, 'a')
    const at = (key: string, value: string) => anna.write(draft => draft.set(space.pointer(id), ['format', key], value))
    const written = [transaction, at('page_icon', '🌱'), at('page_icon', '🌾'), at('page_font', 'serif')]
    await Promise.all([...written, anna.write(draft => draft.trash(id))].map(one => room.submit(one, anna.actor)))
    const items = log.flatMap(entry => entry.items.filter(item => item.id === id))
    expect(items.map(item => item.before)).toEqual([
      undefined,
      [{ object: 'format', put: {}, drop: ['page_icon'] }],
      [{ object: 'format', put: { page_icon: '🌱' }, drop: [] }],
      undefined,
      [{ set: 'alive', value: true }],
    ])
    expect(items.map(item => valueBefore(item, 'format', 'page_icon'))).toEqual([
      null,
      null,
      '🌱',
      undefined,
      undefined,
    ])
  })
})
