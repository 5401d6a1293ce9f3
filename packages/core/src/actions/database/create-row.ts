// New rows of a collection, with what they say and where they stand. A row that is made of a template says what the template says besides.
import { RELATION } from '../../collection/relation'
import { type PropertyId, TITLE } from '../../collection/schema'
import type { Uuid } from '../../ids'
import { atEnd } from '../../operations/anchor'
import type { Json } from '../../validation/checks'
import type { Draft } from '../draft'
import { fillRow, templateFields } from './fill-row'
import { placeFields, type RowNeighbours } from './place-rows'
import { writeCell } from './write-cell'

export interface RowSpec extends RowNeighbours {
  readonly id: Uuid
  readonly title?: string
  readonly values?: Readonly<Record<PropertyId, Json>>
}
interface RowTemplate {
  readonly id: Uuid
  /** Everything on its page is on this device. Else the row begins with its values, and is filled when the rest has come. */
  readonly isWhole: boolean
  /** Of the blocks that are copied. */
  readonly newId: () => Uuid
}

export function createRow(
  draft: Draft,
  collectionId: Uuid,
  { id, title, values = {}, ...place }: RowSpec,
  template?: RowTemplate,
): void {
  const { space } = draft
  const schema = space.get('collection', collectionId)?.schema
  const model = template && templateFields(space, template.id)
  // Texts and lists with two sides are written once the row is there.
  const isPlain = (name: PropertyId): boolean => name !== TITLE && schema?.[name]?.type !== RELATION
  const isSaid = ([name, value]: [PropertyId, Json]): boolean => value !== null || model?.properties[name] !== undefined
  const plain = Object.entries(values).filter(entry => isPlain(entry[0]) && isSaid(entry))
  draft.create(id, 'page', { table: 'collection', id: collectionId }, atEnd, {
    properties: { ...model?.properties, ...Object.fromEntries(plain) },
    format: { ...model?.format, ...placeFields(space, place) },
  })
  for (const [property, value] of Object.entries(values))
    if (!isPlain(property)) writeCell(draft, collectionId, { row: id, property, value })
  if (title) draft.insertText(id, 0, title)
  if (template?.isWhole) fillRow(draft, id, template.id, template.newId)
}

/** Those that have neighbours stand one behind the other. */
export function createRows(draft: Draft, collectionId: Uuid, rows: readonly RowSpec[]): void {
  let above: Uuid | undefined
  for (const row of rows) {
    const isPlaced = row.after !== undefined || row.before !== undefined
    createRow(draft, collectionId, isPlaced && above ? { ...row, after: above } : row)
    if (isPlaced) above = row.id
  }
}
