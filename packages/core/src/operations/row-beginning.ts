// What a row began with. Undoing that it was made takes it away only while it still says that and no more: values that came since may be
// another person's, and so may relations, which others write from their side.
import type { BlockValue } from '../records/block'
import type { Json } from '../validation/checks'
import { withoutNumbers } from './row-number'
import { sameJson } from './same-json'

export type RowBeginning = { readonly [part: string]: Json }

/** Without its title, which is text, its number, which the server gave it, and its place. Undefined: it is no row. */
export function beginningOf(block: BlockValue | undefined): RowBeginning | undefined {
  if (block?.parent_table !== 'collection') return undefined
  const { title: _title, ...properties } = block.properties ?? {}
  const { collection_order: _order, ...format } = withoutNumbers(block.format ?? {})
  return { properties, format }
}

export const isAsItBegan = (block: BlockValue, began: RowBeginning | undefined): boolean =>
  !began || sameJson(beginningOf(block) ?? began, began)
