// A copy of a page against its original: equal in everything but ids.
import { insertTree } from '@sheaf/core/actions/block-trees'
import type { Draft, Step } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { atEnd } from '@sheaf/core/operations/anchor'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { ParentRef } from '@sheaf/core/operations/tree'
import { byPerson, causeOf } from '@sheaf/core/protocol/cause'
import type { BlockValue } from '@sheaf/core/records/block'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { callAuthor } from '../author/call-author'
import type { Person } from '../reliability/person.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'

const { server, owner, member, spaceId, teamId } = await sharedSpace()

/** A load also brings what lies above. */
const load = async (id: Uuid): Promise<BlockValue | undefined> => {
  const { records } = await server.services.rooms.storage.load(spaceId, [{ table: 'block', id }], [])
  return records.find(({ value }) => value.id === id)?.value as unknown as BlockValue | undefined
}

/** Plants a page as a person's client would, and returns the ids of all its blocks in the order of the trees. */
async function plantPage(
  person: Person,
  parent: ParentRef,
  page: BlockTree,
  more?: (draft: Draft, ids: Uuid[]) => void,
) {
  const author = callAuthor(person, spaceId)
  await author.open(parent)
  const ids: Uuid[] = []
  const newId = (): Uuid => {
    const id = newUuid()
    ids.push(id)
    return id
  }
  const alone = { ...page, children: [] }
  const steps: Step[] = [draft => void insertTree(draft, [alone], parent, atEnd, newId)]
  for (const child of page.children)
    steps.push(draft => void insertTree(draft, [child], { table: 'block', id: ids[0] as Uuid }, atEnd, newId))
  if (more) steps.push(draft => more(draft, ids))
  await author.writeAll(steps)
  return ids
}

/** Everything that people see of a page, with ids replaced by their place in it. */
async function pictureOf(pageId: Uuid): Promise<unknown> {
  const { rows } = await server.services.pool.query<BlockValue>(
    'SELECT * FROM block WHERE space_id = $1 AND alive ORDER BY ord COLLATE "C"',
    [spaceId],
  )
  const byParent = new Map<Uuid, BlockValue[]>()
  for (const row of rows) byParent.set(row.parent_id, [...(byParent.get(row.parent_id) ?? []), row])
  const places = new Map<string, string>()
  const read = (block: BlockValue | undefined): object | undefined => {
    if (!block) return undefined
    const { id, type, properties, format, file_ids, permissions } = block
    places.set(id, `#${places.size}`).set(id.replaceAll('-', ''), `#${places.size - 1}`)
    return { type, properties, format, file_ids, permissions, children: (byParent.get(id) ?? []).map(read) }
  }
  const picture = JSON.stringify(read(rows.find(row => row.id === pageId)))
  return JSON.parse(
    picture.replaceAll(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32}/g, id => places.get(id) ?? id),
  )
}
const titleOf = async (id: Uuid): Promise<string> =>
  plainText((await load(id))?.properties?.['title'] as RichText | undefined)
const copy = async (person: Person, pageId: Uuid, more: object = {}) => {
  const copyId = newUuid()
  const answer = await person.ask('duplicatePage', { spaceId, pageId, copyId, ...more })
  return { copyId, ...answer }
}
const team = (): ParentRef => ({ table: 'team', id: teamId })
const text = (insert: string): BlockTree => tree('text', { runs: [{ insert }] })

