// Rows of an import on their way to the server: each once, in order, and all of them back when they are not wanted.

import { rowOperations, trashOperation } from '@sheaf/core/actions/database/import-row'
import { offlineError } from '@sheaf/core/api/transport-error'
import { fromBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import { drawSpace, idOf, spaceId } from '@sheaf/core/operations/space.fixture'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { HostSession } from '@sheaf/editor/host/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RowWriter, type WriterPorts } from './row-writer'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

let made = 0
/** Ids in an order that is not theirs. */
const ports: WriterPorts = {
  newCopyId: () => idOf(`made ${++made}`),
  textClientId: () => 5,
  pauseAfter: () => new Promise(resolve => setTimeout(resolve, 1_000)),
}

type Answer = 'applied' | 'offline' | 'refused' | 'away'

/** A server that answers as it is told, and keeps what it took, each number once. */
function server(...answers: Answer[]) {
  const sent: Transaction[] = []
  const taken = new Map<string, Transaction>()
  const saveTransactions = async ({ transactions: [transaction] }: { transactions: [Transaction] }) => {
    sent.push(transaction)
    const answer = answers.shift() ?? 'applied'
    const { clientId, n } = transaction
    if (n > 1 && !taken.has(`${clientId}/${n - 1}`)) {
      const error = { name: 'OperationConflictError', status: 400, clientData: { type: 'gap', expect: n - 1 } }
      return { results: [{ id: transaction.id, n, error }] }
    }
    if (answer === 'away') throw offlineError()
    if (answer === 'refused') {
      const error = {
        name: 'ForbiddenError',
        status: 403,
        debugMessage: 'You don’t have access to this. Ask an owner for access.',
      }
      return Promise.resolve({ results: [{ id: transaction.id, n: transaction.n, error }] })
    }
    taken.set(`${clientId}/${n}`, transaction)
    // What was taken may be told of by nobody.
    if (answer === 'offline') return Promise.reject(offlineError())
    return Promise.resolve({ results: [{ id: transaction.id, n: transaction.n, status: 'applied', seq: 1 }] })
  }
  const api = { saveTransactions }
  const session = { spaceId, api } as unknown as Pick<HostSession, 'spaceId' | 'api'>
  const ids = (command: string): Uuid[] =>
    [...taken.values()].flatMap(({ operations }) =>
      operations.flatMap(one => (one.command === command ? [one.pointer.id] : [])),
    )
  return { api, sent, taken, ids, writer: new RowWriter(session, idOf('D'), () => false, ports) }
}
const events = (signal: AbortSignal = new AbortController().signal) => ({
  signal,
  onProgress: vi.fn(),
  onWaiting: vi.fn(),
})
const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ title: [[`Row ${i}`]], n: i }))

describe('a row', () => {
  it('is told from one that was made by hand', async () => {
    const { writer, sent } = server()
    await writer.write(rows(1), events())
    expect(sent.map(({ importOf }) => importOf)).toEqual([idOf('D')])
  })
  it('is a page with its title, its values, and both sides of its relations', () => {
    const s = drawSpace(`
      P
        d(collection_view)
        e(collection_view)`)
    s.collection('D', 'd', {
      n: { type: 'number' },
      r: { type: 'relation', collection_id: idOf('E'), kind: 'dual', synced_property: 'b' },
    })
    s.collection('E', 'e', { b: { type: 'relation', collection_id: idOf('D'), kind: 'dual', synced_property: 'r' } })
    s.run(s.create('A', 'E'))
    const place = { spaceId, collectionId: idOf('D'), isRelation: (id: string) => id === 'r', textClientId: 5 }
    const operations = rowOperations(place, idOf('X'), { title: [['Tea "x" 🍵']], n: 3, r: [idOf('A')] })
    for (const { command, args } of operations)
      if (command === 'editText') s.texts.applyRemote(args.text, fromBase64(args.update))
    s.run(...operations)
    expect(s.state.block(idOf('X'))).toMatchObject({
      alive: true,
      parent_id: idOf('D'),
      properties: { title: [['Tea "x" 🍵']], n: 3, r: [idOf('A')] },
    })
    expect(s.block('A').properties?.['b']).toEqual([idOf('X')])
    s.run(trashOperation(spaceId, idOf('X')))
    expect(s.state.block(idOf('X'))?.alive).toBe(false)
  })
})

