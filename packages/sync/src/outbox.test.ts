import type { Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OutboxDisk } from './client-ports'
import { Outbox } from './outbox'
import { Random } from './simulator/random'

const random = new Random(4)
const clientId = random.uuid()
let outbox: Outbox
let told: number
let writes: string[]
/** Finishes the oldest write that is under way. */
let finish: (failed?: boolean) => Promise<void>

beforeEach(async () => {
  told = 0
  writes = []
  const underWay: { done: () => void; fail: (error: Error) => void }[] = []
  const write = (what: string): Promise<void> => {
    writes.push(what)
    return new Promise((done, fail) => underWay.push({ done, fail }))
  }
  finish = async (failed = false) => {
    await new Promise(resolve => setTimeout(resolve, 0))
    const oldest = underWay.shift()
    if (failed) oldest?.fail(new Error('disk full'))
    else oldest?.done()
    await new Promise(resolve => setTimeout(resolve, 0))
  }
  const disk: OutboxDisk = {
    load: async () => ({ clientId, nextN: 5, outbox: [transaction(3), transaction(4)] }),
    put: all => write(`put ${all.map(({ n }) => n).join()}`),
    drop: upTo => write(`drop ${upTo}`),
    keepUnsaved: unsaved => write(`unsaved ${unsaved.transaction.n}`),
    renumber: (_id, after) => write(`renumber ${after.map(({ n }) => n).join()}`),
  }
  outbox = new Outbox(disk, () => told++)
  await outbox.load()
})

const transaction = (n: number): Transaction => ({
  id: random.uuid(),
  clientId,
  n,
  spaceId: clientId,
  authoredAt: 0,
  operations: [],
})
const turn = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))
const taken = (most = 8): number[] => outbox.take(most).map(({ n }) => n)
const add = (): Transaction => {
  const added = transaction(outbox.nextNumber())
  outbox.add(added)
  return added
}

describe('the disk', () => {
  it('[S4] holds a transaction back until it is stored, and all after it', async () => {
    expect(taken()).toEqual([3, 4])
    add()
    await turn()
    add()
    expect(taken()).toEqual([])
    await finish()
    expect([taken(), told]).toEqual([[5], 1])
    await finish()
    expect(taken()).toEqual([6])
  })
  it('[S4] takes all that came while a write was under way in the next one', async () => {
    add()
    await turn()
    for (let i = 0; i < 4; i++) add()
    expect(outbox.isOnDisk).toBe(false)
    await finish()
    expect([writes, outbox.isOnDisk]).toEqual([['put 5', 'put 6,7,8,9'], false])
    await finish()
    expect([outbox.isOnDisk, told]).toEqual([true, 2])
  })
  it('[S4] keeps what was refused before the outbox forgets it', async () => {
    const { n } = add()
    outbox.replace({ ...transaction(n), operations: [] })
    outbox.keepUnsaved({ transaction: transaction(n), errors: [] })
    await finish()
    expect(writes).toEqual([`unsaved ${n}`, `put ${n}`])
  })
  it('[S4] writes nothing that was given up before it was written', async () => {
    add()
    add()
    for (const n of [3, 4, 5]) outbox.acknowledged(n)
    await finish()
    expect(writes).toEqual(['drop 5', 'put 6'])
  })
  it('[S4] sends from memory when the disk fails', async () => {
    taken()
    add()
    await finish(true)
    expect([taken(), outbox.isOnDisk]).toEqual([[5], false])
  })
  it('[S6] forgets what was acknowledged, but not what lies before it', async () => {
    taken()
    outbox.acknowledged(4)
    expect([outbox.size, writes]).toEqual([1, []])
    await finish()
    outbox.acknowledged(3)
    await finish()
    expect([outbox.size, writes]).toEqual([0, ['drop 2', 'drop 4']])
  })
})

describe('order', () => {
  it('[S5] gives out no more than there is room for', () => {
    expect(taken(1)).toEqual([3])
    expect(taken(1)).toEqual([])
    expect(taken(2)).toEqual([4])
  })
  it('[S6] gives out everything again when the connection is lost, and from a number on when asked', () => {
    taken()
    outbox.nothingInFlight()
    expect(taken()).toEqual([3, 4])
    outbox.resendFrom(4)
    expect(taken()).toEqual([4])
  })
})

describe('clashes', () => {
  it('[S10] asks after everything that may have been sent before it gives new numbers', async () => {
    taken()
    add()
    await finish()
    outbox.clash(3)
    // 5 was never sent: it waits behind 3. The answer about 4 is still out.
    expect([taken(), outbox.needsNumbers]).toEqual([[], false])
    outbox.acknowledged(4)
    expect(outbox.needsNumbers).toBe(true)
    const fresh = random.uuid()
    expect(outbox.renumber(fresh).map(({ n, clientId: id }: { n: number; clientId: Uuid }) => [n, id])).toEqual([
      [1, fresh],
      [2, fresh],
    ])
    expect([outbox.clientId, outbox.nextNumber()]).toEqual([fresh, 3])
  })
  it('[S10] does not send renumbered transactions before the disk knows', async () => {
    taken()
    for (const n of [3, 4]) outbox.clash(n)
    outbox.renumber(random.uuid())
    expect(taken()).toEqual([])
    await finish()
    expect(taken()).toEqual([1, 2])
  })
})
