// The download of a workspace: everything that the person may read, and nothing else.
import { insertTree } from '@sheaf/core/actions/block-trees'
import { exportAddress, exportNote } from '@sheaf/core/api/space/export-address'
import type { Uuid } from '@sheaf/core/ids'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { atEnd } from '@sheaf/core/operations/anchor'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { ParentRef } from '@sheaf/core/operations/tree'
import { expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { callAuthor } from '../author/call-author'
import { Databases } from '../collections/database.fixture'
import { FilePerson } from '../files/file-person.fixture'
import type { Person } from '../reliability/person.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'
import { unzipped } from './unzip.fixture'

const { server, owner, member, spaceId, pageId, teamId } = await sharedSpace('Atelier')
const stranger = await server.signUp('Stranger')

async function plantPage(person: Person, parent: ParentRef, page: BlockTree, pageId?: Uuid): Promise<void> {
  const author = callAuthor(person, spaceId)
  await author.open(parent)
  let ids = pageId ? [pageId] : []
  const newId = (): Uuid => {
    const [next = newUuid()] = ids
    ids = []
    return next
  }
  await author.write(draft => insertTree(draft, [page], parent, atEnd, newId))
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

it('[P 3] has databases as CSV with all properties, and every row as a page that says them', async () => {
  const db = new Databases(spaceId)
  const people = await db.database(owner, { table: 'team', id: teamId, spaceId }, {})
  const [weaver] = (await db.rows(owner, people.collectionId, 1)) as [Uuid]
  const { blockId, collectionId } = await db.database(
    owner,
    { table: 'team', id: teamId, spaceId },
    {
      state: { name: 'State', type: 'select', options: [{ id: 'open', name: 'Open', color: 'blue' }] },
      price: { name: 'Price', type: 'number' },
      who: { name: 'Who', type: 'person' },
      scan: { name: 'Scan', type: 'files' },
      by: { name: 'Weaver', type: 'relation', collection_id: people.collectionId },
      dear: { name: 'Dear', type: 'formula', expression: 'prop("Price") * 2' },
    },
  )
  const fileId = await new FilePerson(owner).upload({ spaceId, blockId }, Buffer.from('scanned'), 'scan.txt')
  const [row] = (await db.rows(owner, collectionId, 1, () => ({
    state: 'open',
    price: 120,
    who: [owner.userId],
    scan: [{ name: 'scan.txt', fileId }],
  }))) as [Uuid]
  await db.write(owner, db.relate(row, 'by', weaver))
  const entitle = (id: Uuid, title: string) =>
    server.services.rooms.change(spaceId, owner.actor, state =>
      state.changeBlock(id, { properties: { ...state.block(id)?.properties, title: [[title]] } }),
    )
  await entitle(blockId, 'Orders')
  await entitle(row, 'Coats')
  await entitle(weaver, 'Steiner')
  await db.write(owner, db.set(blockPointer(spaceId, blockId), ['format', 'page_icon'], '🧵'))
  const found = await files(owner)
  const [csv = ''] = [...found]
    .filter(([path]) => path.endsWith('.csv'))
    .map(([, bytes]) => bytes.toString())
    .filter(text => text.includes('Price'))
  expect(csv).toBe('\ufeffName,State,Price,Who,Scan,Weaver,Dear\r\nCoats,Open,120,Owner,scan.txt,Steiner,240\r\n')
  const page = [...found].find(([path]) => path.endsWith('/Orders/Coats.md'))?.[1].toString() ?? ''
  expect(page).toMatch(/^# Coats\n\n/)
  expect(page).toContain('- **State:** Open')
  expect(page).toContain('- **Price:** 120')
  expect(page).toContain('[scan.txt](../../files/scan.txt)')
  expect(page).toMatch(/\*\*Weaver:\*\* \[?Steiner/)
  expect(page).toContain('- **Dear:** 240')
  const home = [...found].find(([path]) => path.endsWith('/Orders.md'))?.[1].toString() ?? ''
  expect(home).toMatch(/^# 🧵 Orders\n\n\[Orders\.csv\]\(Orders\.csv\)/)
})

it('[P 3] has one page with what is in it, in words that people read', async () => {
  const id = newUuid()
  const callout = tree('callout', { runs: [{ insert: 'Mind the dye' }], format: { page_icon: '⚠️' } })
  const named: BlockTree = tree('text', { runs: [{ insert: 'by ' }, { insert: { k: 'u', v: [owner.userId] } }] })
  await plantPage(owner, { table: 'team', id: teamId }, page('Dyes', callout, named, page('Woad', text('blue'))), id)
  const answer = await fetch(new URL(exportAddress(spaceId, owner.userId, id), owner.url), {
    headers: { cookie: owner.cookie },
  })
  expect(answer.headers.get('content-disposition')).toContain('filename="Dyes.zip"')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.toString('latin1')).toMatch(new RegExp(`${exportNote(0)}$`))
  const found = unzipped(bytes)
  expect([...found.keys()]).toEqual(['Dyes.md', 'Dyes/Woad.md'])
  expect(found.get('Dyes.md')?.toString()).toBe('# Dyes\n\n> ⚠️ Mind the dye\n\nby @Owner\n\n[Woad](Dyes/Woad.md)\n')
  const hidden = await fetch(new URL(exportAddress(spaceId, member.userId, newUuid()), member.url), {
    headers: { cookie: member.cookie },
  })
  expect(hidden.status).toBe(404)
})

it('[P 3] says which files could not be put in', async () => {
  const fileId = newUuid()
  const source = [[`attachment:${fileId}:gone.png`]]
  await plantPage(owner, { table: 'team', id: teamId }, page('Lost', tree('image', { properties: { source } })))
  const bytes = Buffer.from(await (await ask(owner)).arrayBuffer())
  expect(bytes.toString('latin1')).toMatch(new RegExp(`${exportNote(1)}$`))
  expect(unzipped(bytes).get('Not exported.txt')?.toString()).toContain('- files/gone.png')
})
