// A new database beside another, with the same properties and views and without rows. What it shows of elsewhere it shows too.
import { schemaOfCopy } from '@sheaf/core/collection/copied-schema'
import { DEFAULT_TEMPLATE } from '@sheaf/core/collection/templates'
import type { Uuid } from '@sheaf/core/ids'
import { renewIds } from '@sheaf/core/kinds/renew-ids'
import { copyTitle } from '@sheaf/core/names/copy-name'
import { LOCK } from '@sheaf/core/operations/database-lock'
import { parentOf } from '@sheaf/core/operations/tree'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { type LayoutValue, layoutId } from '@sheaf/core/records/layout'
import type { Json } from '@sheaf/core/validation/checks'
import type { Draft } from '@sheaf/sync/draft'
import { newId } from '../../data/browser-world'
import { rawTitle } from '../../data/page-title'
import type { SpaceSession } from '../../data/space-session'
import { draftView } from './add-view'
import { collectionIn, sourcesOf, viewsOf } from './database-records'

export interface SchemaCopy {
  readonly id: Uuid
  readonly draw: (draft: Draft) => void
}

/** Null: not all of it is here. */
export function draftSchemaCopy(session: SpaceSession, blockId: Uuid): SchemaCopy | null {
  const { replica } = session
  const block = replica.block(blockId)
  if (!block) return null
  const sources = sourcesOf(block).map(id => collectionIn(replica, id))
  const views = viewsOf(replica, block)
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
    draft.create(id, block.type, parentOf(block), { after: [blockId], before: [] }, { format: format as never })
    const title = rawTitle(block)
    if (replica.options.kinds.traits(block.type).page && title) draft.insertText(id, 0, copyName(title))
    if (block.parent_table === 'space') listPrivate(session, draft, id, blockId)
    for (const one of own) drawCollection(session, draft, one, ids)
    const first = block.collection_id
    if (first) draft.set(session.pointer('block', id), ['collection_id'], ids.get(first) ?? first)
    let after: Uuid | undefined
    for (const { id: old, collection_id, type, name, query, format: look } of views) {
      const view = ids.get(old) as Uuid
      draftView(session, draft, id, view, {
        collectionId: ids.get(collection_id as Uuid) ?? (collection_id as Uuid),
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

function drawCollection(
  session: SpaceSession,
  draft: Draft,
  { id: old, parent_id, name, icon, cover, description, schema = {}, format = {} }: CollectionValue,
  ids: ReadonlyMap<Uuid, Uuid>,
): void {
  const id = ids.get(old) as Uuid
  draft.push({
    command: 'create',
    pointer: session.pointer('collection', id),
    args: {
      value: {
        parent_table: 'block',
        parent_id: ids.get(parent_id) as Uuid,
        name: name ? copyName(name) : '',
        ...(icon ? { icon } : {}),
        ...(cover ? { cover } : {}),
        ...(description ? { description } : {}),
        schema: renewIds(schemaOfCopy(schema, one => ids.has(one)) as unknown as Json, ids),
        format: renewIds(withoutKey(format, DEFAULT_TEMPLATE) as Json, ids),
      },
    },
  })
  const layout = session.replica.get('layout', layoutId(old)) as unknown as LayoutValue | undefined
  if (layout?.modules && layout.modules.length > 0)
    draft.push({
      command: 'create',
      pointer: session.pointer('layout', layoutId(id)),
      args: { value: { parent_table: 'collection', parent_id: id, modules: [...layout.modules] } },
    })
}

const listPrivate = (session: SpaceSession, draft: Draft, id: Uuid, after: Uuid): void =>
  draft.push({
    command: 'listInsert',
    pointer: session.viewPointer,
    path: ['private_pages'],
    args: { id, at: { after: [after], before: [] } },
  })

const copyName = (name: string): string =>
  copyTitle([{ insert: name }], [])
    .map(({ insert }) => (typeof insert === 'string' ? insert : ''))
    .join('')

function withoutKey(value: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, unknown>> {
  const { [key]: _gone, ...rest } = value
  return rest
}
