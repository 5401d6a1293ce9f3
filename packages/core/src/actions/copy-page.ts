// Copies a page with everything in it, as steps that may be committed one after another: each block with its text and, if it is a
// database, its collections and views; relations last, when every row exists. The caller has read the page, without what the person may
// not see.
import type { Uuid } from '../ids'
import { renewIds } from '../kinds/renew-ids'
import { copyTitle } from '../names/copy-name'
import { type Anchor, afterOf, atEnd } from '../operations/anchor'
import type { ParentRef } from '../operations/tree'
import type { Table } from '../records/all'
import type { CollectionValue } from '../records/collection'
import { type RichText, type Run, runsOfTitle } from '../text/rich-text'
import type { Json } from '../validation/checks'
import type { CopiedBlock, CopiedPage } from './copied-page'
import { copiedRecords, copiedRelations, type NewRecord } from './copy-databases'
import type { Draft, Step } from './draft'
import { listPrivatePage } from './space-view'

interface CopyTarget {
  readonly copyId: Uuid
  readonly parent: ParentRef
  readonly at: Anchor
  /** The titles that the copy stands beside; null where things may be called alike, as rows are. */
  readonly beside: readonly RichText[] | null
  /** Of the collection that it is put into. */
  readonly isTemplate: boolean
}
interface CopyPorts {
  readonly newId: () => Uuid
  /** Of copied rows, and those that their relations lead to. */
  readonly collection: (id: Uuid) => CollectionValue | undefined
}

interface PageCopy {
  /** One for each block. */
  readonly blocks: readonly Step[]
  readonly relations: readonly Step[]
}

/** The target's parent has to be open in the space that the steps are run in. */
export function copyPage(page: CopiedPage, target: CopyTarget, { newId, collection }: CopyPorts): PageCopy {
  const ids = new Map<Uuid, Uuid>(page.blocks.map(({ id }, i) => [id, i === 0 ? target.copyId : newId()]))
  for (const { id } of [...page.collections, ...page.views]) ids.set(id, newId())
  const records = copiedRecords(page, ids)
  const lastIn = new Map<Uuid, Uuid>()
  return {
    blocks: renewed(page.blocks, ids, target.beside).map((block): Step => {
      const last = lastIn.get(block.parentId)
      lastIn.set(block.parentId, block.id)
      if (block.id === target.copyId) return draft => addRoot(draft, block, target, records.get(block.id))
      const parent: ParentRef = { table: block.parentTable as Table, id: block.parentId }
      return draft => addBlock(draft, block, parent, last ? afterOf(last) : atEnd, records.get(block.id))
    }),
    relations: copiedRelations(page.blocks, collection, ids).map(related => draft => draft.relate(related)),
  }
}

/** Every block with an id of its own, and what names one of them naming its copy. */
function renewed(
  blocks: readonly CopiedBlock[],
  ids: ReadonlyMap<Uuid, Uuid>,
  beside: readonly RichText[] | null,
): readonly CopiedBlock[] {
  const renew = <T extends Json>(value: T): T => renewIds(value, ids)
  return blocks.map((block, i) => ({
    ...block,
    id: ids.get(block.id) as Uuid,
    parentId: ids.get(block.parentId) ?? block.parentId,
    runs: renew<readonly Run[]>(i === 0 && beside ? copyTitle(block.runs, beside.map(runsOfTitle)) : block.runs),
    properties: renew(block.properties),
    format: renew(block.format),
    collectionId: block.collectionId && (ids.get(block.collectionId) ?? block.collectionId),
    viewIds: block.viewIds.map(id => ids.get(id) ?? id),
  }))
}

function addRoot(
  draft: Draft,
  block: CopiedBlock,
  { parent, at, isTemplate }: CopyTarget,
  records: readonly NewRecord[] | undefined,
): void {
  addBlock(draft, { ...block, isTemplate }, parent, at, records)
  const behind = { after: at.after, before: [] }
  if (isTemplate) draft.insertInList(draft.at('collection', parent.id), ['template_pages'], block.id, behind)
  if (parent.table === 'space') listPrivatePage(draft, block.id, behind)
}

function addBlock(
  draft: Draft,
  { id, type, properties, format, runs, fileIds, collectionId, viewIds, isTemplate }: CopiedBlock,
  parent: ParentRef,
  at: Anchor,
  records: readonly NewRecord[] = [],
): void {
  draft.create(id, type, parent, at, { properties, format, ...(isTemplate ? { is_template: true } : {}) })
  draft.writeText(id, runs)
  for (const { table, id: recordId, value } of records) draft.createRecord(draft.at(table, recordId), value)
  if (collectionId) draft.set(draft.at('block', id), ['collection_id'], collectionId)
  if (viewIds.length > 0) draft.set(draft.at('block', id), ['view_ids'], [...viewIds])
  if (fileIds.length > 0) draft.set(draft.at('block', id), ['file_ids'], [...fileIds])
}
