// A row begins as its template: its values, its icon and cover, its name and everything on its page, with ids of its own. What the row
// says already comes first. All of it is done on this device, so that it works without a connection and is undone as one step.
import { propertyIn, relatedIn, relationOf } from '@sheaf/core/collection/relation'
import { TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import { beginningOf } from '@sheaf/core/operations/row-beginning'
import type { CollectionValue } from '@sheaf/core/records/collection'
import type { Json } from '@sheaf/core/validation/checks'
import { plant, treeOf } from '@sheaf/sync/block-trees'
import type { Draft } from '@sheaf/sync/draft'
import type { Replica } from '@sheaf/sync/replica'
import { newCopyId } from '../../data/browser-world'
import type { SpaceSession } from '../../data/space-session'
import { collectionIn } from './database-records'

type Fields = Readonly<Record<string, Json>>

/** What a row of it is made with, without relations, which have two sides. */
export function templateFields(
  replica: Replica,
  template: Uuid,
): { readonly properties: Fields; readonly format: Fields } {
  const { properties = {}, format = {} } = (beginningOf(replica.block(template)) ?? {}) as Partial<
    Record<string, Fields>
  >
  const collection = collectionOf(replica, template)
  const plain = Object.entries(properties).filter(([name]) => !relationOf(propertyIn(collection, name)))
  return { properties: Object.fromEntries(plain), format }
}

/** What of a template is not said in its row yet. */
export function fillRow(
  session: Pick<SpaceSession, 'replica' | 'pointer'>,
  draft: Draft,
  row: Uuid,
  template: Uuid,
): void {
  const { replica } = session
  const pointer = session.pointer('block', row)
  const { properties, format } = templateFields(replica, template)
  const held = replica.block(row)
  for (const [name, value] of Object.entries(properties))
    if (held?.properties?.[name] === undefined) draft.set(pointer, ['properties', name], value)
  for (const [name, value] of Object.entries(format))
    if (held?.format?.[name] === undefined) draft.set(pointer, ['format', name], value)
  relateAs(replica, draft, row, template)
  if (replica.length(row) === 0) writeTitle(replica, draft, row, template)
  if (replica.view.content(row).length === 0) plantContent(replica, draft, row, template)
}

/** Pages inside a page are places of their own: only the server copies them with what is on them. */
export const hasPages = (replica: Replica, page: Uuid): boolean =>
  replica.view.content(page).some(id => {
    const block = replica.block(id)
    return block !== undefined && (replica.options.kinds.traits(block.type).page || hasPages(replica, id))
  })

/** But where the other side takes one row only, which the template would lose. */
function relateAs(replica: Replica, draft: Draft, row: Uuid, template: Uuid): void {
  const collection = collectionOf(replica, template)
  for (const [property, value] of Object.entries(replica.block(template)?.properties ?? {})) {
    const relation = property === TITLE ? null : relationOf(propertyIn(collection, property))
    if (!relation || relatedIn(replica.block(row)?.properties?.[property]).length > 0) continue
    const far = relation.back && propertyIn(collectionIn(replica, relation.collectionId), relation.back)
    if (far && relationOf(far)?.isSingle) continue
    for (const other of relatedIn(value)) draft.relate({ row, property, other })
  }
}

function writeTitle(replica: Replica, draft: Draft, row: Uuid, template: Uuid): void {
  let at = 0
  for (const { insert, attributes } of replica.runs(template)) {
    draft.insertText(row, at, insert, attributes)
    at += typeof insert === 'string' ? insert.length : 1
  }
}

function plantContent(replica: Replica, draft: Draft, row: Uuid, template: Uuid): void {
  const trees = replica.view
    .content(template)
    .filter(id => replica.block(id)?.alive)
    .map(id => treeOf(replica, id))
  plant(draft, trees, { table: 'block', id: row }, atEnd, newCopyId)
}

const collectionOf = (replica: Replica, row: Uuid): CollectionValue | undefined => {
  const block = replica.block(row)
  return block && collectionIn(replica, block.parent_id)
}
