// A copy of a page with everything in it, written as a person would write it: by transactions through the room, in portions, so that
// nobody else waits for a large page. Its rights are those of the place it is put.

import { catalogKinds } from '@sheaf/catalog'
import { Draft } from '@sheaf/core/actions/draft'
import { listPrivatePage } from '@sheaf/core/actions/space-view'
import { relationOf } from '@sheaf/core/collection/relation'
import { SheafError } from '@sheaf/core/errors'
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import { renewIds } from '@sheaf/core/kinds/renew-ids'
import { copyTitle } from '@sheaf/core/names/copy-name'
import { type Anchor, atEnd } from '@sheaf/core/operations/anchor'
import type { Related } from '@sheaf/core/operations/relate'
import type { ParentRef } from '@sheaf/core/operations/tree'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows, type Verb } from '@sheaf/core/permissions/roles'
import type { Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { type RichText, type Run, runsOfTitle } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import { LoadingSource } from '@sheaf/sync/gateway'
import { Replica } from '@sheaf/sync/replica'
import { newUuid } from '../auth/secrets'
import type { Services } from '../http/server-parts'
import { readCollections } from '../storage/space/read-blocks-above'
import { siblingTitles } from '../storage/space/read-siblings'
import { copiedRecords, copiedRelations, type NewRecord } from './copied-databases'
import { type CopiedBlock, type CopiedPage, readPageTree } from './page-trees'
import { pageTypes } from './page-types'

export interface CopyWish {
  readonly spaceId: Uuid
  readonly pageId: Uuid
  readonly copyId: Uuid
  readonly parent: ParentRef | undefined
  readonly userId: Uuid
}

const BLOCKS_PER_PORTION = 500

export async function copyPage(
  services: Services,
  wish: CopyWish,
): Promise<{ readonly blocks: number; readonly isWhole: boolean }> {
  const { spaceId, pageId, copyId, userId } = wish
  const source = new LoadingSource(services.rooms.roles, spaceId)
  const may = (verb: Verb, table: Table, id: Uuid): Promise<boolean> =>
    source.ask(() => allows(roleOf({ userId }, { table, id, spaceId }, source, services.now()), verb))
  if (!(await may('read', 'block', pageId))) throw new SheafError('NotFoundError')
  await source.load([{ table: 'block', id: copyId }])
  if (source.get('block', copyId)) throw new SheafError('id-exists')
  const original = source.get('block', pageId) as unknown as BlockValue
  if (!pageTypes.includes(original.type)) throw new SheafError('NotFoundError')
  const beside = { table: original.parent_table as Table, id: original.parent_id }
  // Where the person may not write, the copy is their own.
  const isOwn = !wish.parent && (beside.table === 'space' || !(await may('edit', beside.table, beside.id)))
  const parent = isOwn ? { table: 'space' as const, id: spaceId } : (wish.parent ?? beside)

  const page = await readPageTree(services.pool, spaceId, pageId, id => may('read', 'block', id))
  const isRow = parent.table === 'collection'
  const taken = isRow ? null : await siblingTitles(services.pool, spaceId, parent, userId, pageTypes)
  const ids = newIds(page, copyId)
  const homes = await collectionsNamed(services, spaceId, page, original)
  const writer = await CopyWriter.begin(services, wish, parent, {
    records: copiedRecords(page, ids),
    relations: copiedRelations(page.blocks, id => homes.get(id), ids),
    // Into a collection that is named, a template becomes a row.
    isTemplate: original.is_template === true && !wish.parent && isRow,
  })
  return writer.write(
    renewed(page.blocks, ids, taken),
    parent.id === beside.id ? { after: [pageId], before: [] } : atEnd,
  )
}

function newIds({ blocks, collections, views }: CopiedPage, copyId: Uuid): ReadonlyMap<Uuid, Uuid> {
  const ids = new Map<Uuid, Uuid>(blocks.map(({ id }, i) => [id, i === 0 ? copyId : newUuid()]))
  for (const { id } of [...collections, ...views]) ids.set(id, newUuid())
  return ids
}

/** The collections of copied rows, and those that their relations lead to. */
async function collectionsNamed(
  { pool }: Pick<Services, 'pool'>,
  spaceId: Uuid,
  { collections }: CopiedPage,
  { parent_table, parent_id }: BlockValue,
): Promise<ReadonlyMap<Uuid, CollectionValue>> {
  const read = async (ids: readonly Uuid[]): Promise<CollectionValue[]> =>
    (await readCollections(pool, spaceId, ids)) as unknown as CollectionValue[]
  const own = [...collections, ...(parent_table === 'collection' ? await read([parent_id]) : [])]
  const known = new Map(own.map(one => [one.id, one]))
  const related = own.flatMap(({ schema = {} }) => Object.values(schema).flatMap(one => relationOf(one) ?? []))
  const others = new Set(related.map(({ collectionId }) => collectionId).filter(id => !known.has(id)))
  for (const one of await read([...others])) known.set(one.id, one)
  return known
}

/** Every block with an id of its own, and what names one of them naming its copy. Rows may be called alike. */
function renewed(
  blocks: readonly CopiedBlock[],
  ids: ReadonlyMap<Uuid, Uuid>,
  taken: readonly RichText[] | null,
): readonly CopiedBlock[] {
  const renew = <T>(value: T): T => renewIds(value as unknown as Json, ids) as unknown as T
  return blocks.map((block, i) => ({
    ...block,
    id: ids.get(block.id) as Uuid,
    parentId: ids.get(block.parentId) ?? block.parentId,
    runs: renew<readonly Run[]>(i === 0 && taken ? copyTitle(block.runs, taken.map(runsOfTitle)) : block.runs),
    properties: renew(block.properties),
    format: renew(block.format),
    collectionId: block.collectionId && (ids.get(block.collectionId) ?? block.collectionId),
    viewIds: block.viewIds.map(id => ids.get(id) ?? id),
  }))
}

interface Databases {
  readonly records: ReadonlyMap<Uuid, readonly NewRecord[]>
  readonly relations: readonly Related[]
  readonly isTemplate: boolean
}

class CopyWriter {
  private readonly clientId = newUuid()
  private n = 0

  private constructor(
    private readonly services: Services,
    private readonly wish: CopyWish,
    private readonly parent: ParentRef,
    private readonly replica: Replica,
    private readonly databases: Databases,
  ) {}

  static async begin(services: Services, wish: CopyWish, parent: ParentRef, databases: Databases): Promise<CopyWriter> {
    const { spaceId, userId } = wish
    const replica = new Replica({
      spaceId,
      userId,
      kinds: catalogKinds,
      now: services.now,
      textClientId: () => Math.floor(Math.random() * 2 ** 31),
    })
    const view = { table: 'space_view' as const, id: spaceViewId(spaceId, userId) }
    const { records } = await services.rooms.storage.load(spaceId, [parent, view], [])
    replica.load(
      records.map(({ table, value }) => ({ table, value, role: 'owner' })),
      [],
    )
    return new CopyWriter(services, wish, parent, replica, databases)
  }

  async write(
    blocks: readonly CopiedBlock[],
    at: Anchor,
  ): Promise<{ readonly blocks: number; readonly isWhole: boolean }> {
    const lastIn = new Map<Uuid, Uuid>()
    for (let from = 0; from < blocks.length; from += BLOCKS_PER_PORTION) {
      if (from > 0 && !(await this.isWanted())) return { blocks: from, isWhole: false }
      const draft = new Draft(this.replica)
      for (const block of blocks.slice(from, from + BLOCKS_PER_PORTION)) {
        const isRoot = block.id === this.wish.copyId
        const last = lastIn.get(block.parentId)
        const parent: ParentRef = isRoot ? this.parent : { table: block.parentTable as Table, id: block.parentId }
        this.add(draft, block, parent, isRoot ? at : { after: last ? [last] : [], before: [] })
        lastIn.set(block.parentId, block.id)
      }
      await this.submit(draft)
    }
    for (let from = 0; from < this.databases.relations.length; from += BLOCKS_PER_PORTION) {
      const draft = new Draft(this.replica)
      for (const one of this.databases.relations.slice(from, from + BLOCKS_PER_PORTION)) draft.relate(one)
      await this.submit(draft)
    }
    return { blocks: blocks.length, isWhole: true }
  }

  private add(draft: Draft, block: CopiedBlock, parent: ParentRef, at: Anchor): void {
    const { id, type, properties, format, runs, fileIds } = block
    const isTemplate = id === this.wish.copyId ? this.databases.isTemplate : block.isTemplate
    draft.create(id, type, parent, at, { properties, format, ...(isTemplate ? { is_template: true } : {}) })
    draft.writeText(id, runs)
    this.addDatabase(draft, block)
    if (isTemplate && id === this.wish.copyId)
      draft.insertInList(draft.at('collection', parent.id), ['template_pages'], id, { after: at.after, before: [] })
    if (fileIds.length > 0) draft.set(draft.at('block', id), ['file_ids'], [...fileIds])
    if (parent.table === 'space') listPrivatePage(draft, id, { after: at.after, before: [] })
  }
  private addDatabase(draft: Draft, { id, collectionId, viewIds }: CopiedBlock): void {
    for (const { table, id: recordId, value } of this.databases.records.get(id) ?? [])
      draft.createRecord(draft.at(table, recordId), value)
    if (collectionId) draft.set(draft.at('block', id), ['collection_id'], collectionId)
    if (viewIds.length > 0) draft.set(draft.at('block', id), ['view_ids'], [...viewIds])
  }
  private async submit({ operations }: Draft): Promise<void> {
    const { spaceId, userId } = this.wish
    const transaction = { id: newUuid(), clientId: this.clientId, n: ++this.n, spaceId, operations }
    await this.services.rooms.submit({ ...transaction, authoredAt: this.services.now() }, { userId })
  }
  /** Whoever gives it up puts what is there of it into the trash. */
  private async isWanted(): Promise<boolean> {
    const { spaceId, copyId } = this.wish
    const { records } = await this.services.rooms.roles.load(spaceId, [{ table: 'block', id: copyId }], [])
    const copy = records.find(({ value }) => value.id === copyId)
    return copy?.value['alive'] === true
  }
}
