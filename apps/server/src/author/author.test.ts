import { catalogKinds } from '@sheaf/catalog'
import type { Step } from '@sheaf/core/actions/draft'
import { createPage, trashPage } from '@sheaf/core/actions/pages'
import { renamePage } from '@sheaf/core/actions/rename-page'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import { personActor } from '@sheaf/core/permissions/actor'
import { type Cause, causeOf } from '@sheaf/core/protocol/cause'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { MemoryStorage } from '@sheaf/sync/memory-storage'
import { Room } from '@sheaf/sync/room'
import { beforeEach, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { recordsOfNewSpace } from '../spaces/new-space'
import type { Rooms } from '../spaces/rooms'
import { type RoomAuthor, roomAuthor } from './room-author'

const [spaceId, teamId, ada, stranger] = [newUuid(), newUuid(), newUuid(), newUuid()]
const copying: Cause = { kind: 'copy', id: newUuid() }
let storage: MemoryStorage
let rooms: Pick<Rooms, 'storage' | 'submit' | 'change'>
let log: LogEntry[]

beforeEach(() => {
  storage = new MemoryStorage()
  log = []
  const names = { name: 'Mill', teamName: 'All', icon: undefined, initialUseCases: undefined }
  storage.createSpace(spaceId, recordsOfNewSpace({ spaceId, teamId, userId: ada, now: 1, ...names }))
  const room = new Room({
    spaceId,
    storage,
    kinds: catalogKinds,
    now: () => 5,
    textClientId: 1,
    onCommitted: entries => void log.push(...entries),
  })
  rooms = {
    storage,
    submit: (transaction, actor, cause) => room.submit(transaction, actor, cause ? { cause } : {}),
    change: (_space, actor, change, options) => {
      const once = { id: newUuid(), clientId: newUuid(), n: 1, spaceId, authoredAt: 5, operations: [] }
      return room.submit(once, actor, { ...options, change })
    },
  }
})

async function authorOf(userId = ada, more: { readonly workId?: Uuid } = {}): Promise<RoomAuthor> {
  const author = roomAuthor({ rooms, now: () => 5 }, { spaceId, actor: personActor(userId), cause: copying, ...more })
  await author.open({ table: 'team', id: teamId })
  return author
}
const place = { parent: { table: 'team' as const, id: teamId }, at: atEnd }
const page =
  (id: Uuid, title: string): Step =>
  draft => {
    createPage(draft, id, place)
    draft.insertText(id, 0, title)
  }
const titleOf = async (id: Uuid): Promise<string | null> => {
  const { records } = await storage.load(spaceId, [{ table: 'block', id }], [])
  const block = records.find(({ value }) => value.id === id)?.value as
    | { readonly properties: { readonly title?: RichText } }
    | undefined
  return block ? plainText(block.properties.title) : null
}
const ids = Array.from({ length: 10 }, newUuid)
const pages = ids.map((id, i) => page(id, `Page ${i}`))
const written = async (): Promise<number> =>
  (await Promise.all(ids.map(titleOf))).filter(title => title !== null).length

describe('an author', () => {
  it('writes what an action says as one transaction, and the log knows why', async () => {
    const author = await authorOf()
    const [id] = ids as [Uuid]
    await author.write(page(id, 'Plan'))
    expect(await titleOf(id)).toBe('Plan')
    expect(log.map(({ actorId }) => actorId)).toEqual([ada])
    expect(log.map(causeOf)).toEqual([copying])
    // What it has written it can go on with, and what others wrote once it has opened it.
    await author.write(draft => renamePage(draft, id, 'Plan B'))
    const other = await authorOf()
    await other.open({ table: 'block', id })
    await other.write(draft => renamePage(draft, id, 'A plan B'))
    expect(await titleOf(id)).toBe('A plan B')
    await author.write(() => {})
    expect(log).toHaveLength(3)
  })

  it('writes many steps in batches, and tells how far it is', async () => {
    const author = await authorOf()
    const progress: number[] = []
    // A page and its title are two operations.
    expect(await author.writeAll(pages, { operations: 8, onProgress: steps => progress.push(steps) })).toBe(10)
    expect(progress).toEqual([4, 8, 10])
    expect(log.map(({ n }) => n)).toEqual([1, 2, 3])
    expect(await written()).toBe(10)
  })

  it('is given up between two batches', async () => {
    const author = await authorOf()
    expect(await author.writeAll(pages, { operations: 8, goesOn: () => log.length < 2 })).toBe(8)
    expect(await written()).toBe(8)
    const stopping = author.writeAll([page(newUuid(), 'a'), page(newUuid(), 'b')], {
      operations: 1,
      goesOn: () => {
        throw new Error('stopping')
      },
    })
    await expect(stopping).rejects.toThrow('stopping')
  })

  it('is judged like everybody, and goes on after a refusal as if nothing had been said', async () => {
    await expect((await authorOf(stranger)).write(page(newUuid(), 'Mine'))).rejects.toMatchObject({
      name: 'NotFoundError',
    })
    const author = await authorOf()
    const [id, refused] = ids as [Uuid, Uuid]
    await author.write(page(id, 'Plan'))
    const missing: Step = draft => {
      draft.insertText(id, 4, ' that is refused')
      page(refused, 'Gone')(draft)
      draft.set({ table: 'team', id: newUuid(), spaceId }, ['name'], 'x')
    }
    await expect(author.write(missing)).rejects.toMatchObject({ name: 'NotFoundError' })
    expect(author.space.block(refused)).toBeUndefined()
    await author.write(draft => draft.insertText(id, 4, ' B'))
    expect(await titleOf(id)).toBe('Plan B')
    expect(await titleOf(refused)).toBeNull()
  })

  it('writes nothing twice where work is taken up again under its id', async () => {
    const workId = newUuid()
    const cut = (await authorOf(ada, { workId })).writeAll(pages, { operations: 8, goesOn: () => log.length < 2 })
    expect(await cut).toBe(8)
    expect(await (await authorOf(ada, { workId })).writeAll(pages, { operations: 8 })).toBe(10)
    expect(await Promise.all(ids.map(titleOf))).toEqual(ids.map((_, i) => `Page ${i}`))
    expect(log).toHaveLength(3)
  })

  it('changes the state itself in batches, where no operation can say it', async () => {
    const author = await authorOf()
    await author.writeAll(pages)
    const progress: number[] = []
    const changed = await author.changeAll(
      ids,
      (state, some, { now }) => {
        for (const id of some) state.changeBlock(id, { deleted_from_trash_time: now })
      },
      { batch: 4, onProgress: items => progress.push(items), goesOn: () => progress.length < 2 },
    )
    expect([changed, progress]).toEqual([8, [4, 8]])
    await expect(author.write(draft => trashPage(draft, ids[0] as Uuid))).rejects.toMatchObject({
      name: 'NotFoundError',
    })
    expect(log.map(causeOf)).toEqual([copying, copying, copying])
  })
})
