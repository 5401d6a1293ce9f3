// A page that is empty begins with a kind that is chosen.
import type { Uuid } from '../../ids'
import { atEnd } from '../../operations/anchor'
import type { BlockPoint } from '../../operations/text-place'
import { insertTree } from '../block-trees'
import type { Draft } from '../draft'
import { inBlock } from './places'
import { type BlockPorts, firstText, goOn, type WantedKind } from './turn-block'

/** The first block of an empty page; says where the caret goes. */
export function beginWith(
  draft: Draft,
  ports: BlockPorts,
  page: Uuid,
  { type, seed = {} }: WantedKind,
): BlockPoint | null {
  const id = ports.newId()
  const { properties = {}, format = {}, children = [] } = seed
  draft.create(id, type, inBlock(page), atEnd, { properties, format })
  insertTree(draft, children, inBlock(id), atEnd, ports.newId)
  return firstText(draft.space, id) ?? goOn(draft, ports, id)
}
