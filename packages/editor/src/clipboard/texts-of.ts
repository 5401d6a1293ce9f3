// The texts of several blocks as one, for places where no blocks may stand.
import { type BlockTree, eachTree } from '@sheaf/core/kinds/block-tree'
import { sameJson } from '@sheaf/core/operations/same-json'
import type { Run } from '@sheaf/core/text/rich-text'

/** Runs of several blocks, line by line; what has the same marks is one run. */
export function textsOf(trees: readonly BlockTree[]): readonly Run[] {
  const joined: Run[] = []
  for (const [i, { runs }] of [...eachTree(trees)].filter(tree => tree.runs.length > 0).entries())
    for (const run of i === 0 ? runs : [{ insert: '\n' }, ...runs]) {
      const last = joined.at(-1)
      const isSame =
        typeof last?.insert === 'string' &&
        typeof run.insert === 'string' &&
        sameJson(last.attributes ?? {}, run.attributes ?? {})
      if (isSame) joined[joined.length - 1] = { ...last, insert: `${last.insert}${run.insert}` }
      else joined.push(run)
    }
  return joined
}
