// A space with something of everything that pages are made of, and an edit of every kind: for comparing what is told from memory with what a
// process tells that reads everything anew.
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import { operation } from '@sheaf/core/operations/operation'
import type { Pointer } from '@sheaf/core/operations/record-id'
import { newUuid } from '../auth/secrets'
import { callAuthor } from '../author/call-author'
import { Databases } from '../collections/database.fixture'
import type { MemoryHolder } from '../memory/memory-budget'
import { type ListeningServer, startListening } from './listening-server.fixture'
import type { Person } from './person.fixture'
import { seeded } from './random-editor.fixture'
import type { sharedSpace } from './shared-space.fixture'
import { sorted } from './sorted.fixture'
import { createIn } from './transactions.fixture'

/** Asks somebody's question at one of two processes. */
export type Question = (person: Person) => Promise<unknown>
type Edit = readonly [name: string, edit: (by: Person, line: Uuid, n: number) => Promise<unknown>]

export async function everyEdit({
  server,
  owner,
  member,
  spaceId,
  team,
  space,
}: Awaited<ReturnType<typeof sharedSpace>>) {
  const db = new Databases(spaceId)
  const fresh = await startListening(server.database)
  const there = (person: Person): Person => person.via(fresh.origin, fresh.origin)
  const [home, other, inner, deep, secret, apart, deepest] = Array.from({ length: 7 }, newUuid) as [
    Uuid,
    Uuid,
    Uuid,
    Uuid,
    Uuid,
    Uuid,
    Uuid,
  ]
  const lines = Array.from({ length: 6 }, newUuid)
  const [toggle] = lines as [Uuid]
  const below = newUuid()
  const discussion = { made: newUuid(), comment: newUuid() }

  const share = (id: Uuid) =>
    server.services.rooms.change(spaceId, owner.actor, state =>
      state.changeBlock(id, { permissions: [{ type: 'user', user_id: owner.userId, role: 'owner' }] }),
    )
  const open = (id: Uuid) =>
    server.services.rooms.change(spaceId, owner.actor, state => state.changeBlock(id, { permissions: undefined }))

  /** As a client writes: on what it has loaded. */
  const draft = async (
    by: Person,
    ids: readonly Uuid[],
    edit: Parameters<ReturnType<typeof callAuthor>['write']>[0],
  ) => {
    const author = callAuthor(by, spaceId)
    for (const id of ids) await author.open(db.block(id))
    await author.write(edit)
  }
  const write = (by: Person, id: Uuid, words: string) => draft(by, [id], one => one.insertText(id, 0, words))
  const pointer = (table: 'discussion' | 'comment' | 'team', id: Uuid): Pointer => ({ table, id, spaceId })
  const at = (id: Uuid) => ({ table: 'block', id }) as const
  const create = (table: 'discussion' | 'comment', id: Uuid, parent: string, parent_id: Uuid) =>
    operation('create', pointer(table, id), { value: { parent_table: parent, parent_id } })

  await db.write(owner, createIn(team, home, 'page'), createIn(team, other, 'page'))
  await db.write(owner, ...lines.map(id => createIn(db.block(home), id)), createIn(db.block(toggle), below))
  await db.write(owner, createIn(db.block(toggle), inner, 'page'), createIn(db.block(inner), deep, 'page'))
  await db.write(owner, createIn(db.block(deep), deepest))
  await db.write(owner, createIn(db.block(toggle), secret, 'page'), createIn(db.block(inner), apart, 'page'))
  await share(secret)
  await share(apart)
  const tasks = await db.database(owner, db.block(home), { count: { type: 'number' } }, 'collection_view')
  const ruled = await db.database(owner, team, { who: { type: 'person' } })
  const [row] = (await db.rows(owner, tasks.collectionId, 1)) as [Uuid]
  const [ruledRow] = (await db.rows(owner, ruled.collectionId, 1, () => ({ who: [member.userId] }))) as [Uuid]
  await write(owner, toggle, 'Linen and wool')

  /** Some must have come before others; apart from that their order is drawn by lot. */
  const edits: readonly Edit[] = [
    ['words', (by, line) => write(by, line, 'Flax ')],
    ['words in a page on it', by => write(by, deepest, 'Hemp ')],
    ['the name of a page on it', by => write(by, inner, 'Fibres ')],
    ['the name of a page for one person', () => write(owner, secret, 'Prices ')],
    ['a format', (by, line, n) => db.write(by, db.set(db.block(line), ['format', 'color'], `c${n}`))],
    ['a new line', by => db.write(by, createIn(db.block(home)))],
    ['a new line in a line', by => db.write(by, createIn(db.block(toggle)))],
    ['a split', by => draft(by, [toggle, home], one => one.split(toggle, 2, newUuid(), 'text'))],
    ['a merge', (by, line) => draft(by, [line, toggle], one => one.merge(line, toggle))],
    ['a line in the trash', (by, line) => draft(by, [line], one => one.trash(line))],
    ['a line back', (by, line) => draft(by, [line], one => one.restore(line))],
    [
      'a line first',
      (by, line) => draft(by, [line, home], one => one.move(line, at(home), { after: [], before: [toggle] })),
    ],
    ['a line to another page', (by, line) => draft(by, [line, other], one => one.move(line, at(other), atEnd))],
    ['a line back from there', (by, line) => draft(by, [line, home], one => one.move(line, at(home), atEnd))],
    ['a page elsewhere', by => draft(by, [inner, other], one => one.move(inner, at(other), atEnd))],
    ['a page back', by => draft(by, [inner, toggle], one => one.move(inner, at(toggle), atEnd))],
    ['a line that becomes a page', (by, line) => db.write(by, db.set(db.block(line), ['type'], 'page'))],
    ['a page that becomes a line', (by, line) => db.write(by, db.set(db.block(line), ['type'], 'text'))],
    [
      'a page of one person to another page',
      () => draft(owner, [secret, other], one => one.move(secret, at(other), atEnd)),
    ],
    ['it comes back', () => draft(owner, [secret, toggle], one => one.move(secret, at(toggle), atEnd))],
    ['it goes to the trash', () => draft(owner, [secret], one => one.trash(secret))],
    ['it comes out of the trash', () => draft(owner, [secret], one => one.restore(secret))],
    ['a page of one person in a page on it goes', () => draft(owner, [apart], one => one.trash(apart))],
    ['and comes back', () => draft(owner, [apart], one => one.restore(apart))],
    ['a new page of one person', () => newSecret()],
    ['a page for one person', () => share(inner)],
    ['a page for everybody', () => open(inner)],
    ['the whole page for one person', () => share(home)],
    ['the whole page for everybody', () => open(home)],
    ['a page in a page', by => db.write(by, createIn(db.block(inner), newUuid(), 'page'))],
    ['a page at the top', by => db.write(by, createIn(team, newUuid(), 'page'))],
    ['a comment', (by, line) => discuss(by, line)],
    ['another comment', by => db.save(by, create('comment', newUuid(), 'discussion', discussion.made))],
    ['a comment deleted', by => db.save(by, db.set(pointer('comment', discussion.comment), ['alive'], false))],
    ['a discussion closed', by => db.save(by, db.set(pointer('discussion', discussion.made), ['resolved'], true))],
    ['a row', by => db.write(by, db.row(tasks.collectionId, { count: 1 }))],
    ['a cell', (by, _line, n) => db.write(by, db.set(db.block(row), ['properties', 'count'], n))],
    [
      'a property',
      (by, _line, n) =>
        db.write(by, db.set(db.collection(tasks.collectionId), ['schema', 'count', 'name'], `Count ${n}`)),
    ],
    [
      'a view',
      (by, _line, n) =>
        db.write(by, db.set({ table: 'collection_view', id: tasks.viewId, spaceId }, ['name'], `View ${n}`)),
    ],
    ['a database in the trash', by => draft(by, [tasks.blockId], one => one.trash(tasks.blockId))],
    ['a database back', by => draft(by, [tasks.blockId], one => one.restore(tasks.blockId))],
    [
      'rules',
      (_by, _line, n) =>
        db.write(owner, db.set(db.collection(ruled.collectionId), ['row_permissions'], n % 2 ? rules : null)),
    ],
    [
      'who stands in a row',
      (_by, _line, n) =>
        db.write(owner, db.set(db.block(ruledRow), ['properties', 'who'], n % 2 ? [] : [member.userId])),
    ],
    ['a team', (_by, _line, n) => db.write(owner, db.set(pointer('team', team.id), ['name'], `Team ${n}`))],
    ['the workspace', (_by, _line, n) => db.write(owner, db.set(space, ['name'], `Weavers ${n}`))],
  ]
  const rules = [{ type: 'property', property: 'who', role: 'editor' }]

  async function newSecret(): Promise<void> {
    const id = newUuid()
    await db.write(owner, createIn(db.block(toggle), id, 'page'))
    await share(id)
  }
  async function discuss(by: Person, line: Uuid): Promise<void> {
    await db.save(
      by,
      create('discussion', discussion.made, 'block', line),
      operation('listInsert', db.block(line), { id: discussion.made, at: atEnd }, 'discussions'),
      create('comment', discussion.comment, 'discussion', discussion.made),
    )
  }

  /** What somebody is told here that a process does not tell which reads everything anew. */
  async function differences(questions: readonly Question[]): Promise<readonly unknown[]> {
    for (const memory of memories(fresh)) for (const part of memory.parts()) part.shed()
    const asked = [owner, member].flatMap(person =>
      questions.map(async (question, i) => {
        const [held, read] = await Promise.all([question(person), question(there(person))])
        return JSON.stringify(sorted(held)) === JSON.stringify(sorted(read)) ? [] : [{ question: i, held, read }]
      }),
    )
    return (await Promise.all(asked)).flat()
  }
  /** Answers which edits were made, and not refused. */
  async function play(seed: number, steps: number, check: (edit: string) => Promise<boolean>): Promise<Set<string>> {
    const random = seeded(seed)
    const one = <T>(list: readonly T[]): T => list[random(list.length)] as T
    const made = new Set<string>()
    for (let n = 0; n < steps; n++) {
      // Each of them once, then by lot.
      const [name, edit] = edits[n] ?? one(edits)
      const by = one([owner, there(owner)])
      // Some cannot be done again, as putting into the trash what is there: that is refused, and changes nothing.
      await edit(by, one(lines.slice(1)), n).then(
        () => made.add(name),
        () => undefined,
      )
      if (!(await check(name))) break
    }
    return made
  }

  return {
    names: edits.map(([name]) => name),
    play,
    differences,
    there,
    /** Pages, and everything else of which somebody may ask. */
    pages: { home, other, inner, deep, secret, row, ruledRow, ruled: ruled.blockId },
    blocks: [
      home,
      other,
      inner,
      deep,
      secret,
      apart,
      deepest,
      below,
      ...lines,
      tasks.blockId,
      ruled.blockId,
      row,
      ruledRow,
    ],
    records: [
      { table: 'collection', id: tasks.collectionId },
      { table: 'collection_view', id: tasks.viewId },
      { table: 'discussion', id: discussion.made },
      { table: 'comment', id: discussion.comment },
    ],
    stop: () => fresh.stop(),
  }
}

const memories = ({ services: { pages, records, roleCache, sidebars } }: ListeningServer): readonly MemoryHolder[] => [
  pages,
  records,
  roleCache,
  sidebars,
]
