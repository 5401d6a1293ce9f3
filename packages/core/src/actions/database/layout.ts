// The layout of the pages of a collection. Its record is made with the first change.
import type { GroupModule, PropertyModule } from '../../collection/page-layout'
import type { Uuid } from '../../ids'
import { layoutId } from '../../records/layout'
import type { Draft } from '../draft'

const MODULES = ['modules']

export function putLayoutModule(draft: Draft, collectionId: Uuid, module: GroupModule | PropertyModule): void {
  ensureLayout(draft, collectionId)
  draft.setItem(draft.at('layout', layoutId(collectionId)), MODULES, module.id, module)
}

export function removeLayoutModule(draft: Draft, collectionId: Uuid, id: string): void {
  ensureLayout(draft, collectionId)
  draft.removeItem(draft.at('layout', layoutId(collectionId)), MODULES, id)
}

function ensureLayout(draft: Draft, collectionId: Uuid): void {
  const id = layoutId(collectionId)
  if (draft.space.get('layout', id)) return
  draft.createRecord(draft.at('layout', id), { parent_table: 'collection', parent_id: collectionId })
}
