// What a room refuses because of whose it is, or of what time it is.
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
    await room.submit(share(6), anna)
    const first = carl.paragraph(secret, 'in time')
    expect((await room.submit(first.transaction, carl)).status).toBe('applied')
    await room.submit(share(5), anna)
    expect((await refusal(room.submit(carl.paragraph(secret, 'late').transaction, carl))).name).toBe('NotFoundError')
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
      anna,
    )
    await room.submit(
      berta.write(draft => {
        const about = { parent_table: 'block', parent_id: home }
        draft.push({ command: 'create', pointer: at('discussion', discussion), args: { value: about } })
        draft.push({ command: 'create', pointer: at('comment', comment), args: { value: said } })
      }),
      berta,
    )
    const change = (person: number, field: string, value: boolean | string[][]) => {
      const device = author(person)
      return room.submit(
        device.write(draft => draft.set(at('comment', comment), [field], value)),
        device,
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

  it('[S23] lets only who may share a page take it out of its permissions', async () => {
    const room = openRoom()
    const [anna, berta] = [author(0), author(1)]
    const away = (person: Author) =>
      person.write(draft => draft.move(secret, { table: 'block', id: home }, { after: [], before: [] }))
    expect((await refusal(room.submit(away(berta), berta))).name).toBe('ForbiddenError')
    expect((await room.submit(away(anna), anna)).status).toBe('applied')
    expect(readStore(space).blocks.get(secret)?.permissions).toBeUndefined()
  })
})
