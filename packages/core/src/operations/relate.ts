// relate, unrelate: a row comes into or out of another row's relation, and by the schema that row into or out of the one that names
// back. Both sides and the limit of one are kept on the state at the operation's place in the order, so they agree whoever comes first.
import { propertyIn, type Relation, relatedIn, relationOf } from '../collection/relation'
import type { PropertyId } from '../collection/schema'
import { propertyId } from '../collection/schema-check'
import type { Uuid } from '../ids'
import type { CollectionValue } from '../records/collection'
import { exact, optional } from '../validation/checks'
import { type Anchor, anchorOf, atEnd, insertAt } from './anchor'
import { anchor } from './anchor-check'
import { defineOperation, type OperationContext, type OperationOf, type Requirement } from './define'
import { propertyMeant } from './late-property'
import { blockPointer, recordId } from './record-id'
import { placeToWrite, valueIn } from './row-ahead'
import type { SpaceState } from './space-state'
import { editedBy } from './tree'
import { nothingToUndo, type UndoOf } from './undo'

/** A row that names another one in a property. */
export interface Related {
  readonly row: Uuid
  readonly property: PropertyId
  readonly other: Uuid
}

interface RelateUndo extends UndoOf<'relate'> {
  readonly made: Related
  readonly gone: readonly Related[]
}
interface UnrelateUndo extends UndoOf<'unrelate'> {
  readonly gone: Related
  readonly at: Anchor
}

const requires = ({ pointer, args: { row } }: OperationOf<{ readonly row: Uuid }>): readonly Requirement[] => [
  { pointer, verb: 'edit' },
  { pointer: blockPointer(pointer.spaceId, row), verb: 'read' },
]

export const relate = defineOperation({
  command: 'relate',
  args: exact({ property: propertyId, row: recordId, at: optional(anchor) }),
  requires,
  apply(state, _texts, { pointer: { id }, args: { property: named, row: other, at } }, context) {
    const property = propertyMeant(state, id, named, 'relation') ?? named
    const sides = sidesOf(state, id, property)
    if (!sides || !isRowOf(state, other, sides.near.collectionId)) return
    const made: Related = { row: id, property, other }
    for (const gone of replacedBy(state, made)) part(state, gone, sides)
    const isThere = relatedTo(state, id, property).includes(other)
    if (!isThere || at) writeRelated(state, id, property, rows => insertAt(rows, other, at ?? atEnd), context)
    const { back } = sides
    if (back && !relatedTo(state, other, back.property).includes(id))
      writeRelated(state, other, back.property, rows => insertAt(rows, id, atEnd))
  },
  capture(state, { pointer: { id }, args: { property, row: other } }): () => readonly RelateUndo[] {
    const isRelated = (): boolean => relatedTo(state, id, property).includes(other)
    if (isRelated()) return nothingToUndo
    const made: Related = { row: id, property, other }
    const gone = replacedBy(state, made)
    return () => (isRelated() ? [{ undo: 'relate', made, gone }] : [])
  },
  revert(draft, { made, gone }: RelateUndo) {
    const { view } = draft.space
    if (!view.block(made.row) || !relatedTo(view, made.row, made.property).includes(made.other)) return
    draft.unrelate(made)
    for (const one of gone) draft.relate(one)
  },
})

export const unrelate = defineOperation({
  command: 'unrelate',
  args: exact({ property: propertyId, row: recordId }),
  // What may no longer be read, or is gone, can still be taken out of one's own row.
  requires: ({ pointer }) => [{ pointer, verb: 'edit' }],
  apply(state, _texts, { pointer: { id }, args: { property: named, row } }, context) {
    const property = propertyMeant(state, id, named, 'relation') ?? named
    const sides = sidesOf(state, id, property)
    // Of a row that is elsewhere by now, what it named before stays as it is, on both sides.
    if (sides) part(state, { row: id, property, other: row }, sides, context)
  },
  capture(state, { pointer: { id }, args: { property, row: other } }): () => readonly UnrelateUndo[] {
    const rows = relatedTo(state, id, property)
    if (!rows.includes(other)) return nothingToUndo
    const at = anchorOf(rows, other)
    return () => [{ undo: 'unrelate', gone: { row: id, property, other }, at }]
  },
  revert(draft, { gone, at }: UnrelateUndo) {
    const { view } = draft.space
    // Where another row is in its place by now, that is another person's work.
    const isFree = replacedBy(view, gone).length === 0
    if (view.block(gone.row) && isFree && !relatedTo(view, gone.row, gone.property).includes(gone.other))
      draft.relate(gone, at)
  },
})

/** The rows that a row names in a property. */
export const relatedTo = (state: SpaceState, row: Uuid, property: PropertyId): readonly Uuid[] =>
  relatedIn(valueIn(state, row, property))

/** What has to go where a side takes one row only: of the row's own, and of whoever the other row belonged to. */
function replacedBy(state: SpaceState, { row, property, other }: Related): readonly Related[] {
  const sides = sidesOf(state, row, property)
  if (!sides) return []
  const own = sides.near.isSingle ? relatedTo(state, row, property).filter(one => one !== other) : []
  const { back } = sides
  const theirs = back?.relation.isSingle ? relatedTo(state, other, back.property).filter(one => one !== row) : []
  return [...own.map(one => ({ row, property, other: one })), ...theirs.map(one => ({ row: one, property, other }))]
}

/** Takes a row out of another one, and by the schema that one out of it, wherever both are by now. */
function part(state: SpaceState, { row, property, other }: Related, sides: Sides, context?: OperationContext): void {
  if (relatedTo(state, row, property).includes(other))
    writeRelated(state, row, property, rows => rows.filter(one => one !== other), context)
  const back = sides.back?.property
  if (back !== undefined && relatedTo(state, other, back).includes(row))
    writeRelated(state, other, back, rows => rows.filter(one => one !== row))
}

interface Sides {
  readonly near: Relation
  /** The property of the other collection that names back, and is meant by this one alone. */
  readonly back: { readonly property: PropertyId; readonly relation: Relation } | null
}

export function sidesOf(state: SpaceState, row: Uuid, property: PropertyId): Sides | null {
  const block = state.bare('block', row)
  if (block?.parent_table !== 'collection') return null
  const near = relationOf(propertyIn(collectionOf(state, block.parent_id), property))
  if (!near) return null
  const far = near.back === undefined ? undefined : propertyIn(collectionOf(state, near.collectionId), near.back)
  const relation = relationOf(far)
  const isMutual = relation?.back === property && relation.collectionId === block.parent_id
  return { near, back: far && relation && isMutual ? { property: far.id, relation } : null }
}

const collectionOf = (state: SpaceState, id: Uuid): CollectionValue | undefined => state.bare('collection', id)

function isRowOf(state: SpaceState, id: Uuid, collectionId: Uuid): boolean {
  const block = state.bare('block', id)
  return block?.parent_table === 'collection' && block.parent_id === collectionId
}

/** Only the row that somebody changed counts as edited by them. */
export function writeRelated(
  state: SpaceState,
  row: Uuid,
  property: PropertyId,
  change: (rows: readonly Uuid[]) => readonly Uuid[],
  context?: OperationContext,
): void {
  const after = change(relatedTo(state, row, property))
  const { at, values } = placeToWrite(state, row, property)
  const { [at]: _before, ...rest } = values
  state.changeBlock(row, {
    properties: after.length ? { ...rest, [at]: [...after] } : rest,
    ...(context ? editedBy(context) : {}),
  })
}
