// A copy of a page with everything in it, written as a person would write it, in batches, so that nobody else waits for a large page. Its
// rights are those of the place it is put.
import { copyPage as copySteps } from '@sheaf/core/actions/copy-page'
import { relationOf } from '@sheaf/core/collection/relation'
import { SheafError } from '@sheaf/core/errors'
import { deterministicUuid, spaceViewId, type Uuid } from '@sheaf/core/ids'
import { afterOf, atEnd } from '@sheaf/core/operations/anchor'
import type { ParentRef } from '@sheaf/core/operations/tree'
import { personActor } from '@sheaf/core/permissions/actor'
import { can } from '@sheaf/core/permissions/can'
import type { Verb } from '@sheaf/core/permissions/rights'
import type { Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { LoadingSource } from '@sheaf/sync/gateway'
import { roomAuthor } from '../author/room-author'
import type { Services } from '../http/server-parts'
import { readCollections } from '../storage/space/read-rows'
import { siblingTitles } from '../storage/space/read-siblings'
import { readPageTree } from './page-trees'
import { pageTypes } from './page-types'

interface CopyRequest {
  readonly spaceId: Uuid
  readonly pageId: Uuid
  readonly copyId: Uuid
  readonly parent: ParentRef | undefined
  readonly userId: Uuid
}
export interface CopyAnswer {
  readonly blocks: number
  /** False where the copy was put into the trash before it was finished. */
  readonly isWhole: boolean
}

export interface CopyProgress {
  readonly blocks: number
  readonly total: number
}
interface CopyOptions {
  /** It was begun before, and is finished. */
  readonly isTakenUp?: boolean
  /** Of a copy that is written in several batches, after each but the last. */
  readonly onProgress?: (progress: CopyProgress) => void
}

export async function copyPage(
  services: Services,
  request: CopyRequest,
  { isTakenUp = false, onProgress = () => {} }: CopyOptions = {},
): Promise<CopyAnswer> {
  const { spaceId, pageId, copyId, userId } = request
  const source = new LoadingSource(services.rooms.roles, spaceId)
  const actor = personActor(userId)
  const may = (verb: Verb, table: Table, id: Uuid): Promise<boolean> =>
    source.ask(() => can(actor, verb, { table, id, spaceId }, source, services.now()))
  if (!(await may('read', 'block', pageId))) throw new SheafError('NotFoundError')
  if (!(await may('duplicate', 'block', pageId))) throw new SheafError('ForbiddenError')
  await source.load([{ table: 'block', id: copyId }])
  if (source.get('block', copyId) && !isTakenUp) throw new SheafError('id-exists')
  const original = source.get('block', pageId)
  if (!original || !pageTypes.includes(original.type)) throw new SheafError('NotFoundError')
  const beside = { table: original.parent_table as Table, id: original.parent_id }
  // Where the person may not write, the copy is their own.
  const isOwn = !request.parent && (beside.table === 'space' || !(await may('edit', beside.table, beside.id)))
  const parent = isOwn ? { table: 'space' as const, id: spaceId } : (request.parent ?? beside)

  const page = await readPageTree(services.pool, spaceId, pageId, id => may('read', 'block', id))
  const isRow = parent.table === 'collection'
  const collections = await collectionsNamed(services, spaceId, page.collections, original)
  const target = {
    copyId,
    parent,
    at: parent.id === beside.id ? afterOf(pageId) : atEnd,
    beside: isRow ? null : await siblingTitles(services.pool, spaceId, parent, userId, pageTypes),
    // Into a collection that is named, a template becomes a row.
    isTemplate: original.is_template === true && !request.parent && isRow,
  }
  const copy = copySteps(page, target, { newId: idsFrom(copyId), collection: id => collections.get(id) })

  const author = roomAuthor(services, { spaceId, actor, cause: { kind: 'copy', id: pageId }, workId: copyId })
  await author.open(parent, { table: 'space_view', id: spaceViewId(spaceId, userId) })
  const steps = [...copy.blocks, ...copy.relations]
  const total = copy.blocks.length
  const written = await author.writeAll(steps, {
    goesOn: () => isAlive(services, spaceId, copyId),
    onProgress: done => done < steps.length && onProgress({ blocks: Math.min(done, total), total }),
  })
  return { blocks: Math.min(written, total), isWhole: written === steps.length }
}

/** The same ones each time the same copy is made. */
function idsFrom(copyId: Uuid): () => Uuid {
  let n = 0
  return () => deterministicUuid([copyId, 'copied', String(n++)])
}

/** The collections of copied rows, and those that their relations lead to. */
async function collectionsNamed(
  { pool }: Pick<Services, 'pool'>,
  spaceId: Uuid,
  copied: readonly CollectionValue[],
  { parent_table, parent_id }: BlockValue,
): Promise<ReadonlyMap<Uuid, CollectionValue>> {
  const read = (ids: readonly Uuid[]): Promise<CollectionValue[]> => readCollections(pool, spaceId, ids)
  const own = [...copied, ...(parent_table === 'collection' ? await read([parent_id]) : [])]
  const known = new Map(own.map(one => [one.id, one]))
  const related = own.flatMap(({ schema = {} }) => Object.values(schema).flatMap(one => relationOf(one) ?? []))
  const others = new Set(related.map(({ collectionId }) => collectionId).filter(id => !known.has(id)))
  for (const one of await read([...others])) known.set(one.id, one)
  return known
}

/** Whoever gives a copy up puts what is there of it into the trash. */
async function isAlive({ rooms }: Services, spaceId: Uuid, id: Uuid): Promise<boolean> {
  const { records } = await rooms.roles.load(spaceId, [{ table: 'block', id }], [])
  return new KnownRecords(records).find('block', id)?.alive === true
}
