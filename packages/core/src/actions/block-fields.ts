// Fields of a block that are no text: what a kind of block keeps in them is its own affair.
import type { Uuid } from '../ids'
import type { Json } from '../validation/checks'
import type { Draft } from './draft'

const COLOR = ['format', 'block_color']
const NO_COLOR = 'default'

/** Where a block keeps something, and what; null takes it away. */
export type BlockFieldChange = readonly [field: 'properties' | 'format', name: string, value: Json | null]

export function setBlockFields(draft: Draft, id: Uuid, changes: readonly BlockFieldChange[]): void {
  for (const [field, name, value] of changes) draft.setField(draft.at('block', id), [field, name], value)
}

/** One of the ten text or ten background colours. */
export function colorBlock(draft: Draft, id: Uuid, color: string): void {
  const held = draft.space.block(id)?.format?.['block_color']
  if (color !== NO_COLOR) draft.set(draft.at('block', id), COLOR, color)
  else if (held !== undefined) draft.unset(draft.at('block', id), COLOR)
}
