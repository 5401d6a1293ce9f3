// A block with all its descendants, outside of any space: the format of clipboard, templates, import and export. It has
// no ids; inserting it creates new ones.
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
