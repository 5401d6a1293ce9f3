// Options that somebody made of those they saw, into the schema as it is by now.
import { type Option, optionsOf, type Property } from '../../collection/schema'
import type { Uuid } from '../../ids'
import type { Draft } from '../draft'
import { optionChanges } from './option-changes'

export interface WrittenOptions {
  /** As it was when the options were made up: what others did to it meanwhile stays. */
  readonly seen: Property
  /** All of them, old and new. */
  readonly options: readonly Option[]
}

/** Where the property has gone meanwhile, nothing is written. */
export function writeOptions(draft: Draft, collectionId: Uuid, { seen, options }: WrittenOptions): void {
  const now = draft.space.get('collection', collectionId)?.schema?.[seen.id]
  if (!now) return
  const pointer = draft.at('collection', collectionId)
  const path = ['schema', seen.id, 'options']
  for (const { key, value, at } of optionChanges(optionsOf(seen), options, optionsOf(now)))
    if (value === null) draft.removeItem(pointer, path, key)
    else draft.setItem(pointer, path, key, value, at)
}
