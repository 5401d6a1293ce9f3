// What a property was before its type changed: its definition lies among the deleted ones under an id of its own, and the rows keep their
// values under that id. So nothing is lost, and the property itself keeps its id: views, filters and formulas go on pointing to it.
import { deterministicUuid, type Uuid } from '../ids'
import { shortIdOf } from '../short-id'
import { relationOf } from './relation'
import type { Property, PropertyId, Schema } from './schema'

const ID_CHARACTERS = 12

/** The same for the same request, so that one that is sent again goes on where it was. */
export const keptIdOf = (changeId: Uuid): PropertyId =>
  shortIdOf(deterministicUuid(['kept property', changeId]), ID_CHARACTERS)

/** The number of rows, and what became of their non-empty cells; of those that the caller may see. */
export type ChangeCounts = {
  readonly rows: number
  readonly kept: number
  readonly partly: number
  readonly lost: number
}
/** Beside a definition that is kept: which property it was, and how far the change has come. */
export type Kept = ChangeCounts & {
  readonly property: PropertyId
  /** When it changed. */
  readonly at: number
  /** Where values were put into words. */
  readonly zone: string
  readonly locale: string
  /** It went back to what it was before: to this one. */
  readonly returnsTo?: PropertyId
  readonly isDone: boolean
}

export const keptAs = (property: Property, id: PropertyId, kept: Kept): Property => ({
  ...withoutKept(property),
  id,
  kept: { ...kept },
})

export function keptOf(property: Property | undefined): Kept | null {
  const kept = property?.['kept'] as Kept | undefined
  return typeof kept === 'object' && kept !== null && typeof kept.property === 'string' ? kept : null
}

/** As it was, with what people have called it since. */
export function restoredFrom(kept: Property, { id, name, order, description, icon }: Property): Property {
  const { description: _description, icon: _icon, ...was } = withoutKept(kept)
  return {
    ...was,
    id,
    name,
    order,
    ...(description === undefined ? {} : { description }),
    ...(icon === undefined ? {} : { icon }),
  }
}

function withoutKept(property: Property): Property {
  const { kept: _kept, ...rest } = property
  return rest
}

/** What a property was before the last change of its type that came to its end. */
export function lastKept(deleted: Schema, property: PropertyId): Property | null {
  const all = Object.values(deleted).filter(one => keptOf(one)?.property === property && keptOf(one)?.isDone)
  return all.toSorted((a, b) => (keptOf(b)?.at ?? 0) - (keptOf(a)?.at ?? 0))[0] ?? null
}

/** Changes of a property that were begun and did not come to their end. */
export const unfinishedOf = (deleted: Schema, property: PropertyId): readonly PropertyId[] =>
  Object.values(deleted).flatMap(one => {
    const kept = keptOf(one)
    return kept?.property === property && !kept.isDone ? [one.id] : []
  })

/** The property over there that names a relation back, and has to name it by its new id. Null: none does. */
export function namesBack(
  relation: Property,
  home: Uuid,
  far: Property | undefined,
): { readonly collectionId: Uuid; readonly property: PropertyId } | null {
  const near = relationOf(relation)
  const back = relationOf(far)
  if (!near?.back || far?.id !== near.back || back?.collectionId !== home || back.back !== relation.id) return null
  return { collectionId: near.collectionId, property: far.id }
}
