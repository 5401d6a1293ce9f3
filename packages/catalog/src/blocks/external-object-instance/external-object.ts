// What a block holds of something that lives in another product.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'

interface ExternalObject {
  readonly address: string | null
  readonly source: string
  readonly title: string
  readonly icon: string | null
  readonly fields: readonly (readonly [name: string, value: string])[]
}

export function externalObjectOf({ properties, format }: Pick<BlockTree, 'properties' | 'format'>): ExternalObject {
  const uri = textOf(format['uri']) || plainText(properties['source'] as RichText | undefined)
  const address = webAddress(uri)
  const known = format['attributes']
  return {
    address,
    source: textOf(format['domain']) || (address === null ? '' : new URL(address).hostname),
    title: textOf(format['original_title']) || textOf(format['display_title']) || uri,
    icon: webAddress(textOf(format['icon'])),
    fields: (Array.isArray(known) ? (known as readonly Json[]) : []).flatMap(fieldOf),
  }
}
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
function fieldOf(value: Json): readonly (readonly [string, string])[] {
  const held = value as { readonly [key: string]: Json } | null
  if (typeof held !== 'object' || held === null) return []
  const name = textOf(held['name']) || textOf(held['id'])
  const values = Array.isArray(held['values']) ? (held['values'] as readonly Json[]) : [held['value'] ?? null]
  const shown = values.filter(one => typeof one === 'string' || typeof one === 'number').join(', ')
  return name && shown ? [[name, shown]] : []
}
/** Only the web: anything else could run. */
function webAddress(text: string): string | null {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null
}
