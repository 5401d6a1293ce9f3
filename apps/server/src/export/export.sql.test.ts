// The download of a workspace: everything that the person may read, and nothing else.
import { catalogKinds } from '@sheaf/catalog'
import { exportAddress } from '@sheaf/core/api/export-address'
import type { Uuid } from '@sheaf/core/ids'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { ParentRef } from '@sheaf/core/operations/tree'
import { plant } from '@sheaf/sync/block-trees'
import { Draft } from '@sheaf/sync/draft'
import { Replica } from '@sheaf/sync/replica'
import { expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { FilePerson } from '../files/file-person.fixture'
import type { Person } from '../reliability/person.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'
import { unzipped } from './unzip.fixture'

const { server, owner, member, spaceId, pageId, teamId } = await sharedSpace('Atelier')
const stranger = await server.signUp('Stranger')

async function plantPage(person: Person, parent: ParentRef, page: BlockTree): Promise<void> {
  const { rooms } = server.services
  const replica = new Replica({
    spaceId,
    userId: person.userId,
    kinds: catalogKinds,
    now: Date.now,
    textClientId: () => 7,
  })
  const { records } = await rooms.storage.load(spaceId, [parent], [])
  replica.load(
    records.map(({ table, value }) => ({ table, value, role: 'owner' })),
    [],
  )
  const draft = new Draft(replica)
  plant(draft, [page], parent, atEnd, newUuid)
  const { operations } = draft
  await rooms.submit({ id: newUuid(), clientId: newUuid(), n: 1, spaceId, authoredAt: Date.now(), operations }, person)
}
const text = (insert: string): BlockTree => tree('text', { runs: [{ insert }] })
const page = (insert: string, ...children: readonly BlockTree[]): BlockTree =>
  tree('page', { runs: [{ insert }], children })
const ask = (person: Person, account: Uuid = person.userId): Promise<Response> =>
  fetch(new URL(exportAddress(spaceId, account), person.url), { headers: { cookie: person.cookie } })
const files = async (person: Person): Promise<ReadonlyMap<string, Buffer>> =>
  unzipped(Buffer.from(await (await ask(person)).arrayBuffer()))

it('[P 3] has every page as Markdown with links between them, and the files on them', async () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const fileId = await new FilePerson(owner).upload({ spaceId, blockId: pageId }, picture, 'a view.png')
  const source = [[`attachment:${fileId}:a view.png`]]
  await plantPage(
    owner,
    { table: 'team', id: teamId },
    page(
      'Plan: autumn/winter',
      tree('to_do', { runs: [{ insert: 'Cut the cloth' }], properties: { checked: [['Yes']] } }),
      tree('image', { properties: { source } }),
      page('Inner', text('deep words')),
      page('Inner', text('the other one')),
    ),
  )
  const answer = await ask(owner)
  expect(answer.headers.get('content-disposition')).toContain('filename="Atelier.zip"')
  const found = unzipped(Buffer.from(await answer.arrayBuffer()))
  const read = (path: string): string => found.get(path)?.toString() ?? ''
  const [folder = ''] = [...found.keys()].find(path => path.endsWith('Inner.md'))?.split('/Inner.md') ?? []
  const plan = read(`${folder}.md`)
  expect(plan).toMatch(/^# Plan: autumn\/winter\n/)
  expect(plan).toContain('[x] Cut the cloth')
  expect(plan).toContain('(../files/a%20view.png)')
  expect(plan).toMatch(/\[Inner\]\([^)]*\/Inner\.md\)/)
  expect(plan).toMatch(/\[Inner\]\([^)]*\/Inner%202\.md\)/)
  expect(plan).not.toContain('deep words')
  expect(read(`${folder}/Inner.md`)).toBe('# Inner\n\ndeep words\n')
  expect(read(`${folder}/Inner 2.md`)).toBe('# Inner\n\nthe other one\n')
  expect(found.get('files/a view.png')?.equals(picture)).toBe(true)
})

it('[P 6] has nothing that the person may not read', async () => {
  await plantPage(owner, { table: 'space', id: spaceId }, page('My own', text('for my eyes')))
  expect([...(await files(owner)).keys()]).toContain('Private/My own.md')
  const theirs = await files(member)
  expect(theirs.size).toBeGreaterThan(0)
  expect([...theirs].map(([path, bytes]) => path + bytes.toString()).join()).not.toMatch(/My own|for my eyes/)
})

it('[P 8] is for the people of the workspace, and for the accounts of the browser', async () => {
  expect((await ask(stranger)).status).toBe(404)
  expect((await ask(stranger, owner.userId)).status).toBe(403)
  expect((await fetch(new URL(exportAddress(spaceId, owner.userId), owner.url))).status).toBe(403)
})
