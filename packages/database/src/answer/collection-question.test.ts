import { catalogProperties } from '@sheaf/catalog/properties/all'
import type { QueryAnswer } from '@sheaf/core/collection/query'
import { rowsKey } from '@sheaf/core/protocol/log-entry'
import type { HostSession } from '@sheaf/editor/host/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idsOf, page, record, sessionOn, smallSpace } from '../testing/small-space.fixture'
import { CollectionQuestion } from './collection-question'

const [general, home, tasks, row] = idsOf(4, 11, 12, 13)
const schema = { title: { id: 'title', name: 'Name', type: 'title', order: 0 } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const host = { problemText: () => 'No connection', propertyKinds: catalogProperties }

/** A question over one row, with a server that answers when it is told to, and news of the row when they are told. */
function asked(limit = 50) {
  const replica = smallSpace({}, [
    record('team', { id: general, is_default: true, team_pages: [home] }),
    page(home, '', ['team', general], { type: 'collection_view_page', collection_id: tasks }),
    record('collection', { id: tasks, parent_table: 'block', parent_id: home, alive: true, schema }),
    page(row, 'Buy wool', ['collection', tasks]),
  ])
  const waiting: ((answer: unknown) => void)[] = []
  let news: (keys: readonly string[]) => void = () => {}
  let status: () => void = () => {}
  let loadedAt: number | null = 1
  const queryCollection = vi.fn((_asked: unknown) => new Promise(resolve => waiting.push(resolve)))
  const nothing = () => () => {}
  const base = sessionOn(replica)
  const absorb = (rows: Parameters<typeof replica.load>[0]): void => news([...replica.load(rows, [])])
  Object.assign(base.client, { absorb, seqOf: () => loadedAt })
  const session: HostSession = Object.assign(base, {
    open: nothing,
    subscribeStatus: (listener: () => void) => {
      status = listener
      return () => {}
    },
    connection: () => ({ online: true }),
    watch: {
      subscribeAny: (listener: typeof news) => {
        news = listener
        return () => {}
      },
    },
    api: { queryCollection },
  })
  const by = { zone: 'UTC', locale: 'en', weekStart: 0 }
  const question = new CollectionQuestion(session, host, tasks, { limit }, by, 10)
  const answer = async (total: number, hasMore = false, version?: number): Promise<void> => {
    const given: QueryAnswer = { rows: [row], total, hasMore, aggregations: {} }
    const { value, role } = page(row, 'Buy wool', ['collection', tasks], { version })
    const recordMap = version === undefined ? {} : { block: { [row]: { value, role } } }
    waiting.shift()?.({ answer: given, recordMap, texts: {}, computed: {}, meanings: {}, comments: {}, seq: 1 })
    await vi.advanceTimersByTimeAsync(0)
  }
  /** The channel of the collection is here, as it was at a seq. */
  const load = (seq: number | null): void => {
    loadedAt = seq
    status()
  }
  return {
    ...{ question, queryCollection, answer, load },
    change: () => news([`block:${row}`]),
    schemaChanged: () => news([`collection:${tasks}`]),
    hiddenChanged: (collection = tasks) => news([rowsKey(collection)]),
  }
}

it('is asked before anything is drawn for it, and not by who only passes by', async () => {
  const passed = asked()
  passed.question.subscribe(() => {})()
  const { question, queryCollection } = asked()
  question.subscribe(() => {})
  await Promise.resolve()
  expect(passed.queryCollection).toHaveBeenCalledTimes(0)
  expect(queryCollection).toHaveBeenCalledTimes(1)
})

it('[P 7] is asked again at once when a row changes, and once for those that change right after it', async () => {
  const { question, queryCollection, answer, change } = asked()
  question.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  await answer(1)
  await vi.advanceTimersByTimeAsync(1_000)
  change()
  await vi.advanceTimersByTimeAsync(0)
  expect(queryCollection).toHaveBeenCalledTimes(2)
  await answer(2)
  change()
  change()
  await vi.advanceTimersByTimeAsync(20)
  expect(queryCollection).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(20)
  expect(queryCollection).toHaveBeenCalledTimes(3)
})

it('[P 7] is asked again when there is news of rows of its collection that nobody is told of', async () => {
  const { question, queryCollection, answer, hiddenChanged } = asked()
  question.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  await answer(1)
  await vi.advanceTimersByTimeAsync(1_000)
  hiddenChanged(row)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queryCollection).toHaveBeenCalledTimes(1)
  hiddenChanged()
  await vi.advanceTimersByTimeAsync(0)
  expect(queryCollection).toHaveBeenCalledTimes(2)
})

