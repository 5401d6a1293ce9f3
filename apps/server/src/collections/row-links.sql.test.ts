// Sub-items and templates over real HTTP: nested answers after edits, to whom, and round in circles; templates that no question counts.

import type { queryCollection } from '@sheaf/core/api/collection/query-collection'
import type { OutputOf } from '@sheaf/core/api/define'
import type { Query } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import type { Operation } from '@sheaf/core/operations/all'
import { operation } from '@sheaf/core/operations/operation'
import { describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import type { Person } from '../reliability/person.fixture'
import { sharedSpace } from '../reliability/shared-space.fixture'
import { Databases } from './database.fixture'

type Answer = OutputOf<typeof queryCollection>

const { server, owner, member, spaceId, team } = await sharedSpace()
const db = new Databases(spaceId)

const nest = { parent: 'parent', show: 'nested', open: 'all' } as const
const ask = async (person: Person, collectionId: Uuid, query: Partial<Query> = {}): Promise<Answer['answer']> =>
  (await person.call<Answer>('queryCollection', { source: { spaceId, collectionId }, query: { nest, ...query } }))
    .answer

/** A collection whose rows can stand below each other, with four of them. */
async function family(): Promise<{ collectionId: Uuid; rows: [Uuid, Uuid, Uuid, Uuid] }> {
  const { collectionId } = await db.database(owner, team)
  const side = (id: string, back: string, more: object) =>
    db.set(db.collection(collectionId), ['schema', id], {
      ...{ id, name: id, type: 'relation', order: 1, kind: 'dual', collection_id: collectionId, synced_property: back },
      ...more,
    })
  await db.write(owner, side('parent', 'children', { limit: 1 }), side('children', 'parent', {}))
  // Made at one moment, they stand by their ids.
  const rows = (await db.rows(owner, collectionId, 4)).toSorted() as [Uuid, Uuid, Uuid, Uuid]
  return { collectionId, rows }
}
const below = (row: Uuid, parent: Uuid): Operation => db.relate(row, 'parent', parent)
const drawn = ({ rows, nested }: Answer['answer'], names: readonly Uuid[]): string =>
  rows.map(row => '.'.repeat(nested?.[row]?.depth ?? 0) + 'abcd'.charAt(names.indexOf(row))).join(' ')

describe('a nested answer', () => {
  it('[P 7] is true after every edit, by its cursors too', async () => {
    const { collectionId, rows } = await family()
    const [a, b, c, d] = rows
    await db.write(member, below(c, a), below(d, c))
    expect(drawn(await ask(owner, collectionId), rows)).toBe('a .c ..d b')
    const first = await ask(owner, collectionId, { limit: 2 })
    expect([drawn(first, rows), first.hasMore, first.total]).toEqual(['a .c', true, 4])
    expect(drawn(await ask(owner, collectionId, { after: { row: c } }), rows)).toBe('..d b')
    await db.write(owner, db.trash(c))
    expect(drawn(await ask(owner, collectionId), rows)).toBe('a b d')
    await db.write(owner, db.restore(c), below(c, b))
    expect(drawn(await ask(owner, collectionId, { nest: { ...nest, open: [b] } }), rows)).toBe('a b .c')
  })

  it('ends where two people have made a circle together', async () => {
    const { collectionId, rows } = await family()
    const [a, b, c] = rows
    await Promise.all([db.write(owner, below(a, b)), db.write(member, below(b, a)), db.write(owner, below(c, c))])
    const answer = await ask(member, collectionId)
    expect([...answer.rows].sort()).toEqual([...rows].sort())
    expect(drawn(answer, rows)).toBe('a .b c d')
  })

  it('[P 7] shows at the top what is below a row that the asker may not read', async () => {
    const { collectionId, rows } = await family()
    const [a, b] = rows
    await db.write(owner, below(b, a))
    await server.services.rooms.change(spaceId, owner.actor, state =>
      state.changeBlock(a, { permissions: [{ type: 'user', user_id: owner.userId, role: 'owner' }] }),
    )
    expect(drawn(await ask(owner, collectionId), rows)).toBe('a .b c d')
    const seen = await ask(member, collectionId)
    expect([drawn(seen, rows), seen.total]).toEqual(['b c d', 3])
    expect(drawn(await ask(member, collectionId, { nest: { ...nest, show: 'children' } }), rows)).toBe('')
  })

  it('is refused where it is no question', async () => {
    const { collectionId } = await family()
    const wrong = { nest: { parent: 'parent', show: 'sideways' } } as unknown as Partial<Query>
    await expect(ask(owner, collectionId, wrong)).rejects.toThrow()
  })
})

describe('a template', () => {
  const template = (collectionId: Uuid, id: Uuid): Operation[] => [
    operation('createBlock', db.block(id), {
      type: 'page',
      parent: db.collection(collectionId),
      at: { after: [], before: [] },
      value: { is_template: true, properties: {} },
    }),
    operation('listInsert', db.collection(collectionId), { id, at: { after: [], before: [] } }, 'template_pages'),
  ]

  it('[P 3] counts nowhere, and a row that is made of it has the next number', async () => {
    const { collectionId, rows } = await family()
    const [id, copyId] = [newUuid(), newUuid()]
    await db.write(owner, ...template(collectionId, id))
    expect((await ask(member, collectionId)).total).toBe(4)
    await member.call('duplicatePage', {
      spaceId,
      pageId: id,
      copyId,
      parent: { table: 'collection', id: collectionId },
    })
    const answer = await ask(member, collectionId)
    expect(answer.rows).toEqual([...rows, copyId])
  })

  it('goes and comes back by those who may configure', async () => {
    const { collectionId } = await family()
    const id = newUuid()
    await db.write(owner, ...template(collectionId, id), db.trash(id))
    expect((await ask(owner, collectionId)).total).toBe(4)
    await db.write(owner, db.restore(id))
    expect((await ask(owner, collectionId)).total).toBe(4)
  })
})
