// What a room refuses because of whose it is, or of what time it is.

import { addComment, openDiscussion, removeDiscussion } from '@sheaf/core/actions/discussions'
import type { Draft } from '@sheaf/core/actions/draft'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { Room } from './room'
import { Author } from './simulator/author'
import { readStore } from './simulator/checks/stored-space'
import { Random } from './simulator/random'
import { kinds, makeSpace, type SimSpace } from './simulator/sim-space'

let random: Random
let space: SimSpace
let home: Uuid
let secret: Uuid

beforeEach(() => {
  random = new Random(1)
  space = makeSpace(random)
  const [first, , third] = space.pages as [Uuid, Uuid, Uuid]
  home = first
  secret = third
})

const openRoom = (): Room =>
  new Room({
    spaceId: space.id,
    storage: space.storage,
    kinds,
    now: () => 5,
    textClientId: 1,
    onCommitted: () => {},
  })
const author = (i: number): Author => new Author(space, random, space.people[i] as Uuid)
const refusal = async (promise: Promise<unknown>): Promise<SheafError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(SheafError)
  return error as SheafError
}

describe('rights', () => {
  it('[S23] judges by the time of the commit: what was public until then is so no more', async () => {
    const room = openRoom()
    const [anna, carl] = [author(0), author(2)]
    const share = (expires_time: number) =>
      anna.write(draft =>
        draft.push({
          command: 'keyedSet',
          pointer: space.pointer(secret),
          path: ['permissions'],
          args: { key: 'public', value: { type: 'public', role: 'editor', expires_time } },
        }),
      )
    await room.submit(share(9), anna.actor)
    const first = carl.paragraph(secret, 'in time')
    expect((await room.submit(first.transaction, carl.actor)).status).toBe('applied')
    await room.submit(share(5), anna.actor)
    expect((await refusal(room.submit(carl.paragraph(secret, 'late').transaction, carl.actor))).name).toBe(
      'NotFoundError',
    )
  })

  it('[S23] judges by where a block really comes to stand, not by the parent that it was meant for', async () => {
    const room = openRoom()
    const anna = author(0)
    const [a, b, c] = ['a', 'b', 'c'].map(words => anna.paragraph(home, words))
    if (!a || !b || !c) throw new Error('three paragraphs')
    for (const { transaction } of [a, b, c]) await room.submit(transaction, anna.actor)
    await room.submit(
      anna.write(draft => draft.move(b.id, { table: 'block', id: a.id }, { after: [], before: [] })),
      anna.actor,
    )
    // He has not heard of what follows: the block he means goes to the trash, and what it was in to a page that he may not read.
    const carl = author(2)
    const into = { table: 'block', id: b.id } as const
    const moved = carl.write(draft => draft.move(c.id, into, { after: [], before: [] }))
    const made = carl.write(draft => draft.create(random.uuid(), 'text', into, { after: [], before: [] }))
    await room.submit(
      anna.write(draft => draft.trash(b.id)),
      anna.actor,
    )
    await room.submit(
      anna.write(draft => draft.move(a.id, { table: 'block', id: secret }, { after: [], before: [] })),
      anna.actor,
    )
    expect((await refusal(room.submit(moved, carl.actor))).name).toBe('NotFoundError')
    expect((await refusal(room.submit({ ...made, n: 1 }, carl.actor))).name).toBe('NotFoundError')
    anna.load()
    expect(anna.replica.block(c.id)?.page_id).toBe(home)
  })

  it('[S23] leaves the words of a comment to its author, and its end also to who edits the page', async () => {
    const room = openRoom()
    const [anna, berta, carl] = [author(0), author(1), author(2)]
    const roles = [berta, carl].map(({ userId }) => ({
      type: 'user' as const,
      user_id: userId,
      role: 'commenter' as const,
    }))
    const owner = { type: 'user' as const, user_id: anna.userId, role: 'owner' as const }
    const [discussion, comment] = [random.uuid(), random.uuid()]
    const at = (table: 'discussion' | 'comment', id: Uuid) => ({ table, id, spaceId: space.id })
    const said = { parent_table: 'discussion', parent_id: discussion, text: [['Mine']] }
    await room.submit(
      anna.write(draft => draft.set(space.pointer(home), ['permissions'], [owner, ...roles])),
      anna.actor,
    )
    await room.submit(
      berta.write(draft => {
        const about = { parent_table: 'block', parent_id: home }
        draft.push({ command: 'create', pointer: at('discussion', discussion), args: { value: about } })
        draft.push({ command: 'create', pointer: at('comment', comment), args: { value: said } })
      }),
      berta.actor,
    )
    const change = (person: number, field: string, value: boolean | string[][]) => {
      const device = author(person)
      return room.submit(
        device.write(draft => draft.set(at('comment', comment), [field], value)),
        device.actor,
      )
    }
    const stored = () => [...space.storage.records(space.id)].find(({ value }) => value.id === comment)?.value
    expect((await refusal(change(2, 'text', [['Twisted']]))).name).toBe('ForbiddenError')
    expect((await refusal(change(2, 'alive', false))).name).toBe('ForbiddenError')
    expect((await refusal(change(0, 'text', [['Edited']]))).name).toBe('ForbiddenError')
    await change(1, 'text', [['Still mine']])
    await change(0, 'alive', false)
    expect(stored()).toMatchObject({ text: [['Still mine']], alive: false })
  })

  describe('of who may only comment', () => {
    const at = (table: 'discussion' | 'comment', id: Uuid) => ({ table, id, spaceId: space.id })
    /** Anna writes, Berta comments, Carl comments too. */
    async function commenters() {
      const room = openRoom()
      const anna = author(0)
      const roles = [1, 2].map(i => ({ type: 'user' as const, user_id: author(i).userId, role: 'commenter' as const }))
      const owner = { type: 'user' as const, user_id: anna.userId, role: 'owner' as const }
      await room.submit(
        anna.write(draft => draft.set(space.pointer(home), ['permissions'], [owner, ...roles])),
        anna.actor,
      )
      const { id: block, transaction } = anna.paragraph(home, 'Wool 🧶 from Tyrol')
      await room.submit(transaction, anna.actor)
      return { room, block, berta: author(1), carl: author(2) }
    }
    const opening = (block: Uuid, id: Uuid, from: number, to: number) => (draft: Draft) => {
      openDiscussion(draft, { id, block, spans: [{ block, from, to }], context: [['Wool']] })
      addComment(draft, id, random.uuid(), [['Which?']])
    }
    const titleOf = (block: Uuid) => readStore(space).blocks.get(block)?.properties?.['title']

    it('[S23] takes a discussion of theirs on words, and nothing else in the text', async () => {
      const { room, block, berta } = await commenters()
      const id = random.uuid()
      expect((await room.submit(berta.write(opening(block, id, 0, 4)), berta.actor)).status).toBe('applied')
      expect(titleOf(block)).toEqual([['Wool', [['m', id]]], [' 🧶 from Tyrol']])
      for (const write of [
        (draft: Draft) => draft.formatText(block, 0, 4, { b: true }),
        (draft: Draft) => draft.insertText(block, 0, 'Not '),
        (draft: Draft) => draft.removeText(block, 0, 4),
        (draft: Draft) => draft.formatText(block, 0, 9, { [`m:${id}`]: null }),
      ]) {
        const device = author(1)
        expect((await refusal(room.submit(device.write(write), device.actor))).name).toBe('ForbiddenError')
      }
      expect(titleOf(block)).toEqual([['Wool', [['m', id]]], [' 🧶 from Tyrol']])
    })
    it('[S23] refuses to put a discussion of another on words', async () => {
      const { room, block, berta, carl } = await commenters()
      const id = random.uuid()
      await room.submit(berta.write(opening(block, id, 0, 4)), berta.actor)
      carl.load()
      const wider = carl.write(draft => draft.formatText(block, 5, 12, { [`m:${id}`]: true }))
      expect((await refusal(room.submit(wider, carl.actor))).name).toBe('ForbiddenError')
    })
    it('[S23] refuses a mark that would cut a character in two', async () => {
      const { room, block, berta } = await commenters()
      const halved = berta.write(opening(block, random.uuid(), 0, 6))
      expect((await refusal(room.submit(halved, berta.actor))).name).toBe('ForbiddenError')
      expect(titleOf(block)).toEqual([['Wool 🧶 from Tyrol']])
    })
    it('[S23] leaves a discussion to its author and to who edits the page', async () => {
      const { room, block, berta, carl } = await commenters()
      const id = random.uuid()
      await room.submit(berta.write(opening(block, id, 0, 4)), berta.actor)
      carl.load()
      const resolve = carl.write(draft => draft.set(at('discussion', id), ['resolved'], true))
      expect((await room.submit(resolve, carl.actor)).status).toBe('applied')
      const away = carl.write(draft => removeDiscussion(draft, block, id))
      expect((await refusal(room.submit(away, carl.actor))).name).toBe('ForbiddenError')
      expect(
        (
          await room.submit(
            berta.write(draft => removeDiscussion(draft, block, id)),
            berta.actor,
          )
        ).status,
      ).toBe('applied')
    })
  })

  it('[S23] lets only who may share a page take it out of its permissions', async () => {
    const room = openRoom()
    const [anna, berta] = [author(0), author(1)]
    const away = (person: Author) =>
      person.write(draft => draft.move(secret, { table: 'block', id: home }, { after: [], before: [] }))
    expect((await refusal(room.submit(away(berta), berta.actor))).name).toBe('ForbiddenError')
    expect((await room.submit(away(anna), anna.actor)).status).toBe('applied')
    expect(readStore(space).blocks.get(secret)?.permissions).toBeUndefined()
  })
})
