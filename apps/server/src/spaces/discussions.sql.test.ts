// Discussions on a server: what a page's load brings of them, who may open them on words, and that everybody on the page sees them.

import { addComment, openDiscussion } from '@sheaf/core/actions/discussions'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { PermissionItem } from '@sheaf/core/records/block'
import { discussionsOf } from '@sheaf/sync/page-discussions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { until } from '../reliability/crash-run.fixture'
import { HeadlessClient } from '../reliability/headless-client.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { loadPage } from '../reliability/page-loader.fixture'
import type { Person } from '../reliability/person.fixture'
import { createIn, Device } from '../reliability/transactions.fixture'

const WITHIN_MS = 10_000

let server: ListeningServer
let space: Awaited<ReturnType<Person['createSpace']>>
let owner: Person
let commenter: Person
let reader: Person
let ada: HeadlessClient
let ben: HeadlessClient
let cleo: HeadlessClient
const block = newUuid()

beforeAll(async () => {
  server = await startListening()
  ;[owner, commenter, reader] = [await server.signUp('Ada'), await server.signUp('Ben'), await server.signUp('Cleo')]
  space = await owner.createSpace()
  for (const person of [commenter, reader]) await server.join(space.spaceId, owner, person)
  const roleOf = ({ userId }: Person, role: PermissionItem['role']): PermissionItem => ({
    type: 'user',
    user_id: userId,
    role,
  })
  ada = await HeadlessClient.start({ person: owner, ...space })
  await until(() => ada.isReady, WITHIN_MS, 'the page')
  ada.commit(draft => {
    draft.create(block, 'text', { table: 'block', id: space.pageId }, { after: [], before: [] })
    draft.insertText(block, 0, 'Boiled wool from Tyrol')
    const roles = [roleOf(owner, 'owner'), roleOf(commenter, 'commenter'), roleOf(reader, 'reader')]
    draft.set(blockPointer(space.spaceId, space.pageId), ['permissions'], roles)
  })
  await until(() => ada.sync.unsent === 0, WITHIN_MS, 'the page to be saved')
  ben = await HeadlessClient.start({ person: commenter, ...space })
  cleo = await HeadlessClient.start({ person: reader, ...space })
  await until(() => ben.isReady && cleo.isReady, WITHIN_MS, 'the others')
})
afterAll(async () => {
  for (const client of [ada, ben, cleo]) client.stop()
  await server.discard()
})

const opening =
  (id: Uuid, from: number, to: number, words = 'Which?') =>
  (draft: Draft): void => {
    openDiscussion(draft, { id, block, spans: [{ block, from, to }], context: [['words']] })
    addComment(draft, id, newUuid(), [[words]])
  }
const stored = async (table: string, id: Uuid): Promise<Record<string, unknown> | undefined> =>
  (await server.services.pool.query(`SELECT * FROM ${table} WHERE id = $1`, [id])).rows[0]
const marks = async (): Promise<string> => JSON.stringify((await stored('block', block))?.['properties'])
/** Sends what was built and waits for the answer. */
async function send(client: HeadlessClient, build: (draft: Draft) => void): Promise<void> {
  client.commit(build)
  await until(() => client.sync.unsent === 0, WITHIN_MS, 'the answer')
}

