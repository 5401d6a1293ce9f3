// How the page of a row shows its properties: some pinned under the title, the others in groups. What a layout keeps is a keyed list with
// an item per group and per property that somebody placed, so that two people who arrange different things both keep what they did;
// their order is a key on each item. A property that nobody placed stands among the first ones, at the time it was made.
import type { Uuid } from '../ids'
import { boolean, exact, type Json, literal, number, oneOf, optional, string } from '../validation/checks'
import { passes } from '../validation/validate'
import { rowOrder } from './row-order'
import { type Property, type PropertyId, TITLE } from './schema'

/** always. filled: only where there is a value. never: until all are asked for. */
export const visibilities = ['always', 'filled', 'never'] as const
export type Visibility = (typeof visibilities)[number]

/** The group of what is pinned under the title. */
export const HEADING = 'heading'
/** More do not stand beside one another. */
export const MOST_IN_HEADING = 4

export type GroupModule = {
  readonly id: string
  readonly type: 'group'
  readonly name: string
  readonly made: number
  readonly order?: string
  /** In a box of its own. */
  readonly panel?: boolean
}
export type PropertyModule = {
  readonly id: PropertyId
  readonly type: 'property'
  /** Without, or of a group that is gone: among the first ones. */
  readonly group?: string
  readonly show?: Visibility
  readonly order?: string
}
export interface LaidProperty {
  readonly property: Property
  readonly show: Visibility
  readonly order: string
}
interface LaidGroup {
  /** Null for the properties that are in no group. */
  readonly module: GroupModule | null
  readonly properties: readonly LaidProperty[]
}
export interface PageLayout {
  readonly heading: readonly LaidProperty[]
  /** The one without a name first; it is always there. */
  readonly groups: readonly LaidGroup[]
}

const groupCheck = exact({
  id: string,
  type: literal('group'),
  name: string,
  made: number,
  order: optional(string),
  panel: optional(boolean),
})
const propertyCheck = exact({
  id: string,
  type: literal('property'),
  group: optional(string),
  show: optional(oneOf(...visibilities)),
  order: optional(string),
})
export const groupsIn = (modules: readonly Json[]): readonly GroupModule[] =>
  (modules as readonly unknown[])
    .filter((item): item is GroupModule => passes(groupCheck, item))
    .sort((a, b) => byText(orderOf(a, a.made), orderOf(b, b.made)) || byText(a.id, b.id))
export const propertyModule = (modules: readonly Json[], id: PropertyId): PropertyModule | undefined =>
  (modules as readonly unknown[]).find(
    (item): item is PropertyModule => passes(propertyCheck, item) && (item as PropertyModule).id === id,
  )

/** Where it stands among others, whether or not somebody moved it. */
export const orderOf = ({ id, order }: { readonly id: string; readonly order?: string }, made: number): string =>
  rowOrder({ id: id as Uuid, created_time: made, orderKey: order })

export function pageLayout(modules: readonly Json[], properties: readonly Property[]): PageLayout {
  const groups = groupsIn(modules)
  const known = new Set([HEADING, ...groups.map(({ id }) => id)])
  const members = new Map<string, LaidProperty[]>()
  for (const property of properties) {
    if (property.id === TITLE) continue
    const placed = propertyModule(modules, property.id) ?? { id: property.id, type: 'property' }
    const group = placed.group !== undefined && known.has(placed.group) ? placed.group : ''
    const laid = { property, show: placed.show ?? 'always', order: orderOf(placed, property.order) }
    members.set(group, [...(members.get(group) ?? []), laid])
  }
  const inOrder = (group: string): readonly LaidProperty[] =>
    (members.get(group) ?? []).sort((a, b) => byText(a.order, b.order) || byText(a.property.id, b.property.id))
  const pinned = inOrder(HEADING)
  return {
    heading: pinned.slice(0, MOST_IN_HEADING),
    // Two who pin the last ones at once pin too many: those stand first below.
    groups: [
      { module: null, properties: [...pinned.slice(MOST_IN_HEADING), ...inOrder('')] },
      ...groups.map(module => ({ module, properties: inOrder(module.id) })),
    ],
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
