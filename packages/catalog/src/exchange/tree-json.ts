// Blocks ↔ our own lossless format. Any program may have written it to the clipboard, so it is validated as carefully as HTML.

import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { WholeKind } from '@sheaf/core/kinds/exchange'
import { limits } from '@sheaf/core/limits'
import { isSafeHref } from '@sheaf/core/links/safe-link'
import { isBlockType } from '@sheaf/core/records/block-types'
import type { Attributes, Run } from '@sheaf/core/text/rich-text'
import { embedOfJson, isContentColor } from '@sheaf/core/text/safe-values'
import type { Json } from '@sheaf/core/validation/checks'
import { parseJson } from '@sheaf/core/validation/safe-json'
import { checkedFields } from './stamps'

/** Blocks may lie this deep; JSON around them takes a few levels more. */
const MAX_DEPTH = 200

export const writeTreeJson = (trees: readonly BlockTree[]): string => JSON.stringify(trees)

/** Null: this is not our format. */
export function readTreeJson(kinds: readonly WholeKind[], text: string): readonly BlockTree[] | null {
  const byType = new Map(kinds.map(kind => [kind.type, kind]))
  const treeOf = (value: Json): readonly BlockTree[] => {
    const held = isObject(value) ? value : {}
    const { type } = held
    if (typeof type !== 'string' || !isBlockType(type)) return []
    const kind = byType.get(type)
    return [
      {
        type,
        runs: listOf(held['runs']).flatMap(runOf),
        properties: checkedFields(held['properties'] ?? null, kind?.properties),
        format: checkedFields(held['format'] ?? null, kind?.format),
        children: listOf(held['children']).flatMap(treeOf),
      },
    ]
  }
  try {
    const value = parseJson(text, 'clipboard', {
      maxDepth: MAX_DEPTH * 2 + 16,
      maxNodes: limits.maxJsonNodes,
      maxKeysPerObject: limits.maxKeysPerObject,
    })
    return Array.isArray(value) ? value.flatMap(treeOf) : null
  } catch {
    return null
  }
}

const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

function runOf(value: Json): readonly Run[] {
  if (!isObject(value)) return []
  const { insert } = value
  const content = typeof insert === 'string' ? insert : embedOfJson(insert)
  if (content === null || content === '') return []
  const attributes = Object.fromEntries(
    Object.entries(isObject(value['attributes']) ? value['attributes'] : {}).filter(([name, held]) =>
      isMark(name, held),
    ),
  ) as Attributes
  return [Object.keys(attributes).length > 0 ? { insert: content, attributes } : { insert: content }]
}
function isMark(name: string, value: Json): boolean {
  if (name === 'a') return typeof value === 'string' && isSafeHref(value)
  if (name === 'h') return typeof value === 'string' && isContentColor(value)
  return /^[a-z_]{1,8}$/.test(name) && value === true
}
