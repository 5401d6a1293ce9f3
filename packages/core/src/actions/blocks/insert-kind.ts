// A kind that is chosen where somebody writes. An empty text becomes it; a text with words in it gets a neighbour.
import type { Uuid } from '../../ids'
import { tree } from '../../kinds/block-tree'
import { anchorAt, atEnd } from '../../operations/anchor'
import type { OpenSpace } from '../../operations/open-space'
import type { BlockPoint } from '../../operations/text-place'
import { parentOf } from '../../operations/tree'
import { insertTree } from '../block-trees'
import type { Draft } from '../draft'
import { trashIfEmpty } from './join-blocks'
import { inBlock, isFlowing, loadedChildren, mayHold, siblingsOf } from './places'
import { type BlockPorts, firstText, goOn, turnBlock, type WantedKind } from './turn-block'

interface Inserted {
  /** The block that was made or turned. */
  readonly id: Uuid | null
  /** Where writing goes on. */
  readonly point: BlockPoint | null
}

export function insertKind(draft: Draft, ports: BlockPorts, block: Uuid, wanted: WantedKind): Inserted {
  const { space } = draft
  const { type, seed = {} } = wanted
  const { properties = {}, format = {}, children = [] } = seed
  const isEmpty = space.length(block) === 0 && isFlowing(space, block)
  const { parent_id } = space.view.mustBlock(block)
  if (isEmpty && space.kinds.traits(type).flowing && mayHold(space, parent_id, type, ports.root)) {
    turnBlock(draft, ports, block, wanted)
    insertTree(draft, children, inBlock(block), atEnd, ports.newId)
    return { id: block, point: { block, offset: 0 } }
  }
  const beside = placeFor(space, ports.root, block, type)
  const siblings = siblingsOf(space, beside)
  const at = { after: anchorAt(siblings, siblings.indexOf(beside) + 1).after, before: [] }
  const trees = [tree(type, { properties, format, children })]
  const [id = null] = insertTree(draft, trees, parentOf(space.view.mustBlock(beside)), at, ports.newId)
  const point = id && (firstText(space, id) ?? goOn(draft, ports, id))
  if (isEmpty && beside === block && loadedChildren(space, block).length === 0) trashIfEmpty(draft, block)
  return { id, point }
}

/** The block itself, or the nearest around it whose parent holds such a block: a heading leaves a table. */
function placeFor(space: OpenSpace, root: Uuid | null, block: Uuid, type: string): Uuid {
  for (let at = block; ; ) {
    const { parent_id, parent_table } = space.view.mustBlock(at)
    if (parent_table !== 'block' || parent_id === root || mayHold(space, parent_id, type, root)) return at
    at = parent_id
  }
}
