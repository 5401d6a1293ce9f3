// What is selected, as trees: a piece of one text, blocks as wholes, or a range over blocks whose ends are cut.

import { blockAlone, treeOf } from '@sheaf/core/actions/block-trees'
import { readFrom } from '@sheaf/core/actions/blocks/reading-order'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import type { Run } from '@sheaf/core/text/rich-text'
import { withLayouts } from '../block-selection/units'
import { selectedBlocks, selectedRange, selectedVoid } from '../commands/command'
import type { EditorCore } from '../editor-core'

export interface SelectedTrees {
  readonly trees: readonly BlockTree[]
  /** Its ends lie in texts: where it is put in, they become parts of the texts there. */
  readonly isText: boolean
}

export function selectedTrees(core: EditorCore): SelectedTrees | null {
  const range = core.state.selection.empty ? null : selectedRange(core)
  if (range) return { trees: rangeTrees(core, range.from, range.to), isText: true }
  const lone = selectedVoid(core)
  if (lone === null && core.state.selection.empty) return null
  const ids = lone === null ? withLayouts(core, selectedBlocks(core)) : [lone]
  return ids.length > 0 ? { trees: ids.map(id => treeOf(core.replica, id)), isText: false } : null
}

/** A block on the way to a tree. */
type Growing = Omit<BlockTree, 'children'> & { readonly children: Growing[] }

function rangeTrees(core: EditorCore, from: BlockPoint, to: BlockPoint): readonly BlockTree[] {
  const { replica, pageId } = core
  const { kinds } = replica.options
  const alone = (id: Uuid): Growing => ({ ...blockAlone(replica, id), children: [] })
  if (from.block === to.block) {
    const block = alone(from.block)
    return [{ ...block, runs: cutRuns(block.runs, from.offset, to.offset) }]
  }
  const top: Growing[] = []
  const grown = new Map<Uuid, Growing>()
  const isAroundAll = (id: Uuid): boolean =>
    replica.view.isAncestorOrSelf(id, from.block) && replica.view.isAncestorOrSelf(id, to.block)
  /** A row is nothing without its table, and a frame that was only entered is still what its blocks were in. */
  const needs = (parent: Uuid): boolean => {
    if (parent === pageId) return false
    const traits = kinds.traits(replica.block(parent)?.type ?? '')
    return Array.isArray(traits.holds) || (traits.head === 'frame' && !isAroundAll(parent))
  }
  const grow = (id: Uuid, block: Growing): void => {
    grown.set(id, block)
    const parent = replica.view.mustBlock(id).parent_id
    if (!grown.has(parent) && needs(parent)) grow(parent, alone(parent))
    ;(grown.get(parent)?.children ?? top).push(block)
  }
  const first = alone(from.block)
  grow(from.block, { ...first, runs: cutRuns(first.runs, from.offset, Number.POSITIVE_INFINITY) })
  for (const id of readFrom(replica, from.block, pageId)) {
    const block = alone(id)
    if (id !== to.block) {
      grow(id, block)
      continue
    }
    grow(id, { ...block, runs: cutRuns(block.runs, 0, to.offset) })
    break
  }
  return top
}

export function cutRuns(runs: readonly Run[], from: number, to: number): readonly Run[] {
  let at = 0
  return runs.flatMap(run => {
    const length = typeof run.insert === 'string' ? run.insert.length : 1
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, length)]
    at += length
    if (start >= end) return []
    return [typeof run.insert === 'string' ? { ...run, insert: run.insert.slice(start, end) } : run]
  })
}
