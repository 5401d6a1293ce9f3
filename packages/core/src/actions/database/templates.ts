// The templates of a database: pages that its rows are made of.
import { DEFAULT_TEMPLATE } from '../../collection/templates'
import type { Uuid } from '../../ids'
import { atEnd } from '../../operations/anchor'
import type { Json } from '../../validation/checks'
import type { Draft } from '../draft'
import { fillRow } from './fill-row'

const TEMPLATES = ['template_pages']

interface NewTemplate {
  readonly id: Uuid
  readonly collectionId: Uuid
  /** The one that it is a copy of. */
  readonly like?: Uuid
}

export function addTemplate(draft: Draft, { id, collectionId, like }: NewTemplate, newId: () => Uuid): void {
  draft.create(id, 'page', { table: 'collection', id: collectionId }, atEnd, { is_template: true })
  if (like) fillRow(draft, id, like, newId)
  draft.insertInList(draft.at('collection', collectionId), TEMPLATES, id, { after: like ? [like] : [], before: [] })
}

/** Into the trash, and out of the list. */
export function deleteTemplate(draft: Draft, collectionId: Uuid, id: Uuid): void {
  draft.removeFromList(draft.at('collection', collectionId), TEMPLATES, id)
  draft.trash(id)
}

/** What rows are made of where nobody chooses; null says nothing. */
export function setDefaultTemplate(
  draft: Draft,
  at: { readonly table: 'collection' | 'collection_view'; readonly id: Uuid },
  value: Json | null,
): void {
  draft.setField(draft.at(at.table, at.id), ['format', DEFAULT_TEMPLATE], value)
}
