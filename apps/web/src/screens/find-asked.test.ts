import type { Client } from '@sheaf/core/api/client'
import type { Uuid } from '@sheaf/core/ids'
import { expect, it } from 'vitest'
import { findAsked } from './find-asked'

const id = (n: number): Uuid => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` as Uuid
const [ada, ben, collection, block, page] = [id(1), id(2), id(3), id(4), id(5)]
const [atelier, garden, household] = [id(11), id(12), id(13)]
/** Ada's open workspace first, then her other one, then Ben's, whose account is signed in here too. */
const workspaces = [
  { userId: ada, spaceId: atelier },
  { userId: ada, spaceId: garden },
  { userId: ben, spaceId: household },
]
const asked: string[] = []

/** A server where everything is in Ben's workspace, which has a domain. */
const apiOf = (userId: Uuid, spaceId?: Uuid): Client => {
  const here = async <T>(call: string, answer: T): Promise<T> => {
    asked.push(`${userId === ada ? 'ada' : 'ben'} ${call}`)
    if (userId !== ben || (spaceId !== undefined && spaceId !== household)) throw new Error('NotFoundError')
    return answer
  }
  const records: Record<string, object> = {
    collection: { id: collection, alive: true, parent_id: block },
    block: { id: block, alive: true, type: 'collection_view', page_id: page, parent_id: page, parent_table: 'block' },
  }
  return {
    findSpace: () => here('findSpace', { spaceId: household }),
    findRow: () => here('findRow', { pageId: page }),
    syncRecordValues: ({ requests }: { requests: { pointer: { table: string; id: Uuid } }[] }) => {
      const { table, id } = requests[0]?.pointer ?? { table: '', id: '' }
      return here('syncRecordValues', { recordMap: { [table]: { [id]: { value: records[table], role: 'reader' } } } })
    },
  } as unknown as Client
}
const find = (wanted: Parameters<typeof findAsked>[0]) => findAsked(wanted, workspaces, apiOf)
const bens = { userId: ben, spaceId: household }

it('[C 3.7] [P 2.3] a workspace, a row and a database that only another account may read are found as that account', async () => {
  expect(await find({ spaceDomain: 'okafor' })).toEqual(bens)
  expect(await find({ spaceId: household })).toEqual(bens)
  expect(await find({ maybeUniqueId: 'TASK-1' })).toEqual({ ...bens, pageId: page })
  expect(await find({ spaceDomain: 'okafor', maybeUniqueId: 'TASK-1' })).toEqual({ ...bens, pageId: page })
  expect(await find({ collectionId: collection })).toEqual({ ...bens, pageId: page, blockId: block })
  expect(await find({ spaceDomainOrId: household, collectionId: collection })).toMatchObject(bens)
})

it('[P 2.3] the open workspace is first, and a named one is the only one', async () => {
  asked.length = 0
  expect(await find({ spaceId: garden })).toEqual({ userId: ada, spaceId: garden })
  expect(asked).toEqual([])
  await find({ maybeUniqueId: 'TASK-1' })
  expect(asked).toEqual(['ada findRow', 'ada findRow', 'ben findRow'])
  expect(await find({ spaceId: id(99) })).toBeNull()
  expect(await find({ spaceDomainOrId: garden, collectionId: collection })).toBeNull()
})
