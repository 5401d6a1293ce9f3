// A row begins as its template: its values, its icon and cover, its name and everything on its page, with ids of its own. What the row
// says already comes first. All of it is done on this device, so that it works without a connection and is undone as one step.
import { propertyIn, relatedIn, relationOf } from '../../collection/relation'
import { TITLE } from '../../collection/schema'
import type { Uuid } from '../../ids'
import { atEnd } from '../../operations/anchor'
import type { OpenSpace } from '../../operations/open-space'
import { beginningOf } from '../../operations/row-beginning'
import type { CollectionValue } from '../../records/collection'
import type { Json } from '../../validation/checks'
import { insertTree, treeOf } from '../block-trees'
import type { Draft } from '../draft'

type Fields = Readonly<Record<string, Json>>

/** What a row of it is made with, without relations, which have two sides. */
export function templateFields(
  space: OpenSpace,
  template: Uuid,
): { readonly properties: Fields; readonly format: Fields } {
  const { properties = {}, format = {} } = (beginningOf(space.block(template)) ?? {}) as Partial<Record<string, Fields>>
  const collection = collectionOf(space, template)
  const plain = Object.entries(properties).filter(([name]) => !relationOf(propertyIn(collection, name)))
  return { properties: Object.fromEntries(plain), format }
}

/** What of a template is not said in its row yet. */
export function fillRow(draft: Draft, row: Uuid, template: Uuid, newId: () => Uuid): void {
  const { space } = draft
  const pointer = draft.at('block', row)
  const { properties, format } = templateFields(space, template)
  const held = space.block(row)
  for (const [name, value] of Object.entries(properties))
    if (held?.properties?.[name] === undefined) draft.set(pointer, ['properties', name], value)
  for (const [name, value] of Object.entries(format))
    if (held?.format?.[name] === undefined) draft.set(pointer, ['format', name], value)
  relateAs(draft, row, template)
  if (space.length(row) === 0) writeTitle(draft, row, template)
  if (space.content(row).length === 0) plantContent(draft, row, template, newId)
}

/** Pages inside a page are places of their own: only the server copies them with what is on them. */
export const hasPages = (space: OpenSpace, page: Uuid): boolean =>
  space.content(page).some(id => {
    const block = space.block(id)
    return block !== undefined && (space.kinds.traits(block.type).page || hasPages(space, id))
  })

/** But where the other side takes one row only, which the template would lose. */
function relateAs(draft: Draft, row: Uuid, template: Uuid): void {
  const { space } = draft
  const collection = collectionOf(space, template)
  for (const [property, value] of Object.entries(space.block(template)?.properties ?? {})) {
    const relation = property === TITLE ? null : relationOf(propertyIn(collection, property))
    if (!relation || relatedIn(space.block(row)?.properties?.[property]).length > 0) continue
    const far = relation.back && propertyIn(space.get('collection', relation.collectionId), relation.back)
    if (far && relationOf(far)?.isSingle) continue
    for (const other of relatedIn(value)) draft.relate({ row, property, other })
  }
}

function writeTitle(draft: Draft, row: Uuid, template: Uuid): void {
  let at = 0
  for (const { insert, attributes } of draft.space.runs(template)) {
    draft.insertText(row, at, insert, attributes)
    at += typeof insert === 'string' ? insert.length : 1
  }
}

function plantContent(draft: Draft, row: Uuid, template: Uuid, newId: () => Uuid): void {
  const { space } = draft
  const trees = space
    .content(template)
    .filter(id => space.block(id)?.alive)
    .map(id => treeOf(space, id))
  insertTree(draft, trees, { table: 'block', id: row }, atEnd, newId)
}

const collectionOf = (space: OpenSpace, row: Uuid): CollectionValue | undefined => {
  const block = space.block(row)
  return block && space.get('collection', block.parent_id)
}
