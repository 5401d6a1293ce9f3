// Turning a block into another kind. Text becomes another text, or code, by changing its type, so that people can type on;
// where the new kind has another head, a new block replaces the old one and takes the content that it may hold.

import { insertTree } from '@sheaf/core/actions/block-trees'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { type BlockSeed, holdsText as isText } from '@sheaf/core/kinds/block-kind'
import { nearer } from '@sheaf/core/operations/anchor'
import { blockPointer } from '@sheaf/core/operations/record-id'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import { anchorInTree, parentOf } from '@sheaf/core/operations/tree'
import { embedLabel } from '@sheaf/core/text/safe-values'
import type { Json } from '@sheaf/core/validation/checks'
import type { EditorCore } from '../editor-core'
import { loadedChildren } from '../render'
import { PARAGRAPH } from '../schema'
import { inBlock, lastIn } from './command'
import { leaveBehind } from './leave-behind'
import { authorOf, pageMadeOf } from './page-of-text'
import { holdsText, mayHold, traitsOf } from './places'

/** Says where the caret goes that was at an offset of its text; null: it stays with its character. */
export function turnBlock(
  core: EditorCore,
  draft: Draft,
  id: Uuid,
  type: string,
  seed: BlockSeed,
  offset: number,
): BlockPoint | null {
  const { replica } = core
  const block = replica.view.mustBlock(id)
  const before = traitsOf(replica, id)
  const after = replica.options.kinds.traits(type)
  if (before.page || !mayHold(core, block.parent_id, type)) return null
  if (before.head === after.head && !after.page && before.head !== 'frame') {
    setKind(core, draft, id, type, seed)
    return null
  }
  if (isText(before) && isText(after)) {
    if (after.head === 'code') makePlain(core, draft, id)
    setKind(core, draft, id, type, seed)
    moveContent(core, draft, id, id)
    return null
  }
  const text = plainTextOf(core, id)
  const made = (after.page && pageMadeOf(replica, id)) || core.options.newId()
  const { properties = {}, format = {}, children = [] } = seed
  const at = { after: [id], before: anchorInTree(replica.view, id).before }
  draft.create(made, type, parentOf(block), at, { properties, format: { ...lasting(core, id, type), ...format } })
  if (after.page || holdsText(replica, made)) {
    if (after.page) draft.writeText(made, [{ insert: text }], authorOf(made, text))
    else if (text !== '') draft.insertText(made, 0, text)
    moveContent(core, draft, id, made)
    leaveBehind(replica, draft, id)
    return holdsText(replica, made) ? { block: made, offset: Math.min(offset, text.length) } : goOn(core, draft, made)
  }
  insertTree(draft, children, inBlock(made), { after: [], before: [] }, core.options.newId)
  const isEmpty = text === '' && loadedChildren(replica, id).length === 0
  if (isEmpty) draft.trash(id, true)
  // What was written stays, inside where there is room, else before it.
  else if (after.head === 'frame' && isText(before) && mayHold(core, made, before.flowing ? PARAGRAPH : block.type)) {
    if (before.flowing && block.type !== PARAGRAPH) setKind(core, draft, id, PARAGRAPH, {})
    draft.move(id, inBlock(made), lastIn(replica, made))
    return null
  } else if (!isText(before)) {
    moveContent(core, draft, id, made)
    draft.trash(id)
  }
  return isEmpty || !isText(before) ? (firstText(core, made) ?? goOn(core, draft, made)) : null
}

/** Letters only: marks go, and what stands in the line says its words. */
function makePlain({ replica }: EditorCore, draft: Draft, id: Uuid): void {
  let end = replica.length(id)
  for (const { insert, attributes } of [...replica.runs(id)].reverse()) {
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
function setKind(core: EditorCore, draft: Draft, id: Uuid, type: string, seed: BlockSeed): void {
  const pointer = blockPointer(core.replica.options.spaceId, id)
  const block = core.replica.view.mustBlock(id)
  const old = block.type
  if (old !== type) draft.set(pointer, ['type'], type)
  for (const field of ['properties', 'format'] as const) {
    const held = block[field] ?? {}
    for (const name of formFields(core, [old, type], field))
      if (name in held && !(name in (seed[field] ?? {})) && !isLasting(core, type, field, name))
        draft.unset(pointer, [field, name])
    for (const [name, value] of Object.entries(seed[field] ?? {})) {
      // A colour that was chosen stays.
      if (old !== type && name in held && isLasting(core, old, field, name)) continue
      draft.set(pointer, [field, name], value)
    }
  }
}
function formFields(core: EditorCore, types: readonly string[], field: 'properties' | 'format'): ReadonlySet<string> {
  const kinds = (core.options.kinds ?? []).filter(kind => types.includes(kind.type))
  return new Set(kinds.flatMap(({ forms }) => forms[field] ?? []))
}
/** A colour is no form of one kind: every kind of text knows it. */
const isLasting = (core: EditorCore, type: string, field: 'properties' | 'format', name: string): boolean =>
  field === 'format' && name === 'block_color' && type !== PARAGRAPH && core.replica.options.kinds.traits(type).flowing
/** What a new block takes over of how the old one looked. */
function lasting(core: EditorCore, id: Uuid, type: string): Record<string, Json> {
  const { format, type: old } = core.replica.view.mustBlock(id)
  return Object.fromEntries(
    Object.entries(format ?? {}).filter(
      ([name]) => isLasting(core, old, 'format', name) && isLasting(core, type, 'format', name),
    ),
  )
}

/** Children go in where they are held, else they follow; those that lie there already stay. */
function moveContent(core: EditorCore, draft: Draft, from: Uuid, to: Uuid): void {
  const { replica } = core
  const behind = parentOf(replica.view.mustBlock(to))
  const after = { inside: lastIn(replica, to).after, behind: [to] }
  for (const child of loadedChildren(replica, from)) {
    const where = mayHold(core, to, replica.view.mustBlock(child).type) ? 'inside' : 'behind'
    if (where === 'inside' && from === to) continue
    const parent = where === 'inside' ? inBlock(to) : behind
    const at = { after: after[where], before: [] }
    draft.move(child, parent, at)
    after[where] = nearer(child, after[where])
  }
}

const plainTextOf = ({ replica }: EditorCore, id: Uuid): string =>
  holdsText(replica, id)
    ? replica
        .runs(id)
        .map(({ insert }) => (typeof insert === 'string' ? insert : embedLabel(insert)))
        .join('')
    : ''

/** The first text in a block and below. */
export function firstText({ replica }: Pick<EditorCore, 'replica'>, id: Uuid): BlockPoint | null {
  if (holdsText(replica, id)) return { block: id, offset: 0 }
  if (traitsOf(replica, id).page) return null
  for (const child of loadedChildren(replica, id)) {
    const found = firstText({ replica }, child)
    if (found) return found
  }
  return null
}
/** Writing goes on behind a block without text, in the text that follows or in a new one. */
export function goOn(core: EditorCore, draft: Draft, id: Uuid): BlockPoint {
  const { replica } = core
  const [next] = anchorInTree(replica.view, id).before
  if (next !== undefined && holdsText(replica, next)) return { block: next, offset: 0 }
  const made = core.options.newId()
  draft.create(made, PARAGRAPH, parentOf(replica.view.mustBlock(id)), { after: [id], before: [] })
  return { block: made, offset: 0 }
}
