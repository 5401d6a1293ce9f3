// Views of a database as records: put among its tabs, moved there, taken away.
import type { Uuid } from '../../ids'
import { atEnd } from '../../operations/anchor'
import type { Json } from '../../validation/checks'
import type { Draft } from '../draft'

const VIEWS = ['view_ids']

export interface NewView {
  readonly collection_id: Uuid
  readonly type: string
  readonly name?: string
  readonly icon?: string
  readonly query: Json
  readonly format: Json
  readonly after?: Uuid
}

export function insertView(draft: Draft, blockId: Uuid, id: Uuid, { after, ...view }: NewView): void {
  draft.createRecord(draft.at('collection_view', id), { ...view, parent_table: 'block', parent_id: blockId })
  draft.insertInList(draft.at('block', blockId), VIEWS, id, { after: after ? [after] : [], before: [] })
}

/** One that is there, or was. */
export const listView = (draft: Draft, blockId: Uuid, id: Uuid): void =>
  draft.insertInList(draft.at('block', blockId), VIEWS, id, atEnd)

export const unlistView = (draft: Draft, blockId: Uuid, id: Uuid): void =>
  draft.removeFromList(draft.at('block', blockId), VIEWS, id)

/** `to`: at which place it stands afterwards. */
export function moveView(draft: Draft, blockId: Uuid, views: readonly Uuid[], id: Uuid, to: number): void {
  const others = views.filter(other => other !== id)
  const [behind, next] = [others[to - 1], others[to]]
  const at = { after: behind ? [behind] : [], before: next ? [next] : [] }
  draft.insertInList(draft.at('block', blockId), VIEWS, id, at)
}
