// Which properties a view shows and in which order: a list of the view, in which a property stands once somebody changed how it is shown
// there.
import type { PropertyId } from '../../collection/schema'
import type { Uuid } from '../../ids'
import type { ShownProperty } from '../../kinds/view-kind'
import { ANCHORS } from '../../operations/anchor'
import type { Draft } from '../draft'

export interface ShownView {
  readonly id: Uuid
  /** Every property as the view has them in order, hidden ones and those that its list does not name too. */
  readonly columns: readonly ShownProperty[]
}
/** What is undefined is as everywhere again. */
export type PropertyLook = { readonly [Name in Exclude<keyof ShownProperty, 'id'>]?: ShownProperty[Name] | undefined }

export function showProperty(draft: Draft, view: ShownView, property: PropertyId, look: PropertyLook): void {
  const listed = listedAll(draft, view).find(({ id }) => id === property)
  const shown = Object.entries({ visible: true, ...listed, ...look, id: property })
  // Nothing undefined is stored.
  listProperty(draft, view, Object.fromEntries(shown.filter(([, value]) => value !== undefined)) as ShownProperty)
}

/** In front of another, or at the end. */
export function moveProperty(draft: Draft, view: ShownView, property: PropertyId, before: PropertyId | null): void {
  const listed = listedAll(draft, view).find(({ id }) => id === property)
  listProperty(draft, view, { visible: true, ...listed, id: property }, inFrontOf(before))
}

/** One that was just made: it is seen, also where the view shows only what people choose. */
export function insertProperty(draft: Draft, view: ShownView, property: PropertyId, before: PropertyId | null): void {
  listedAll(draft, view)
  listProperty(draft, view, { id: property, visible: true }, inFrontOf(before))
}

const inFrontOf = (before: PropertyId | null): KeyAnchor => ({ after: [], before: before ? [before] : [] })

/** A property that the view comes to name keeps its place only when those before it are named too. */
function listedAll(draft: Draft, view: ShownView): readonly ShownProperty[] {
  const listed = listedIn(draft, view)
  const known = new Set(listed.map(({ id }) => id))
  const added = view.columns.flatMap(({ id, visible }, i): ShownProperty[] => {
    if (known.has(id)) return []
    const before = view.columns.slice(0, i).map(one => one.id)
    listProperty(draft, view, { id, visible }, { after: before.slice(-ANCHORS).reverse(), before: [] })
    return [{ id, visible }]
  })
  return [...listed, ...added]
}

function listedIn({ space }: Draft, { id }: ShownView): readonly ShownProperty[] {
  const listed = space.get('collection_view', id)?.format?.['properties']
  return Array.isArray(listed) ? (listed as readonly ShownProperty[]) : []
}

interface KeyAnchor {
  readonly after: readonly string[]
  readonly before: readonly string[]
}
function listProperty(draft: Draft, { id }: ShownView, shown: ShownProperty, at?: KeyAnchor): void {
  const pointer = draft.at('collection_view', id)
  draft.setItem(
    pointer,
    ['format', 'properties'],
    shown.id,
    shown,
    at && { after: at.after as Uuid[], before: at.before as Uuid[] },
  )
}
