// A view of a database as people change it for everyone: its name and type, what it asks, how it looks, which source it shows.
import type { Uuid } from '../../ids'
import type { Json } from '../../validation/checks'
import type { Draft } from '../draft'
import { beginView } from './create-view'
import type { DatabasePorts } from './database-ports'

export const renameView = (draft: Draft, id: Uuid, name: string): void =>
  draft.set(draft.at('collection_view', id), ['name'], name)

export const setViewType = (draft: Draft, id: Uuid, type: string): void =>
  draft.set(draft.at('collection_view', id), ['type'], type)

/** Filter, sorts, groups, or a part of one of them; null takes it away. */
export const setViewQuery = (draft: Draft, id: Uuid, path: readonly string[], value: Json | null): void =>
  draft.setField(draft.at('collection_view', id), ['query', ...path], value)

export const setViewFormat = (draft: Draft, id: Uuid, name: string, value: Json | null): void =>
  draft.setField(draft.at('collection_view', id), ['format', name], value)

/** Two people who change different items of a keyed list both keep what they did. */
export interface FormatItemChange {
  readonly list: string
  readonly id: string
  /** Null takes it away. */
  readonly value: Json | null
  /** In front of which one, null for the end; without it, an item stays where it is. */
  readonly before?: string | null
}

export function setViewItems(draft: Draft, id: Uuid, changes: readonly FormatItemChange[]): void {
  const view = draft.at('collection_view', id)
  for (const { list, id: item, value, before } of changes) {
    const path = ['format', list]
    if (value === null) draft.removeItem(view, path, item)
    else if (before === undefined) draft.setItem(view, path, item, value)
    else draft.setItem(view, path, item, value, { after: [], before: before === null ? [] : [before as Uuid] })
  }
}

/** How it is opened and how much of it is seen at first stays. */
const kept = ['open_rows', 'load_limit'] as const

/** Another data source. What the view asked of the other one is not asked of this: properties are each source's own. */
export function showSource(draft: Draft, ports: DatabasePorts, id: Uuid, collectionId: Uuid): void {
  const view = draft.space.get('collection_view', id)
  if (!view) return
  const begun = beginView(draft, ports, collectionId, view.type)
  const held = (view.format ?? {}) as Readonly<Record<string, Json>>
  const same = Object.fromEntries(kept.flatMap(name => (held[name] === undefined ? [] : [[name, held[name]]])))
  const pointer = draft.at('collection_view', id)
  draft.set(pointer, ['collection_id'], collectionId)
  draft.set(pointer, ['query'], (begun.query ?? {}) as Json)
  draft.set(pointer, ['format'], { ...begun.format, ...same })
}
