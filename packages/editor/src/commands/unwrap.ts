// What lies in the selected blocks takes their place.

import { isLayout } from '@sheaf/core/actions/blocks/layouts'
import { traitsOf } from '@sheaf/core/actions/blocks/places'
import { comesApart, unwrapBlock } from '@sheaf/core/actions/blocks/wrap-blocks'
import type { Uuid } from '@sheaf/core/ids'
import { BlockSelection } from '../block-selection/block-selection'
import { selectBlocks } from '../block-selection/select-blocks'
import { unitOf, withLayouts } from '../block-selection/units'
import type { EditorCore } from '../editor-core'
import { type Command, selectedBlocks } from './command'
import { foldOf } from './places'

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
      for (const id of wanted) freed.push(...unwrapBlock(draft, core.ports, id, isBox(core, id)))
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
  const holding = withLayouts(core, units).filter(id => comesApart(replica, core.pageId, id, frames))
  if (holding.length > 0) return holding
  const around = units.flatMap(id => layoutAround(core, id) ?? [])
  return [...new Set(around)].filter(id => replica.block(id)?.alive)
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

/** What it is for is to hold others: a callout, a toggle. A line of a list is one without them too. */
const isBox = (core: EditorCore, id: Uuid): boolean =>
  foldOf(core, id) !== null || traitsOf(core.replica, id).next === 'inside'
