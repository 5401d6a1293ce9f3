// Discussions on a server: what a page's load brings of them, who may open them on words, and that everybody on the page sees them.
import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { PermissionItem } from '@sheaf/core/records/block'
import { addComment, openDiscussion } from '@sheaf/sync/discussions'
import type { Draft } from '@sheaf/sync/draft'
import { discussionsOf } from '@sheaf/sync/page-discussions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { until } from '../reliability/crash-run.fixture'
import { HeadlessClient } from '../reliability/headless-client.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { loadPage } from '../reliability/page-loader.fixture'
import type { Person } from '../reliability/person.fixture'

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
    openDiscussion(draft, space.spaceId, { id, block, spans: [{ block, from, to }], context: [['words']] })
    addComment(draft, space.spaceId, id, newUuid(), [[words]])
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
    const said = JSON.stringify(of('comment').map(({ value }) => value['text']))
    expect(said).toContain('Still open')
    expect(said).not.toContain('Settled')
  })

  it('[P 7] cost a page nothing that has none', async () => {
    const own = await owner.createSpace('Quiet')
    const { records } = await loadPage(owner, own.spaceId, own.pageId)
    expect(records.map(({ table }) => table)).not.toContain('discussion')
  })
})