it('[P 7] is asked once more, and only once, when an answer brings a row that is newer than this device was told of', async () => {
  const { question, queryCollection, answer, change, schemaChanged } = asked()
  question.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  await answer(1, false, 1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queryCollection).toHaveBeenCalledTimes(1)
  change()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queryCollection).toHaveBeenCalledTimes(1)
  // Another question is on its way while the row changes: its rows are read after they were put in order.
  schemaChanged()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queryCollection).toHaveBeenCalledTimes(2)
  await answer(1, false, 2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queryCollection).toHaveBeenCalledTimes(3)
  await answer(2, false, 2)
  await vi.advanceTimersByTimeAsync(1_000)
  change()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queryCollection).toHaveBeenCalledTimes(3)
})

it('[P 7] shows answers though rows change all the time, and the last of them in the end', async () => {
  const { question, queryCollection, answer, change } = asked()
  question.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  await answer(1)
  for (let i = 0; i < 10; i++) {
    await vi.advanceTimersByTimeAsync(50)
    change()
  }
  await vi.advanceTimersByTimeAsync(50)
  expect(queryCollection).toHaveBeenCalledTimes(2)
  await answer(2)
  expect(question.get().answer?.total).toBe(2)
  await vi.advanceTimersByTimeAsync(50)
  expect(queryCollection).toHaveBeenCalledTimes(3)
  await answer(3)
  expect(question.get().answer?.total).toBe(3)
})

it('fetches as many more as it was told to', async () => {
  const { question, queryCollection, answer } = asked(1)
  question.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  await answer(30, true)
  question.more()
  expect(queryCollection.mock.lastCall).toMatchObject([{ query: { limit: 10, after: { row } } }])
})

it('[P 3] fetches what is looked at of a long list by its place, and asks for that again when rows change', async () => {
  const { question, queryCollection, answer, change } = asked(1)
  question.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  await answer(100_000, true)
  question.look([{ from: 50_010, to: 50_050 }])
  await vi.advanceTimersByTimeAsync(0)
  expect(queryCollection.mock.lastCall).toMatchObject([{ query: { limit: 100, from: { at: 50_000 } } }])
  await answer(100_000, true)
  expect(question.get().answer?.parts).toEqual([{ from: 50_000, rows: [row] }])
  expect(question.get().answer?.total).toBe(100_000)
  await vi.advanceTimersByTimeAsync(1_000)
  const before = queryCollection.mock.calls.length
  change()
  await vi.advanceTimersByTimeAsync(0)
  await answer(100_001, true)
  expect(queryCollection.mock.calls.slice(before)).toMatchObject([
    [{ query: { limit: 1 } }],
    [{ query: { from: { at: 50_000 } } }],
  ])
})

it('asks anew for whoever comes after everybody left', async () => {
  const { question, queryCollection, answer } = asked()
  const leave = question.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  leave()
  question.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(queryCollection).toHaveBeenCalledTimes(2)
  await answer(1)
  expect(question.get().answer).toBeNull()
  await answer(2)
  expect(question.get().answer?.total).toBe(2)
})

it.each([
  ['after the answer came', 'answer first'],
  ['before the answer came', 'channel first'],
])('[P 7] asks again where the channel was read after the rows, %s', async (_name, order) => {
  const { question, queryCollection, answer, load } = asked()
  load(null)
  question.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  if (order === 'channel first') load(2)
  await answer(1)
  if (order === 'answer first') load(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queryCollection).toHaveBeenCalledTimes(2)
  await answer(1)
  load(3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queryCollection).toHaveBeenCalledTimes(2)
})

it('asks once where the rows are as new as the channel', async () => {
  const { question, queryCollection, answer, load } = asked()
  load(null)
  question.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  await answer(1)
  load(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queryCollection).toHaveBeenCalledTimes(1)
})
