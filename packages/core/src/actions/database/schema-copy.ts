// A new database beside another, with the same properties and views and without rows. What it shows of elsewhere it shows too.

import { schemaOfCopy } from '../../collection/copied-schema'
import { sourcesOf, viewsOf } from '../../collection/database-block'
import { DEFAULT_TEMPLATE } from '../../collection/templates'
import type { Uuid } from '../../ids'
import { renewIds } from '../../kinds/renew-ids'
import { copyTitle } from '../../names/copy-name'
import { afterOf } from '../../operations/anchor'
import { LOCK } from '../../operations/database-lock'
import type { OpenSpace } from '../../operations/open-space'
import { parentOf } from '../../operations/tree'
import type { CollectionValue } from '../../records/collection'
import { layoutId } from '../../records/layout'
import { plainText, type RichText } from '../../text/rich-text'
import type { Json } from '../../validation/checks'
import type { Draft } from '../draft'
import { listPrivatePage } from '../space-view'
import { insertView } from './insert-view'

interface SchemaCopy {
  readonly id: Uuid
  readonly draw: (draft: Draft) => void
}

/** Null: not all of it is here. */
export function schemaCopy(space: OpenSpace, blockId: Uuid, newId: () => Uuid): SchemaCopy | null {
  const block = space.block(blockId)
  if (!block) return null
  const sources = sourcesOf(block).map(id => space.get('collection', id))
  const views = viewsOf(space, block)
  if (views.length === 0 || !sources.every(one => one !== undefined)) return null
  const own = sources.filter(one => one.parent_id === blockId)
  const id = newId()
  const ids = new Map<Uuid, Uuid>([
    [blockId, id],
    ...own.map((one): [Uuid, Uuid] => [one.id, newId()]),
    ...views.map((view): [Uuid, Uuid] => [view.id, newId()]),
  ])
  const renewed = (value: unknown): Json => renewIds((value ?? {}) as Json, ids)
  const draw = (draft: Draft): void => {
    const format = renewed(withoutKey(withoutKey(block.format ?? {}, LOCK), 'begin_with_view'))
    draft.create(id, block.type, parentOf(block), afterOf(blockId), { format: format as never })
    const title = plainText(block.properties?.['title'] as RichText | undefined).trim()
    if (space.kinds.traits(block.type).page && title) draft.insertText(id, 0, copyName(title))
    if (block.parent_table === 'space') listPrivatePage(draft, id, afterOf(blockId))
    for (const one of own) copyCollection(draft, one, ids)
    const first = block.collection_id
    if (first) draft.set(draft.at('block', id), ['collection_id'], ids.get(first) ?? first)
    let after: Uuid | undefined
    for (const { id: old, collection_id, type, name, query, format: look } of views) {
      const view = ids.get(old) as Uuid
      insertView(draft, id, view, {
        collection_id: ids.get(collection_id as Uuid) ?? (collection_id as Uuid),
        type,
        ...(name ? { name } : {}),
        query: renewed(query),
        format: renewed(withoutKey(look ?? {}, DEFAULT_TEMPLATE)),
        ...(after ? { after } : {}),
      })
      after = view
    }
  }
  return { id, draw }
}

function copyCollection(
  draft: Draft,
  { id: old, parent_id, name, icon, cover, description, schema = {}, format = {} }: CollectionValue,
  ids: ReadonlyMap<Uuid, Uuid>,
): void {
  const id = ids.get(old) as Uuid
  draft.createRecord(draft.at('collection', id), {
    parent_table: 'block',
    parent_id: ids.get(parent_id) as Uuid,
    name: name ? copyName(name) : '',
    ...(icon ? { icon } : {}),
    ...(cover ? { cover } : {}),
    ...(description ? { description } : {}),
    schema: renewIds(
      schemaOfCopy(schema, one => ids.has(one)),
      ids,
    ),
    format: renewIds(withoutKey(format, DEFAULT_TEMPLATE) as Json, ids),
  })
  const modules = draft.space.get('layout', layoutId(old))?.modules
  if (modules && modules.length > 0)
    draft.createRecord(draft.at('layout', layoutId(id)), {
      parent_table: 'collection',
      parent_id: id,
      modules: [...modules],
    })
}

const copyName = (name: string): string =>
  copyTitle([{ insert: name }], [])
    .map(({ insert }) => (typeof insert === 'string' ? insert : ''))
    .join('')

function withoutKey(value: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
  const { [key]: _gone, ...rest } = value
  return rest
}
