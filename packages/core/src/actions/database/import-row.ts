// A row of an import as operations: the page, its title as a text of its own, and relations one by one, because they have two sides.
import { toBase64 } from '../../base64'
import type { PropertyId } from '../../collection/schema'
import { TITLE } from '../../collection/schema'
import type { Uuid } from '../../ids'
import type { Operation } from '../../operations/all'
import { atEnd } from '../../operations/anchor'
import { blockPointer } from '../../operations/record-id'
import { type RichText, runsOfTitle } from '../../text/rich-text'
import { keyOfSlice, ownSlice } from '../../text/slice'
import { TextStore } from '../../text/text-store'
import type { Json } from '../../validation/checks'

export interface RowPlace {
  readonly spaceId: Uuid
  readonly collectionId: Uuid
  /** Lists of rows, which are related and not set. */
  readonly isRelation: (property: PropertyId) => boolean
  readonly textClientId: number
}

export function rowOperations(
  { spaceId, collectionId, isRelation, textClientId }: RowPlace,
  id: Uuid,
  values: Readonly<Record<PropertyId, Json>>,
): readonly Operation[] {
  const pointer = blockPointer(spaceId, id)
  const parent = { table: 'collection' as const, id: collectionId, spaceId }
  const named = Object.entries(values).filter(([property]) => property !== TITLE)
  const plain = named.filter(([property]) => !isRelation(property))
  const related = named.flatMap(([property, rows]) =>
    isRelation(property) && Array.isArray(rows) ? (rows as readonly Uuid[]).map(row => ({ property, row })) : [],
  )
  const update = titleUpdate(id, values[TITLE] as RichText | undefined, textClientId)
  return [
    {
      command: 'createBlock',
      pointer,
      args: {
        type: 'page',
        parent,
        at: { after: [...atEnd.after], before: [...atEnd.before] },
        ...(plain.length > 0 ? { value: { properties: Object.fromEntries(plain) } } : {}),
      },
    },
    ...(update
      ? [{ command: 'editText' as const, pointer, args: { text: id, epoch: 0, update: toBase64(update) } }]
      : []),
    ...related.map(args => ({ command: 'relate' as const, pointer, args })),
  ]
}

function titleUpdate(id: Uuid, title: RichText | undefined, clientId: number): Uint8Array | null {
  const runs = runsOfTitle(title ?? [])
  return runs.length === 0 ? null : new TextStore({ clientId, hydrate: () => [] }).begin(id, runs).update
}

/** Takes it away again, as long as nobody wrote more into it than this. */
export const trashOperation = (spaceId: Uuid, id: Uuid): Operation => ({
  command: 'trashBlock',
  pointer: blockPointer(spaceId, id),
  args: { seen: [keyOfSlice(ownSlice(id))] },
})
