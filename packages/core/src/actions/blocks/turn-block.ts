// Turning a block into another kind. Text becomes another text, or code, by changing its type, so that people can type on;
// where the new kind has another head, a new block replaces the old one and takes the content that it may hold.
import type { Uuid } from '../../ids'
import { type BlockKind, type BlockSeed, holdsText as isText } from '../../kinds/block-kind'
import { afterOf, nearer } from '../../operations/anchor'
import type { OpenSpace } from '../../operations/open-space'
import type { BlockPoint } from '../../operations/text-place'
import { anchorInTree, parentOf } from '../../operations/tree'
import { embedLabel } from '../../text/safe-values'
import type { Json } from '../../validation/checks'
import { insertTree } from '../block-trees'
import type { Draft } from '../draft'
import { leaveBehind } from './leave-behind'
import { authorOf, pageMadeOf } from './page-of-text'
import { holdsText, inBlock, lastIn, loadedChildren, mayHold, PARAGRAPH, traitsOf } from './places'

export interface BlockPorts {
  readonly newId: () => Uuid
  /** Those that have forms, which go when a block is turned into another. */
  readonly kinds: readonly Pick<BlockKind, 'type' | 'forms'>[]
  /** What is written on as a page; null where no page is open. */
  readonly root: Uuid | null
}
export interface WantedKind {
  readonly type: string
  readonly seed?: BlockSeed
}

/** Says where the caret goes that was at an offset of its text; null: it stays with its character. */
export function turnBlock(
  draft: Draft,
  ports: BlockPorts,
  id: Uuid,
  { type, seed = {} }: WantedKind,
  offset = 0,
): BlockPoint | null {
  const { space } = draft
  const block = space.view.mustBlock(id)
  const before = traitsOf(space, id)
  const after = space.kinds.traits(type)
  if (before.page || !mayHold(space, block.parent_id, type, ports.root)) return null
  if (before.head === after.head && !after.page && before.head !== 'frame') {
    setKind(draft, ports, id, type, seed)
    return null
  }
  if (isText(before) && isText(after)) {
    if (after.head === 'code') makePlain(draft, id)
    setKind(draft, ports, id, type, seed)
    moveContent(draft, ports, id, id)
    return null
  }
  const text = plainTextOf(space, id)
  const made = (after.page && pageMadeOf(space, id)) || ports.newId()
  const { properties = {}, format = {}, children = [] } = seed
  const at = { after: [id], before: anchorInTree(space.view, id).before }
  draft.create(made, type, parentOf(block), at, { properties, format: { ...lasting(space, id, type), ...format } })
  if (after.page || holdsText(space, made)) {
    if (after.page) draft.writeText(made, [{ insert: text }], authorOf(made, text))
    else if (text !== '') draft.insertText(made, 0, text)
    moveContent(draft, ports, id, made)
    leaveBehind(draft, id)
    return holdsText(space, made) ? { block: made, offset: Math.min(offset, text.length) } : goOn(draft, ports, made)
  }
  insertTree(draft, children, inBlock(made), { after: [], before: [] }, ports.newId)
  const isEmpty = text === '' && loadedChildren(space, id).length === 0
  if (isEmpty) draft.trash(id, true)
  // What was written stays, inside where there is room, else before it.
  else if (
    after.head === 'frame' &&
    isText(before) &&
    mayHold(space, made, before.flowing ? PARAGRAPH : block.type, ports.root)
  ) {
    if (before.flowing && block.type !== PARAGRAPH) setKind(draft, ports, id, PARAGRAPH, {})
    draft.move(id, inBlock(made), lastIn(space, made))
    return null
  } else if (!isText(before)) {
    moveContent(draft, ports, id, made)
    draft.trash(id)
  }
  return isEmpty || !isText(before) ? (firstText(space, made) ?? goOn(draft, ports, made)) : null
}

