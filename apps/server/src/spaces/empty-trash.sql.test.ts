// The trash: who sees what of it, and what deleting for ever takes and leaves.

import type { TrashedPage } from '@sheaf/core/api/page/get-trash'
import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import { operation } from '@sheaf/core/operations/operation'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import type { SpaceState } from '@sheaf/core/operations/space-state'
import type { SaveResult } from '@sheaf/core/protocol/messages'
import { describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import type { Person } from '../reliability/person.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'
import { createIn, Device } from '../reliability/transactions.fixture'
import { emptyTrash } from './empty-trash'

const DAY_MS = 86_400_000

const { server, owner, member, spaceId, teamId, space, team } = await sharedSpace()

const block = (id: Uuid): Pointer => blockPointer(spaceId, id)
const trash = (id: Uuid): Operation => operation('trashBlock', block(id), { seen: [`${id}/`] })
const restore = (id: Uuid): Operation => operation('restoreBlock', block(id))

/** By the server, past all checks. */
const change = (make: (state: SpaceState) => void) => server.services.rooms.change(spaceId, owner.actor, make)

async function save(person: Person, ...operations: Operation[]): Promise<SaveResult | undefined> {
  const { results } = await person.call<{ results: SaveResult[] }>('saveTransactions', {
    requestId: newUuid(),
    transactions: [new Device(spaceId).next(...operations)],
  })
  return results[0]
}
async function page(person: Person, parent: Pointer, title = 'A page'): Promise<Uuid> {
  const id = newUuid()
  await save(person, createIn(parent, id, 'page'))
  await change(state => state.changeBlock(id, { properties: { title: [[title]] } }))
  return id
}
const list = async (person: Person, more: object = {}): Promise<readonly TrashedPage[]> =>
  (await person.call<{ pages: TrashedPage[] }>('getTrash', { spaceId, limit: 100, ...more })).pages
const idsOf = async (person: Person, more: object = {}): Promise<readonly Uuid[]> =>
  (await list(person, more)).map(one => one.id)
const forEver = (person: Person, pageId: Uuid) => person.ask('deleteFromTrash', { spaceId, pageId })
const rowsOf = async (ids: readonly Uuid[]): Promise<readonly Uuid[]> =>
  (
    await server.services.pool.query<{ id: Uuid }>(
      'SELECT id FROM block WHERE space_id = $1 AND id = ANY($2::uuid[]) ORDER BY id',
      [spaceId, ids],
    )
  ).rows.map(row => row.id)
const age = (id: Uuid, days: number) =>
  change(state => state.changeBlock(id, { moved_to_trash_time: Date.now() - days * DAY_MS }))

describe('the list', () => {
  it('[P 4] says what the person may bring back, the latest first, and nothing else', async () => {
    const first = await page(owner, team, 'Budget')
    const secret = await page(owner, space, 'Salaries')
    const second = await page(member, team, 'Résumé of the year')
    const alive = await page(owner, team)
    for (const id of [first, secret]) await save(owner, trash(id))
    await save(member, trash(second))
    expect(await idsOf(owner)).toEqual([second, secret, first])
    expect(await idsOf(member)).toEqual([second, first])
    expect(await idsOf(owner)).not.toContain(alive)
    const [latest] = await list(owner)
    expect(latest).toMatchObject({ trashedBy: member.userId, parentTable: 'team', parentId: teamId })

    expect(await idsOf(owner, { query: 'resume YEAR' })).toEqual([second])
    expect(await idsOf(owner, { query: 'nothing of it' })).toEqual([])
    expect(await idsOf(owner, { trashedBy: owner.userId })).toEqual([secret, first])
    expect(await idsOf(owner, { within: teamId })).toEqual([second, first])
  })

  it('[P 4] goes on where it ended, and leaves out what lies in another page of the trash', async () => {
    const outer = await page(owner, team, 'Outer')
    const inner = await page(owner, block(outer), 'Inner')
    const beside = await page(owner, block(outer), 'Beside')
    await save(owner, trash(inner))
    expect(await idsOf(owner, { within: outer })).toEqual([inner])
    expect((await list(owner, { within: outer }))[0]?.inPage).toEqual({ id: outer, title: [['Outer']] })
    await save(owner, trash(outer))
    expect(await idsOf(owner)).toContain(outer)
    expect(await idsOf(owner)).not.toContain(inner)
    await save(owner, restore(outer))
    await save(owner, trash(beside))

    const read: Uuid[] = []
    let cursor: unknown
    do {
      const answer: { pages: TrashedPage[]; cursor?: unknown } = await owner.call('getTrash', {
        spaceId,
        limit: 1,
        ...(cursor ? { cursor } : {}),
      })
      read.push(...answer.pages.map(one => one.id))
      cursor = answer.cursor
    } while (cursor)
    expect(read).toEqual(await idsOf(owner))
    expect(read).toEqual(expect.arrayContaining([inner, beside]))
  })
})

describe('deleting for ever', () => {
  it('[P 4] takes the page, its blocks and the pages in it, and nothing beside them', async () => {
    const doomed = await page(owner, team)
    const [text, gone, own, moved] = [newUuid(), newUuid(), newUuid(), newUuid()]
    await save(owner, createIn(block(doomed), text), createIn(block(doomed), gone), trash(gone))
    const inner = await page(owner, block(doomed))
    await save(owner, createIn(block(inner), own))
    const leaves = await page(owner, block(doomed))
    await save(owner, createIn(block(leaves), moved))
    const beside = await page(owner, team)
    await save(owner, operation('moveBlock', block(leaves), { parent: block(beside), at: { after: [], before: [] } }))
    await save(owner, trash(doomed))
    expect((await forEver(owner, doomed)).body).toEqual({ isDeleted: true })
    expect(await rowsOf([doomed, text, gone, inner, own, leaves, moved, beside])).toEqual(
      [leaves, moved, beside].sort(),
    )
    expect(await idsOf(owner)).not.toContain(doomed)
  })

  it('[P 8] twice is once: the second finds nothing, also at the same moment', async () => {
    const doomed = await page(owner, team)
    await save(owner, trash(doomed))
    const answers = await Promise.all([forEver(owner, doomed), forEver(member, doomed)])
    expect(answers.map(answer => answer.status).sort((a, b) => a - b)).toEqual([200, 404])
    expect((await forEver(owner, doomed)).status).toBe(404)
  })

  it('[P 4] never takes what was restored, and a restore never brings back what is deleted', async () => {
    const kept = await page(owner, team)
    await save(owner, trash(kept))
    await save(member, restore(kept))
    expect((await forEver(owner, kept)).body).toEqual({ isDeleted: false })
    expect(await rowsOf([kept])).toEqual([kept])

    for (let i = 0; i < 10; i++) {
      const id = await page(owner, team)
      await save(owner, trash(id))
      const [deleted, restored] = await Promise.all([forEver(owner, id), save(member, restore(id))])
      const isDeleted = (deleted.body as { isDeleted: boolean }).isDeleted
      expect(await rowsOf([id])).toEqual(isDeleted ? [] : [id])
      expect(restored && 'error' in restored).toBe(isDeleted)
    }
  })

  it('[P 8] is for who may configure the page', async () => {
    const secret = await page(owner, space)
    await save(owner, trash(secret))
    expect((await forEver(member, secret)).status).toBe(404)
    const read = await page(owner, space)
    await save(
      owner,
      operation(
        'keyedSet',
        block(read),
        { key: member.userId, value: { type: 'user', user_id: member.userId, role: 'reader' } },
        'permissions',
      ),
      trash(read),
    )
    expect(await idsOf(member)).not.toContain(read)
    expect((await forEver(member, read)).status).toBe(403)
    expect(await rowsOf([secret, read])).toHaveLength(2)
  })

  it('[P 4] tells whoever has it open, also a page in it that has rights of its own', async () => {
    const doomed = await page(owner, team)
    const apart = await page(owner, block(doomed))
    await save(owner, operation('set', block(apart), { value: [{ type: 'space', role: 'editor' }] }, 'permissions'))
    await save(owner, trash(doomed))
    const socket = await server.open(member)
    for (const id of [doomed, apart]) {
      socket.subscribe(block(id))
      await socket.next('subscribed')
    }
    await forEver(owner, doomed)
    const told = [await socket.next('revoked'), await socket.next('revoked')]
    expect(told.map(message => message.channel).sort()).toEqual([doomed, apart].sort())
    expect(await rowsOf([doomed, apart])).toEqual([])
    socket.close()
  })

  it('[P 4] takes places of files, and files that nothing shows any more', async () => {
    const { pool } = server.services
    const doomed = await page(owner, team)
    const kept = await page(owner, team)
    const [shown, alone] = [newUuid(), newUuid()]
    for (const id of [shown, alone])
      await pool.query(
        `INSERT INTO file_upload (id, space_id, parent_id, parent_table, alive, name, content_type, size) VALUES ($1, $2, $3, 'block', true, 'a', 'text/plain', 1)`,
        [id, spaceId, doomed],
      )
    for (const place of [kept, doomed])
      await pool.query('INSERT INTO file_place (file_id, space_id, block_id) VALUES ($1, $2, $3)', [
        shown,
        spaceId,
        place,
      ])
    await save(owner, trash(doomed))
    await forEver(owner, doomed)
    const files = await pool.query<{ id: Uuid }>('SELECT id FROM file_upload WHERE id = ANY($1::uuid[])', [
      [shown, alone],
    ])
    expect(files.rows.map(row => row.id)).toEqual([shown])
    const places = await pool.query<{ at: Uuid }>('SELECT block_id AS at FROM file_place WHERE file_id = $1', [shown])
    expect(places.rows.map(row => row.at)).toEqual([kept])
  })
})

describe('the pruning of the trash', () => {
  const settings = (value: object) =>
    change(state =>
      state.change('space', spaceId, {
        settings: { ...(state.get('space', spaceId)?.['settings'] as object), ...value },
      }),
    )

  it('[P 3] takes what has been there for thirty days, and nothing younger', async () => {
    const [old, young, alive] = [await page(owner, team), await page(owner, team), await page(owner, team)]
    for (const id of [old, young]) await save(owner, trash(id))
    await age(old, 31)
    await age(young, 29)
    await emptyTrash(server.services)
    expect(await rowsOf([old, young, alive])).toEqual([young, alive].sort())
    await emptyTrash(server.services)
    expect(await rowsOf([young, alive])).toHaveLength(2)
  })

  it('[P 3] keeps to the delays of the space', async () => {
    const [old, deleted] = [await page(owner, team), await page(owner, team)]
    await settings({ delete_from_trash_delay_seconds: 7 * 86_400, purge_delay_seconds: 86_400 })
    for (const id of [old, deleted]) await save(owner, trash(id))
    await age(old, 8)
    expect((await forEver(owner, deleted)).body).toEqual({ isDeleted: true })
    await emptyTrash(server.services)
    // Gone for everybody, and the rows are kept for a day.
    expect(await rowsOf([old, deleted])).toHaveLength(2)
    expect(await idsOf(owner)).not.toContain(old)
    expect(
      (await owner.ask('syncRecordValues', { requests: [{ pointer: block(old), version: -1 }] })).text,
    ).not.toMatch(/"alive"/)
    await emptyTrash({ ...server.services, now: () => Date.now() + 2 * DAY_MS })
    expect(await rowsOf([old, deleted])).toEqual([])
    await settings({ delete_from_trash_delay_seconds: 30 * 86_400, purge_delay_seconds: 0 })
  })
})
