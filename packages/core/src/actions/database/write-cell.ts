// Writes a cell: titles are texts, relations have two sides, everything else is a value.
import { propertyIn, RELATION, relatedIn } from '../../collection/relation'
import { type PropertyId, TITLE } from '../../collection/schema'
import type { Uuid } from '../../ids'
import { plainText, type RichText } from '../../text/rich-text'
import type { Json } from '../../validation/checks'
import type { Draft } from '../draft'
import { renamePage } from '../rename-page'

export interface CellChange {
  readonly row: Uuid
  readonly property: PropertyId
  /** Null empties. */
  readonly value: Json | null
}

export function writeCell(draft: Draft, collectionId: Uuid, { row, property, value }: CellChange): void {
  const pointer = draft.at('block', row)
  if (property === TITLE) return renamePage(draft, row, titleWords(value))
  if (isRelation(draft, collectionId, property)) return relateTo(draft, row, property, value)
  draft.setField(pointer, ['properties', property], value)
}

/** Lists of rows, whose other side follows. */
const isRelation = ({ space }: Draft, collectionId: Uuid, property: PropertyId): boolean =>
  propertyIn(space.get('collection', collectionId), property)?.type === RELATION

const titleWords = (value: Json | null): string =>
  (typeof value === 'string' ? value : plainText((value ?? []) as RichText)).replaceAll(/\s*\n\s*/g, ' ')

/** The list becomes this one, by what came and what went. */
function relateTo(draft: Draft, row: Uuid, property: PropertyId, value: Json | null): void {
  const before = relatedIn(draft.space.block(row)?.properties?.[property])
  const wanted = relatedIn(value)
  for (const other of before) if (!wanted.includes(other)) draft.unrelate({ row, property, other })
  for (const other of wanted) if (!before.includes(other)) draft.relate({ row, property, other })
}
