// The properties of a collection as people change them: made, given other settings, deleted.
import { type Property, type PropertyId, TITLE } from '../../collection/schema'
import type { Uuid } from '../../ids'
import type { Json } from '../../validation/checks'
import type { Draft } from '../draft'
import type { DatabasePorts } from './database-ports'
import { freshName } from './fresh-name'
import { writeOptions } from './write-options'

interface NewProperty {
  readonly id: PropertyId
  readonly type: string
  /** With a number behind it where another property is called that. */
  readonly name: string
  readonly settings: Readonly<Record<string, Json>>
}

export function addProperty(
  draft: Draft,
  { now }: Pick<DatabasePorts, 'now'>,
  collectionId: Uuid,
  { id, type, name, settings }: NewProperty,
): void {
  const taken = Object.values(draft.space.get('collection', collectionId)?.schema ?? {}).map(one => one.name)
  const property = { ...settings, id, type, name: freshName(name, taken), order: now() }
  draft.set(draft.at('collection', collectionId), ['schema', id], property)
}

/** Null takes a setting away. `seen`: as it was when its options were made up. */
export function changeProperty(
  draft: Draft,
  collectionId: Uuid,
  seen: Property,
  settings: Readonly<Record<string, Json | null>>,
): void {
  const pointer = draft.at('collection', collectionId)
  for (const [name, value] of Object.entries(settings))
    if (name === 'options' && Array.isArray(value)) writeOptions(draft, collectionId, { seen, options: value as never })
    else draft.setField(pointer, ['schema', seen.id, name], value)
}

/** The server keeps it among the deleted ones, and rows keep what they say. The title stays. */
export function removeProperty(draft: Draft, collectionId: Uuid, id: PropertyId): void {
  if (id !== TITLE) draft.unset(draft.at('collection', collectionId), ['schema', id])
}