describe('discussions', () => {
  it('[P 6] of who may comment are put on words, and everybody on the page sees them at once', async () => {
    const id = newUuid()
    await send(ben, opening(id, 0, 6))
    expect(await marks()).toContain(id)
    const seen = (client: HeadlessClient) => discussionsOf(client.replica, space.pageId).find(one => one.id === id)
    await until(() => seen(ada) !== undefined && seen(cleo) !== undefined, WITHIN_MS, 'the discussion to arrive')
    for (const client of [ada, cleo]) {
      const [first] = seen(client)?.value?.comments ?? []
      expect(seen(client)).toMatchObject({ at: block, isOnWords: true })
      expect(client.replica.get('comment', first as Uuid)?.['text']).toEqual([['Which?']])
    }
    expect((await stored('block', block))?.['last_edited_by_id']).toBe(owner.userId)
  })

  it('[P 6] are not for who may only read, and take no words along', async () => {
    const id = newUuid()
    const before = await marks()
    await send(cleo, opening(id, 0, 6))
    expect(await stored('discussion', id)).toBeUndefined()
    await send(ben, draft => draft.insertText(block, 0, 'Not '))
    await send(ben, draft => draft.formatText(block, 0, 4, { b: true }))
    expect(await marks()).toBe(before)
  })

  it('[P 7] come with the page, and what was said in the open ones', async () => {
    const [open, settled] = [newUuid(), newUuid()]
    await send(ada, opening(open, 7, 11, 'Still open'))
    await send(ada, opening(settled, 12, 16, 'Settled'))
    await send(ada, draft =>
      draft.set({ table: 'discussion', id: settled, spaceId: space.spaceId }, ['resolved'], true),
    )
    const { records } = await loadPage(reader, space.spaceId, space.pageId)
    const of = (table: string) => records.filter(record => record.table === table)
    expect(of('discussion').map(({ value }) => value.id)).toEqual(expect.arrayContaining([open, settled]))
    expect(of('discussion').every(({ role }) => role === 'reader')).toBe(true)
    const said = JSON.stringify(of('comment').map(({ value }) => 'text' in value && value.text))
    expect(said).toContain('Still open')
    expect(said).not.toContain('Settled')
  })

  it('[P 6] are for who may read the page they belong to, whoever lists their ids', async () => {
    const { spaceId } = space
    const device = new Device(spaceId)
    const [hidden, mine, secret, said, own] = [newUuid(), newUuid(), newUuid(), newUuid(), newUuid()]
    const top = { table: 'space' as const, id: spaceId, spaceId }
    const save = async (person: Person, ...transactions: Transaction[]): Promise<unknown[]> => {
      const body = { requestId: newUuid(), transactions }
      const { results } = await person.call<{ results: { status?: string; error?: { name: string } }[] }>(
        'saveTransactions',
        body,
      )
      return results.map(({ status, error }) => status ?? error?.name)
    }
    const make = (table: 'discussion' | 'comment', id: Uuid, parent_table: string, parent_id: Uuid): Operation =>
      operation(
        'create',
        { table, id, spaceId },
        { value: { parent_table, parent_id, ...(table === 'comment' ? { text: [['A secret']] } : {}) } },
      )
    const list = (table: 'block' | 'discussion', id: Uuid, field: string, listed: Uuid): Operation =>
      operation('listInsert', { table, id, spaceId }, { id: listed, at: { after: [], before: [] } }, field)
    await save(
      owner,
      device.next(
        createIn(top, hidden, 'page'),
        make('discussion', secret, 'block', hidden),
        list('block', hidden, 'discussions', secret),
        make('comment', said, 'discussion', secret),
        list('discussion', secret, 'comments', said),
      ),
    )
    const tried = await save(
      commenter,
      new Device(spaceId).next(createIn(top, mine, 'page')),
      new Device(spaceId).next(list('block', mine, 'discussions', secret)),
      new Device(spaceId).next(make('discussion', own, 'block', mine), list('block', mine, 'discussions', own)),
      new Device(spaceId).next(list('discussion', own, 'comments', said)),
    )
    expect(tried).toEqual(['applied', 'ValidationError', 'applied', 'ValidationError'])
    // Lists that were written before they were judged, or by another version.
    await server.services.pool.query('UPDATE block SET discussions = $2 WHERE id = $1', [mine, [own, secret]])
    await server.services.pool.query('UPDATE discussion SET comments = $2 WHERE id = $1', [own, [said]])
    const loaded = await loadPage(commenter, spaceId, mine)
    expect(loaded.records.filter(({ table }) => table === 'discussion').map(({ value }) => value.id)).toEqual([own])
    expect(JSON.stringify(loaded.records)).not.toContain('A secret')
    expect(JSON.stringify((await loadPage(owner, spaceId, hidden)).records)).toContain('A secret')
  })

  it('[P 7] cost a page nothing that has none', async () => {
    const own = await owner.createSpace('Quiet')
    const { records } = await loadPage(owner, own.spaceId, own.pageId)
    expect(records.map(({ table }) => table)).not.toContain('discussion')
  })
})
