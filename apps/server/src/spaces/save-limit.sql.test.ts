// How much one person may save, over the socket and by call: what is too much waits in its author's outbox and comes later.
import type { Uuid } from '@sheaf/core/ids'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { SaveResult } from '@sheaf/core/protocol/messages'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { serverLimits } from '@sheaf/core/server-limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { until } from '../reliability/crash-run.fixture'
import { HeadlessClient } from '../reliability/headless-client.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import type { Person } from '../reliability/person.fixture'
import { createIn, Device } from '../reliability/transactions.fixture'

let server: ListeningServer
let ada: Person
let space: Awaited<ReturnType<Person['createSpace']>>
let page: Pointer
beforeAll(async () => {
  server = await startListening()
})
afterAll(() => server.discard())
beforeEach(async () => {
  ada = await server.signUp('Ada')
  space = await ada.createSpace()
  page = blockPointer(space.spaceId, space.pageId)
})

/** More than what becomes allowed while it is on its way. */
const tooLarge = (): Transaction[] => {
  const device = new Device(space.spaceId)
  return Array.from({ length: 100 }, () => device.next(createIn(page)))
}
/** Nothing more may be saved for a moment: a hundred transactions a second become allowed from here on. */
const useUp = (person: Person): unknown =>
  server.services.throttles.transactions.grant(person.userId, serverLimits.transactionsPerUserPerMinute)
const stored = async (): Promise<Uuid[]> =>
  new KnownRecords((await server.services.rooms.storage.load(space.spaceId, [page], [])).records).find('block', page.id)
    ?.content ?? []
const outcomes = (results: readonly SaveResult[]): string[] =>
  results.map(result => ('status' in result ? result.status : result.error.name))
const tooMany = {
  name: 'UserRateLimitResponse',
  status: 429,
  clientData: { type: 'rate_limited', retryAfterMs: expect.any(Number) },
}

describe('too many transactions', () => {
  it('[P 8] of one message: the first are saved, the rest are refused retryably, and nothing in between', async () => {
    const batch = tooLarge()
    const socket = await server.open(ada)
    server.services.throttles.transactions.grant(ada.userId, serverLimits.transactionsPerUserPerMinute - 10)
    const results = await socket.save(...batch)
    const applied = outcomes(results).lastIndexOf('applied') + 1
    expect(applied).toBeGreaterThanOrEqual(10)
    expect(applied).toBeLessThan(100)
    expect(outcomes(results)).toEqual(batch.map((_, i) => (i < applied ? 'applied' : 'UserRateLimitResponse')))
    expect(results.at(-1)).toMatchObject({ id: batch.at(-1)?.id, n: 100, error: tooMany })
    const begun = (await stored()).length
    await expect.poll(async () => outcomes(await socket.save(batch[applied]))).toEqual(['applied'])
    expect(await stored()).toHaveLength(begun + 1)
    socket.close()
  })

  it('[P 8] by call are answered one by one in the same way', async () => {
    const batch = tooLarge()
    const save = async (): Promise<readonly SaveResult[]> =>
      (await ada.call<{ results: SaveResult[] }>('saveTransactions', { requestId: newUuid(), transactions: batch }))
        .results
    useUp(ada)
    expect((await save()).at(-1)).toMatchObject({ id: batch.at(-1)?.id, n: 100, error: tooMany })
    // What was saved meanwhile is told as such: sending all of it again is always right.
    await expect.poll(async () => outcomes(await save()).at(-1), { timeout: 20_000, interval: 1000 }).toMatch(/applied/)
    expect(await stored()).toEqual(expect.arrayContaining(batch.map(({ operations }) => operations[0]?.pointer.id)))
  })

  it('[P 8] of one person hinder nobody else in the space', async () => {
    const grace = await server.signUp('Grace')
    await server.join(space.spaceId, ada, grace, 'owner')
    const [mine, hers] = [await server.open(ada), await server.open(grace)]
    useUp(ada)
    const [refused, saved] = await Promise.all([mine.save(...tooLarge()), hers.save(...tooLarge())])
    expect(outcomes(refused).at(-1)).toBe('UserRateLimitResponse')
    expect(new Set(outcomes(saved))).toEqual(new Set(['applied']))
    mine.close()
    hers.close()
  })

  it('[P 8] [C 9.1] stay in the outbox of their device and are saved later, all of them, once and in order', async () => {
    let refusals = 0
    const device = await HeadlessClient.start({
      person: ada,
      ...space,
      onMessage: message => {
        if (message.type === 'saved')
          refusals += message.results.filter(result => 'error' in result && result.error.status === 429).length
      },
    })
    await until(() => device.isReady, 10_000, 'the page')
    const [before, ids] = [await stored(), Array.from({ length: 60 }, () => newUuid())]
    useUp(ada)
    for (const id of ids) device.commit(draft => draft.push(createIn(page, id)))
    await until(
      () => {
        if (refusals === 0) useUp(ada)
        return refusals > 0
      },
      10_000,
      'a refusal',
    )
    expect(device.sync.unsent).toBeGreaterThan(0)
    await until(() => device.sync.unsent === 0, 30_000, 'the outbox to be empty')
    expect(await stored()).toEqual([...before, ...ids])
    expect([device.disk.unsaved, device.disk.clientIds.length, device.errors]).toEqual([[], 1, []])
    device.stop()
  })
})
