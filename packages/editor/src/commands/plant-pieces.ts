// A paste that is larger than a transaction may be, in several: each is a step of its own.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { limits } from '@sheaf/core/limits'
import { type ParentRef, parentOf } from '@sheaf/core/operations/tree'
import type { Run } from '@sheaf/core/text/rich-text'
import { plant } from '@sheaf/sync/block-trees'
import type { EditorCore } from '../editor-core'
import { inBlock } from './command'

/** Some room is left for what the step does besides. */
const MOST = limits.operationsPerTransaction - 500

const operationsOf = ({ runs, children }: BlockTree): number =>
  1 + runs.length + children.reduce((sum, child) => sum + operationsOf(child), 0)

export interface Portions {
  /** As many trees as one transaction takes. */
  readonly now: readonly BlockTree[]
  /** What goes below the last of them, when it is too large by itself. */
  readonly below: readonly BlockTree[]
  readonly later: readonly BlockTree[]
}
export function portionsOf(trees: readonly BlockTree[]): Portions {
  let sum = 0
  let count = 0
  for (const tree of trees) {
    sum += operationsOf(tree)
    if (sum > MOST) break
    count++
  }
  const [large] = trees
  if (count === 0 && large) return { now: [{ ...large, children: [] }], below: large.children, later: trees.slice(1) }
  return { now: trees.slice(0, count), below: [], later: trees.slice(count) }
}

/** Runs of one text, as many in each portion as one transaction takes. */
export const runPortions = (runs: readonly Run[]): (readonly Run[])[] =>
  Array.from({ length: Math.ceil(runs.length / MOST) }, (_, i) => runs.slice(i * MOST, (i + 1) * MOST))

/** Plants what is left of a paste: below its last block so far, and behind it. */
export function plantRest(core: EditorCore, { below, later }: Omit<Portions, 'now'>, last: Uuid): void {
  plantAfter(core, below, inBlock(last), null)
  if (later.length > 0) plantAfter(core, later, parentOf(core.replica.view.mustBlock(last)), last)
}
function plantAfter(core: EditorCore, trees: readonly BlockTree[], parent: ParentRef, behind: Uuid | null): void {
  let last = behind
  for (let rest = trees; rest.length > 0; ) {
    const { now, below, later } = portionsOf(rest)
    core.act(draft => {
      const at = { after: last === null ? [] : [last], before: [] }
      last = plant(draft, now, parent, at, core.options.newId).at(-1) ?? last
      return null
    })
    if (last !== null) plantAfter(core, below, inBlock(last), null)
    rest = later
  }
}
