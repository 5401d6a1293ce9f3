// New blocks beside one that is there, as files are that are dropped on a page.
import type { Uuid } from '../../ids'
import type { BlockTree } from '../../kinds/block-tree'
import { afterOf, atEnd } from '../../operations/anchor'
import { parentOf } from '../../operations/tree'
import { insertTree } from '../block-trees'
import type { Draft } from '../draft'
import { inBlock } from './places'

/** Behind a block of a page, or behind all that the page has; an empty text makes room for them. */
export function insertBeside(
  draft: Draft,
  trees: readonly BlockTree[],
  page: Uuid,
  beside: Uuid | null,
  newId: () => Uuid,
): readonly Uuid[] {
  const { space } = draft
  const block = beside === null ? undefined : space.block(beside)
  if (beside === null || !block?.alive || beside === page) return insertTree(draft, trees, inBlock(page), atEnd, newId)
  const made = insertTree(draft, trees, parentOf(block), afterOf(beside), newId)
  const isEmpty = space.length(beside) === 0 && space.content(beside).length === 0
  if (isEmpty && space.kinds.traits(block.type).flowing) draft.trash(beside, true)
  return made
}
