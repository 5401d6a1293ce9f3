// A page as a list of blocks to be created: parents before their children, siblings in order, nested pages with their content,
// databases followed by their rows.
import type { Uuid } from '../ids'
import type { BlockValue } from '../records/block'
import type { CollectionValue } from '../records/collection'
import type { CollectionViewValue } from '../records/collection-view'
import type { LayoutValue } from '../records/layout'
import { type RichText, type Run, runsOfTitle, withoutDiscussions } from '../text/rich-text'
import type { Json } from '../validation/checks'

export interface CopiedBlock {
  readonly id: Uuid
  readonly parentId: Uuid
  readonly parentTable: string
  readonly type: string
  readonly runs: readonly Run[]
  /** Without the title, which is derived from the text. */
  readonly properties: Readonly<Record<string, Json>>
  readonly format: Readonly<Record<string, Json>>
  readonly fileIds: readonly Uuid[]
  readonly collectionId: Uuid | undefined
  readonly viewIds: readonly Uuid[]
  readonly isTemplate: boolean
}
/** The page is the first of its blocks. */
export interface CopiedPage {
  readonly blocks: readonly CopiedBlock[]
  readonly collections: readonly CollectionValue[]
  readonly views: readonly CollectionViewValue[]
  readonly layouts: readonly LayoutValue[]
}

export function copiedBlock(block: BlockValue, parentId: Uuid): CopiedBlock {
  const { id, type, properties, format, file_ids, parent_table, collection_id, view_ids, is_template } = block
  const { title, ...rest } = (properties ?? {}) as Readonly<Record<string, Json>>
  return {
    id,
    parentId,
    parentTable: parent_table,
    type,
    runs: runsOfTitle((title ?? []) as RichText).map(withoutDiscussions),
    properties: rest,
    format: format ?? {},
    fileIds: file_ids ?? [],
    collectionId: collection_id,
    viewIds: view_ids ?? [],
    isTemplate: is_template === true,
  }
}
