// Something that lives in another product: where it is from, its title and the fields last known of it. Nothing here asks that
// product; what is shown is what the block holds.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { element, htmlText } from '@sheaf/core/kinds/exchange'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { type Json, json, jsonObject, string } from '@sheaf/core/validation/checks'

export interface ExternalObject {
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

export const externalObjectInstance = defineBlock({
  type: 'external_object_instance',
  label: 'External object',
  icon: 'puzzle',
  head: 'void',
  holds: 'nothing',
  properties: { source: json },
  format: { uri: string, domain: string, original_title: string, icon: string, attributes: json, pointer: jsonObject },
  html: {
    write: block => {
      const { address, title } = externalObjectOf(block)
      return [element('p', {}, [address ? element('a', { href: address }, [htmlText(title)]) : htmlText(title)])]
    },
    read: node =>
      node.tagName === 'p' && node.properties['dataSheafType'] === 'external_object_instance'
        ? tree('external_object_instance')
        : null,
  },
  plain: block => {
    const { title, address } = externalObjectOf(block)
    return address === null || address === title ? title : `${title} ${address}`
  },
})