describe('[P 4] a copy of a page', () => {
  it('is equal to the original but for ids and the number after its name', async () => {
    const outside = newUuid()
    const file = newUuid()
    const page = tree('page', {
      runs: [{ insert: 'Plan' }],
      format: { page_icon: '🌾', page_full_width: true },
      children: [
        tree('text', { runs: [{ insert: 'bold', attributes: { b: true } }, { insert: ' and ' }] }),
        tree('toggle', {
          runs: [{ insert: 'Open me' }],
          children: [text('inside'), tree('to_do', { properties: { checked: [['Yes']] } })],
        }),
        tree('page', {
          runs: [{ insert: 'Inner' }],
          children: [text('deep'), tree('page', { children: [text('deeper')] })],
        }),
        tree('image', { properties: { source: [[`attachment:${file}:a.png`]] }, format: { block_width: 300 } }),
        tree('transclusion_container', { children: [text('synced')] }),
        tree('transclusion_reference', {
          format: { transclusion_reference_pointer: { table: 'block', id: outside, spaceId } },
        }),
      ],
    })
    const ids = await plantPage(owner, team(), page, (draft, [pageId, first, , , , inner]) => {
      draft.insertText(first as Uuid, 0, { k: 'p', v: [inner as Uuid, spaceId] })
      draft.insertText(first as Uuid, 1, 'link', { a: `/${(inner as Uuid).replaceAll('-', '')}` })
      draft.insertText(first as Uuid, 2, { k: 'p', v: [outside, spaceId] })
      draft.set(blockPointer(spaceId, first as Uuid), ['file_ids'], [file])
      draft.insertText(pageId as Uuid, 4, ' B')
    })
    const [original] = ids as [Uuid]
    const { copyId, status, body } = await copy(owner, original)
    expect([status, body]).toEqual([200, { pageId: copyId, blocks: ids.length, isWhole: true }])
    const log = (await server.services.rooms.storage.log(spaceId, 0, 100)) ?? []
    // The first page is the server's own; what came by a socket or a call is a person's.
    expect([log[0], log.at(-2), log.at(-1)].map(entry => entry && causeOf(entry))).toEqual([
      { kind: 'system' },
      byPerson,
      { kind: 'copy', id: original },
    ])
    const [before, after] = [JSON.stringify(await pictureOf(original)), JSON.stringify(await pictureOf(copyId))]
    expect(after).toBe(before.replace('[["Plan B"]]', '[["Plan B (1)"]]'))
    for (const id of ids) expect(after).not.toContain(id)
    expect(after).toContain(outside)
    expect(after).toContain(file)
    expect(JSON.stringify(await pictureOf(original))).toBe(before)

    expect(await load(copyId)).toMatchObject({ parent_table: 'team', parent_id: teamId, created_by_id: owner.userId })
    expect(await titleOf((await copy(owner, original)).copyId)).toBe('Plan B (2)')
    const { records } = await server.services.rooms.storage.load(spaceId, [team()], [])
    const pages = new KnownRecords(records).find('team', teamId)?.team_pages ?? []
    expect(pages.indexOf(copyId)).toBeGreaterThan(pages.indexOf(original))
  })

  it('holds nothing that the person may not read, and is their own where they may not write', async () => {
    const [original, , secret] = (await plantPage(
      owner,
      team(),
      tree('page', {
        runs: [{ insert: 'Open' }],
        children: [text('for all'), tree('page', { runs: [{ insert: 'Secret' }], children: [text('words')] })],
      }),
    )) as [Uuid, Uuid, Uuid]
    await server.services.rooms.change(spaceId, owner.actor, state => {
      state.changeBlock(secret, { permissions: [{ type: 'user', user_id: owner.userId, role: 'owner' }] })
      state.changeBlock(original, {
        permissions: [
          { type: 'user', user_id: owner.userId, role: 'owner' },
          { type: 'space', role: 'reader' },
        ],
      })
    })
    const made = await copy(member, original, { parent: { table: 'space', id: spaceId } })
    expect(made.status).toBe(200)
    expect(JSON.stringify(await pictureOf(made.copyId))).not.toMatch(/Secret|words/)
    expect((await load(made.copyId))?.permissions).toEqual([{ type: 'user', user_id: member.userId, role: 'owner' }])
    expect((await copy(member, secret)).status).toBe(404)
    const own = await copy(owner, original, { parent: { table: 'block', id: secret } })
    expect(await load(own.copyId)).toMatchObject({ parent_id: secret })
    expect((await load(own.copyId))?.permissions).toBeUndefined()
    expect((await copy(member, original, { parent: { table: 'block', id: secret } })).status).toBe(404)
  })

  it('is made in portions, and stops when what is there of it goes to the trash', async () => {
    const [original] = (await plantPage(
      owner,
      team(),
      tree('page', { runs: [{ insert: 'Long' }], children: Array.from({ length: 3000 }, (_, i) => text(`line ${i}`)) }),
    )) as [Uuid]
    const whole = await copy(owner, original)
    expect(whole.body).toMatchObject({ blocks: 3001, isWhole: true })
    expect(JSON.stringify(await pictureOf(whole.copyId))).toBe(
      JSON.stringify(await pictureOf(original)).replace('Long', 'Long (1)'),
    )

    const copyId = newUuid()
    const asked = owner.ask('duplicatePage', { spaceId, pageId: original, copyId })
    while (!(await load(copyId)));
    await server.services.rooms.change(spaceId, owner.actor, state => state.changeBlock(copyId, { alive: false }))
    expect((await asked).body).toMatchObject({ isWhole: false })
  })

  it('never takes an id that is in use', async () => {
    const [original] = (await plantPage(owner, team(), tree('page', { runs: [{ insert: 'One' }] }))) as [Uuid]
    expect((await copy(owner, original, { copyId: original })).body).toMatchObject({ name: 'id-exists' })
  })
})
