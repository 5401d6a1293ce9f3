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
    put: ({ n }) => write(`put ${n}`),
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
    add()
    expect(taken()).toEqual([])
    await finish()
    expect([taken(), told]).toEqual([[5], 1])
    await finish()
    expect(taken()).toEqual([6])
  })
  it('[S4] sends from memory when the disk fails', async () => {
    taken()
    add()
    await finish(true)
    expect(taken()).toEqual([5])
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