/** Letters only: marks go, and what stands in the line says its words. */
function makePlain(draft: Draft, id: Uuid): void {
  const { space } = draft
  let end = space.length(id)
  for (const { insert, attributes } of [...space.runs(id)].reverse()) {
    const start = end - (typeof insert === 'string' ? insert.length : 1)
    if (typeof insert !== 'string') {
      draft.removeText(id, start, end)
      draft.insertText(id, start, embedLabel(insert))
    } else if (attributes && Object.keys(attributes).length > 0)
      draft.formatText(id, start, end, Object.fromEntries(Object.keys(attributes).map(name => [name, null])))
    end = start
  }
}

/** Another type for the same text. Fields that make one form of a kind (a heading that folds) go unless the new form has them. */
function setKind(draft: Draft, { kinds }: BlockPorts, id: Uuid, type: string, seed: BlockSeed): void {
  const { space } = draft
  const pointer = draft.at('block', id)
  const block = space.view.mustBlock(id)
  const old = block.type
  if (old !== type) draft.set(pointer, ['type'], type)
  for (const field of ['properties', 'format'] as const) {
    const held = block[field] ?? {}
    for (const name of formFields(kinds, [old, type], field))
      if (name in held && !(name in (seed[field] ?? {})) && !isLasting(space, type, field, name))
        draft.unset(pointer, [field, name])
    for (const [name, value] of Object.entries(seed[field] ?? {})) {
      // A colour that was chosen stays.
      if (old !== type && name in held && isLasting(space, old, field, name)) continue
      draft.set(pointer, [field, name], value)
    }
  }
}
function formFields(
  kinds: BlockPorts['kinds'],
  types: readonly string[],
  field: 'properties' | 'format',
): ReadonlySet<string> {
  return new Set(kinds.filter(({ type }) => types.includes(type)).flatMap(({ forms }) => forms[field] ?? []))
}
/** A colour is no form of one kind: every kind of text knows it. */
const isLasting = (space: OpenSpace, type: string, field: 'properties' | 'format', name: string): boolean =>
  field === 'format' && name === 'block_color' && type !== PARAGRAPH && space.kinds.traits(type).flowing
/** What a new block takes over of how the old one looked. */
function lasting(space: OpenSpace, id: Uuid, type: string): Record<string, Json> {
  const { format, type: old } = space.view.mustBlock(id)
  return Object.fromEntries(
    Object.entries(format ?? {}).filter(
      ([name]) => isLasting(space, old, 'format', name) && isLasting(space, type, 'format', name),
    ),
  )
}

/** Children go in where they are held, else they follow; those that lie there already stay. */
function moveContent(draft: Draft, { root }: BlockPorts, from: Uuid, to: Uuid): void {
  const { space } = draft
  const behind = parentOf(space.view.mustBlock(to))
  const after = { inside: lastIn(space, to).after, behind: [to] }
  for (const child of loadedChildren(space, from)) {
    const where = mayHold(space, to, space.view.mustBlock(child).type, root) ? 'inside' : 'behind'
    if (where === 'inside' && from === to) continue
    const parent = where === 'inside' ? inBlock(to) : behind
    const at = { after: after[where], before: [] }
    draft.move(child, parent, at)
    after[where] = nearer(child, after[where])
  }
}

const plainTextOf = (space: OpenSpace, id: Uuid): string =>
  holdsText(space, id)
    ? space
        .runs(id)
        .map(({ insert }) => (typeof insert === 'string' ? insert : embedLabel(insert)))
        .join('')
    : ''

/** The first text in a block and below. */
export function firstText(space: OpenSpace, id: Uuid): BlockPoint | null {
  if (holdsText(space, id)) return { block: id, offset: 0 }
  if (traitsOf(space, id).page) return null
  for (const child of loadedChildren(space, id)) {
    const found = firstText(space, child)
    if (found) return found
  }
  return null
}
/** Writing goes on behind a block without text, in the text that follows or in a new one. */
export function goOn(draft: Draft, { newId }: Pick<BlockPorts, 'newId'>, id: Uuid): BlockPoint {
  const { space } = draft
  const [next] = anchorInTree(space.view, id).before
  if (next !== undefined && holdsText(space, next)) return { block: next, offset: 0 }
  const made = newId()
  draft.create(made, PARAGRAPH, parentOf(space.view.mustBlock(id)), afterOf(id))
  return { block: made, offset: 0 }
}
