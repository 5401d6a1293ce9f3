// Putting very many blocks in. The first of them and the last are there at once, and the caret with them; those between follow, as many
// at a time as do not hold up the page. All of it is one action: undoing it, or cancelling, takes everything back.

import { insertTree } from '@sheaf/core/actions/block-trees'
import type { PutOptions } from '@sheaf/core/actions/blocks/put-trees'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import { parentOf } from '@sheaf/core/operations/tree'
import { afterNextFrame } from '../after-frame'
import type { EditorCore } from '../editor-core'
import { type Command, selectedRange } from './command'
import { pasteBlocks, takesOnlyText } from './paste'

/** As many as are pasted before anybody notices. */
const AT_ONCE = 1_000
const FIRST = 200
/** How long new blocks are made before the page is drawn: at least this long, and as long as drawing it took the last time. */
const SLICE_MS = 16

export interface LongPaste {
  readonly total: number
  /** Takes back what is there, and goes no further. */
  readonly cancel: () => void
}
export interface LongPasteOptions extends PutOptions {
  /** How far it is, in blocks of the first level; null once it is over. */
  readonly onProgress?: (done: number | null, paste: LongPaste) => void
  /** Runs the next piece; a test does so at once. */
  readonly soon?: (run: () => void) => void
}

export const pasteManyBlocks =
  (trees: readonly BlockTree[], options: LongPasteOptions = {}): Command =>
  core => {
    const last = trees.at(-1)
    const range = selectedRange(core)
    const isShort = trees.length <= FIRST + 1 || countOf(trees) <= AT_ONCE
    if (isShort || !last || (range && takesOnlyText(core, range.from.block, trees)))
      return pasteBlocks(trees, options)(core)
    const made = new Map<BlockTree, Uuid>()
    const ends = [...trees.slice(0, FIRST), last]
    const onMade = (tree: BlockTree, id: Uuid): void => {
      made.set(tree, id)
      options.onMade?.(tree, id)
    }
    if (!pasteBlocks(ends, { ...options, onMade })(core)) return false
    const [from, to] = [ends.at(-2), last].map(tree => tree && made.get(tree))
    if (from && to) fillBetween(core, trees.slice(FIRST, -1), from, to, options)
    return true
  }

const countOf = (trees: readonly BlockTree[]): number =>
  trees.reduce((sum, { children }) => sum + 1 + countOf(children), 0)

function fillBetween(
  core: EditorCore,
  trees: readonly BlockTree[],
  from: Uuid,
  to: Uuid,
  { onMade, onProgress, soon = afterNextFrame }: LongPasteOptions,
): void {
  const { history } = core.options
  const action = history.last
  if (!action) return
  const paste: LongPaste = { total: trees.length + FIRST + 1, cancel: () => void core.takeBack(action) }
  let done = 0
  let behind = from
  let slice = SLICE_MS
  const goOn = (): void => {
    // Undone or cancelled meanwhile.
    if (!history.has(action)) return onProgress?.(null, paste)
    const until = performance.now() + slice
    const parent = parentOf(core.replica.view.mustBlock(behind))
    core.act(draft => {
      do {
        const [id] = insertTree(
          draft,
          trees.slice(done, ++done),
          parent,
          { after: [behind], before: [to] },
          core.newCopyId,
          onMade,
        )
        if (id) behind = id
      } while (done < trees.length && performance.now() < until)
      return null
    }, action)
    slice = Math.max(SLICE_MS, performance.now() - until)
    const isOver = done === trees.length
    onProgress?.(isOver ? null : done + FIRST, paste)
    if (!isOver) soon(goOn)
  }
  soon(goOn)
}
