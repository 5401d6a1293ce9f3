// Large transactions, worked out while others are committed.
import type { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import { beforeEach, describe, expect, it } from 'vitest'
import { Room, type SubmitAnswer } from './room'
import { Author } from './simulator/author'
import { readStore } from './simulator/checks/stored-space'
import { Random } from './simulator/random'
import { kinds, makeSpace, type SimSpace } from './simulator/sim-space'
import type { Prepared, SpaceStorage } from './storage'

const FROM = 5

let random: Random
let space: SimSpace
let home: Uuid
let log: LogEntry[]
/** Large work stops at its next step until it is let go on. */
let held: (() => void)[]
let isHeld: boolean

beforeEach(() => {
  random = new Random(1)
  space = makeSpace(random)
  home = space.pages[0] as Uuid
  log = []
  held = []
  isHeld = true
})

const pause = (): Promise<void> | null => (isHeld ? new Promise(resolve => held.push(resolve)) : null)
const openRoom = (storage: SpaceStorage = space.storage): Room =>
  new Room({
    spaceId: space.id,
    storage,
    kinds,
    now: () => 5,
    textClientId: 1,
    apart: { from: FROM, turns: () => ({ pause }) },
    onCommitted: entries => void log.push(...entries),
  })
const author = (i = 0): Author => new Author(space, random, space.people[i] as Uuid)
const block = (id: Uuid) => readStore(space).blocks.get(id)
const words = (id: Uuid): unknown => block(id)?.properties?.['title']

/** Resolves when the work has come to its first step and stands there. */
async function standing(): Promise<void> {
  while (held.length === 0) await new Promise(resolve => setTimeout(resolve))
}
function goOn(): void {
  isHeld = false
  for (const resolve of held.splice(0)) resolve()
}
const settled = (answer: Promise<SubmitAnswer>): Promise<SubmitAnswer | SheafError> =>
  answer.catch((error: unknown) => error as SheafError)
/** As many blocks as make a transaction large, each with a word. */
function many(by: Author, count = FROM): { readonly ids: Uuid[]; readonly transaction: Transaction } {
  const ids = Array.from({ length: count }, () => random.uuid())
  const transaction = by.write(draft => {
    for (const id of ids) {
      draft.create(id, 'text', { table: 'block', id: home }, { after: [], before: [] })
      draft.insertText(id, 0, 'many')
    }
  })
  return { ids, transaction }
}

describe('a large transaction', () => {
  it('[S57] lets others go ahead, and comes after them', async () => {
    const [anna, ben] = [author(0), author(1)]
    const mine = ben.paragraph(home, 'before')
    const room = openRoom()
    await room.submit(mine.transaction, ben.actor)
    anna.load()
    const { ids, transaction } = many(anna)
    const large = room.submit(transaction, anna.actor)
    await standing()
    const small = ben.write(draft => draft.insertText(mine.id, 0, 'gone '))
    expect((await room.submit(small, ben.actor)).status).toBe('applied')
    expect(log.map(({ id }) => id)).toEqual([mine.transaction.id, small.id])
    goOn()
    expect(await large).toMatchObject({ status: 'applied', entry: { seq: 3, id: transaction.id } })
    expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(ids.map(words)).toEqual(ids.map(() => [['many']]))
    expect(words(mine.id)).toEqual([['gone before']])
  })

  it('[S57] is worked out once more where somebody changed what it read', async () => {
    const [anna, ben] = [author(0), author(1)]
    const room = openRoom()
    const { ids, transaction } = many(anna)
    const large = room.submit(transaction, anna.actor)
    await standing()
    // The list of the page is what both change.
    const between = ben.paragraph(home, 'between')
    await room.submit(between.transaction, ben.actor)
    goOn()
    await large
    const children = readStore(space).blocks.get(home)?.content ?? []
    expect(children.filter(id => id === between.id || ids.includes(id))).toHaveLength(FROM + 1)
    const versions = log.flatMap(({ items }) => items.filter(({ id }) => id === home).map(({ version }) => version))
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
    expect(new Set(versions).size).toBe(2)
  })

  it('[S57] [S23] is judged by the rights at its place in the order', async () => {
    const [anna, ben] = [author(0), author(1)]
    const room = openRoom()
    const { transaction } = many(ben)
    const large = settled(room.submit(transaction, ben.actor))
    await standing()
    const shut = anna.write(draft =>
      draft.push({
        command: 'keyedRemove',
        pointer: space.pointer(home),
        path: ['permissions'],
        args: { key: ben.userId },
      }),
    )
    await room.submit(shut, anna.actor)
    goOn()
    expect(await large).toMatchObject({ name: 'NotFoundError' })
    expect(log.map(({ id }) => id)).toEqual([shut.id])
  })

  it('[S57] keeps words that others put into the same text meanwhile', async () => {
    const [anna, ben] = [author(0), author(1)]
    const room = openRoom()
    const { id, transaction } = anna.paragraph(home, 'one')
    await room.submit(transaction, anna.actor)
    ben.load()
    const typing = anna.write(draft => {
      for (let i = 0; i < FROM; i++) draft.insertText(id, 0, 'x')
    })
    const large = room.submit(typing, anna.actor)
    await standing()
    await room.submit(
      ben.write(draft => draft.insertText(id, 3, ' two')),
      ben.actor,
    )
    goOn()
    await large
    expect(words(id)).toEqual([['xxxxxone two']])
    // The room goes on with both.
    await room.submit(
      anna.write(draft => draft.insertText(id, 0, 'y')),
      anna.actor,
    )
    expect(words(id)).toEqual([['yxxxxxone two']])
  })

  it('[S57] [S25] is worked out once more where another process was faster', async () => {
    const [anna, ben] = [author(0), author(1)]
    const room = openRoom()
    const { transaction } = many(anna)
    const large = room.submit(transaction, anna.actor)
    await standing()
    const between = ben.paragraph(home, 'elsewhere')
    await openRoom().submit(between.transaction, ben.actor)
    goOn()
    expect(await large).toMatchObject({ status: 'applied', entry: { seq: 2 } })
    expect(readStore(space).blocks.get(home)?.content).toContain(between.id)
  })

  it('[S57] [S21] happens once, also when it is sent again and elsewhere', async () => {
    const anna = author()
    const { transaction } = many(anna)
    const rooms = [openRoom(), openRoom()]
    const answers = [rooms[0], rooms[0], rooms[1]].map(room => (room as Room).submit(transaction, anna.actor))
    await standing()
    goOn()
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([
      'already-applied',
      'already-applied',
      'applied',
    ])
    expect(log).toHaveLength(1)
  })

  it('[S58] is waited for by what its device sent after it, and by nobody else', async () => {
    const [anna, ben] = [author(0), author(1)]
    const room = openRoom()
    const first = many(anna)
    const next = anna.paragraph(home, 'next')
    const second = many(anna)
    const answers = [first, next, second].map(({ transaction }) => room.submit(transaction, anna.actor))
    await standing()
    await room.submit(ben.paragraph(home, 'ahead').transaction, ben.actor)
    expect(log).toHaveLength(1)
    goOn()
    await Promise.all(answers)
    expect(log.slice(1).map(({ n }) => n)).toEqual([1, 2, 3])
    await room.idle()
    expect(room.isBusy).toBe(false)
  })

  it('[S60] gives up what it handed in where somebody else writes one of its records', async () => {
    const { storage } = space
    let isWaitedFor = true
    let given = 0
    /** Whoever writes a record that was handed in waits for it, as in a database. */
    const locking: SpaceStorage = {
      head: id => storage.head(id),
      load: (...args) => storage.load(...args),
      client: (...args) => storage.client(...args),
      log: (...args) => storage.log(...args),
      prepare: (): Prepared => {
        given++
        let end: () => void = () => {}
        const ready = new Promise<boolean>(resolve => {
          end = () => resolve(false)
        })
        if (given > 1) end()
        return {
          ready,
          abandon: async () => {
            isWaitedFor = false
            end()
          },
        }
      },
      commit: async part => {
        if (given === 1 && isWaitedFor) await new Promise(() => {})
        return storage.commit(part)
      },
    }
    const [anna, ben] = [author(0), author(1)]
    const room = openRoom(locking)
    const large = room.submit(many(anna).transaction, anna.actor)
    await standing()
    goOn()
    await expect.poll(() => given).toBeGreaterThan(0)
    expect((await room.submit(ben.paragraph(home, 'small').transaction, ben.actor)).status).toBe('applied')
    expect((await large).status).toBe('applied')
  })

  it('[S24] is not there when it could not be stored', async () => {
    const { storage } = space
    const failing: SpaceStorage = {
      head: id => storage.head(id),
      load: (...args) => storage.load(...args),
      client: (...args) => storage.client(...args),
      log: (...args) => storage.log(...args),
      prepare: part => storage.prepare(part),
      commit: async () => {
        throw new Error('cut')
      },
    }
    isHeld = false
    const anna = author()
    const { ids, transaction } = many(anna)
    expect(await settled(openRoom(failing).submit(transaction, anna.actor))).toMatchObject({ message: 'cut' })
    expect(ids.map(block)).toEqual(ids.map(() => undefined))
    expect((await openRoom().submit(transaction, anna.actor)).status).toBe('applied')
  })
})