describe('many rows', () => {
  it('go in lots, in order, and say how far they are', async () => {
    const { sent, ids, writer } = server()
    const given = events()
    await writer.write(rows(900), given)
    expect(sent.map(({ n }) => n)).toEqual([1, 2, 3])
    expect(given.onProgress.mock.calls.flat()).toEqual([400, 800, 900])
    expect(ids('createBlock')).toHaveLength(900)
    for (const { operations } of sent) {
      const made = operations.flatMap(one => (one.command === 'createBlock' ? [one.pointer.id] : []))
      expect(made).toEqual([...made].sort())
    }
  })
  it('are made while those before them are on their way', async () => {
    const { writer, api, taken } = server()
    const { saveTransactions } = api
    let read = 0
    const last = {
      get n() {
        read++
        return 799
      },
    }
    api.saveTransactions = async given => {
      api.saveTransactions = saveTransactions
      // Once for how large it is, once for its operations.
      await vi.waitFor(() => expect(read).toBe(2))
      return saveTransactions(given)
    }
    await writer.write([...rows(799), last], events())
    expect([...taken.values()].map(({ n }) => n)).toEqual([1, 2])
  })
  it('are sent while the server writes those before them', async () => {
    const { writer, api, sent, ids } = server()
    const { saveTransactions } = api
    api.saveTransactions = async given => {
      const { n } = given.transactions[0]
      const answer = await saveTransactions(given)
      // Of the first, nobody is told before the second is there.
      if (n === 1) await vi.waitFor(() => expect(sent).toHaveLength(2))
      return answer
    }
    const given = events()
    await writer.write(rows(900), given)
    expect(sent.map(({ n }) => n)).toEqual([1, 2, 3])
    expect(given.onProgress.mock.calls.flat()).toEqual([400, 800, 900])
    expect(ids('createBlock')).toHaveLength(900)
  })
  it('stay in order where some overtake those before them, or those are late', async () => {
    const { writer, api, sent, taken } = server()
    const { saveTransactions } = api
    let isHeld = true
    api.saveTransactions = async given => {
      // The first one comes when the second has been turned away.
      if (given.transactions[0].n === 1) await vi.waitFor(() => expect(isHeld).toBe(false))
      const answer = await saveTransactions(given)
      isHeld = false
      return answer
    }
    const given = events()
    await writer.write(rows(900), given)
    expect(sent.map(({ n }) => n)).toEqual([2, 1, 2, 3])
    expect([...taken.values()].map(({ n }) => n)).toEqual([1, 2, 3])
    expect(given.onWaiting).not.toHaveBeenCalled()
    const late = server('away')
    const writing = vi.fn()
    void late.writer.write(rows(900), given).then(writing)
    while (writing.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1_000)
    expect([...late.taken.values()].map(({ n }) => n)).toEqual([1, 2, 3])
    expect(given.onWaiting.mock.calls.flat()).toEqual([true, false])
  })
  it('are sent again under the same number when no answer came', async () => {
    const { sent, taken, writer } = server('offline', 'applied')
    const given = events()
    const writing = vi.fn()
    void writer.write(rows(2), given).then(writing)
    // It waits when it has been told, and until then it may take turns that no timer counts.
    while (writing.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
    expect(taken.size).toBe(1)
    expect(given.onWaiting.mock.calls.flat()).toEqual([true, false])
  })
  it('stop at what is refused for good, and say so', async () => {
    const { writer, ids } = server('applied', 'refused')
    await expect(writer.write(rows(1_300), events())).rejects.toThrow(
      'You don’t have access to this. Ask an owner for access.',
    )
    expect(writer.written).toBe(400)
    // What was sent behind it is not there, and what is there can be taken back.
    expect(ids('createBlock')).toHaveLength(400)
    await writer.takeBack(events())
    expect(ids('trashBlock').sort()).toEqual(ids('createBlock').sort())
  })
  it('are all taken back', async () => {
    const { ids, writer } = server()
    await writer.write(rows(900), events())
    await writer.takeBack(events())
    expect(ids('trashBlock').sort()).toEqual(ids('createBlock').sort())
    expect(writer.written).toBe(0)
  })
  it('are taken back too where nobody knows whether they came', async () => {
    const { ids, writer } = server('applied', 'offline')
    const stop = new AbortController()
    const given = events(stop.signal)
    given.onWaiting.mockImplementation(() => stop.abort())
    await expect(writer.write(rows(500), given)).rejects.toThrow()
    expect(writer.written).toBe(400)
    await writer.takeBack(events())
    expect(ids('createBlock')).toHaveLength(500)
    expect(ids('trashBlock').sort()).toEqual(ids('createBlock').sort())
  })
})
