// A block with everything below it, outside of any space: what a clipboard, a template, an import or an export carries. It has
// no ids; whoever plants it gives new ones.
import type { Run } from '../text/rich-text'
import type { Json } from '../validation/checks'

export interface BlockTree {
  readonly type: string
  /** Its text. */
  readonly runs: readonly Run[]
  /** Without the title, which is derived from the text. */
  readonly properties: Readonly<Record<string, Json>>
  readonly format: Readonly<Record<string, Json>>
  readonly children: readonly BlockTree[]
}

export const tree = (type: string, fields: Partial<Omit<BlockTree, 'type'>> = {}): BlockTree => ({
  type,
  runs: [],
  properties: {},
  format: {},
  children: [],
  ...fields,
})

export function* eachTree(trees: readonly BlockTree[]): Iterable<BlockTree> {
  for (const one of trees) {
    yield one
    yield* eachTree(one.children)
  }
}
