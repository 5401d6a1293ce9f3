// What lies in the selected blocks takes their place. The words of a block that had some stay before it, as a paragraph where they were those
// of a box; a block without words goes, unless another person has put something into it by then.

import { loadedChildren, PARAGRAPH, traitsOf } from '@sheaf/core/actions/blocks/places'
import { turnBlock } from '@sheaf/core/actions/blocks/turn-block'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { anchorInTree, parentOf } from '@sheaf/core/operations/tree'
import { BlockSelection } from '../block-selection/block-selection'
import { selectBlocks } from '../block-selection/select-blocks'
import { isLayout, unitOf, withLayouts } from '../block-selection/units'
import type { EditorCore } from '../editor-core'
import { type Command, selectedBlocks } from './command'
import { foldOf, mayHold } from './places'

/** `frames`: the types of those that are nothing but a border around what lies in them. */
export const unwrapBlocks =
  (frames: ReadonlySet<string>): Command =>
  core => {
    const wanted = wrappingOf(core, frames)
    if (wanted.length === 0) return false
    const isOfBlocks = core.state.selection instanceof BlockSelection
    const freed: Uuid[] = []
    core.options.history.closeEntry()
    const isDone = core.act(draft => {
      for (const id of wanted) freed.push(...unwrap(core, draft, id))
      return null
    })
    if (isDone && isOfBlocks) selectBlocks(core, freed)
    return isDone
  }

export const canUnwrap = (core: EditorCore, frames: ReadonlySet<string>): boolean => wrappingOf(core, frames).length > 0

/** Those of the selected blocks that hold others; where none does, the columns that they stand in. */
function wrappingOf(core: EditorCore, frames: ReadonlySet<string>): readonly Uuid[] {
  const { replica } = core
  const units = [...new Set(selectedBlocks(core).flatMap(id => unitOf(core, id) ?? []))]
  const holding = withLayouts(core, units).filter(id => comesApart(core, id, frames))
  if (holding.length > 0) return holding
  const around = units.flatMap(id => layoutAround(core, id) ?? [])
  return [...new Set(around)].filter(id => replica.block(id)?.alive)
}

function comesApart(core: EditorCore, id: Uuid, frames: ReadonlySet<string>): boolean {
  const { replica } = core
  const { type, parent_id } = replica.view.mustBlock(id)
  const { head, page } = traitsOf(replica, id)
  if (isLayout(replica.options.kinds, type)) return true
  if (page || (head === 'frame' && !frames.has(type))) return false
  const inside = loadedChildren(replica, id)
  return inside.length > 0 && inside.every(child => mayHold(core, parent_id, replica.view.mustBlock(child).type))
}

function layoutAround({ replica, pageId }: EditorCore, id: Uuid): Uuid | null {
  for (let at = replica.view.mustBlock(id).parent_id; at !== pageId; ) {
    const block = replica.block(at)
    if (!block) return null
    if (isLayout(replica.options.kinds, block.type)) return at
    at = block.parent_id
  }
  return null
}

/** Gives what is in its place then. */
function unwrap(core: EditorCore, draft: Draft, id: Uuid): readonly Uuid[] {
  const { replica } = core
  const block = replica.view.mustBlock(id)
  const parts = isLayout(replica.options.kinds, block.type) ? loadedChildren(replica, id) : [id]
  const inside = parts.flatMap(part => loadedChildren(replica, part))
  const hasWords = traitsOf(replica, id).flowing && replica.length(id) > 0
  if (hasWords && isBox(core, id)) turnBlock(draft, core.ports, id, { type: PARAGRAPH })
  draft.moveAll(inside, parentOf(block), { after: [id], before: anchorInTree(replica.view, id).before })
  // Columns go by themselves when nothing is left in them.
  if (!hasWords && parts[0] === id) draft.trash(id, true)
  return hasWords ? [id, ...inside] : inside
}

/** What it is for is to hold others: a callout, a toggle. A line of a list is one without them too. */
const isBox = (core: EditorCore, id: Uuid): boolean =>
  foldOf(core, id) !== null || traitsOf(core.replica, id).next === 'inside'
