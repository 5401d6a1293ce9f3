// Databases as a client makes them: a page, a collection, views, rows, and then what rows say of each other.

import { addCollection, placeCollection } from '@sheaf/core/actions/database/create-collection'
import { insertView, type NewView } from '@sheaf/core/actions/database/insert-view'
import { writeCell } from '@sheaf/core/actions/database/write-cell'
import type { Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { ParentRef } from '@sheaf/core/operations/tree'
import type { RichText } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import { newUuid } from '../auth/secrets'
import type { DashboardPlan, DatabasePlan, PropertyPlan, PropertyPlans, RowPlan, ViewPlan } from './database-plan'
import type { Script } from './script'

interface PlantedDatabase {
  readonly collectionId: Uuid
  readonly blockId: Uuid
  readonly rows: readonly Uuid[]
}
type Ids = Readonly<Record<string, PlantedDatabase>>

/** Ids first: databases name each other. */
export const newIds = (rows: Readonly<Record<string, readonly RowPlan[]>>): Ids =>
  Object.fromEntries(
    Object.entries(rows).map(([key, list]) => [
      key,
      { collectionId: newUuid(), blockId: newUuid(), rows: list.map(() => newUuid()) },
    ]),
  )

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the demo names ${what}, which is not there`)
  return value
}

/** Formulas keep ids beside names, so that a property may be called something else later. */
const withIds = (expression: string, properties: PropertyPlans): string =>
  expression.replaceAll(/(?<!\.)prop\("([^"]+)"\)/g, (_, name: string) => {
    const [id] = found(
      Object.entries(properties).find(([, property]) => property.name === name),
      `the property ${name}`,
    )
    return `prop("${name}"#"${id}")`
  })

function propertyOf(id: string, plan: PropertyPlan, order: number, properties: PropertyPlans, ids: Ids): Json {
  const { to, back, expression, ...rest } = plan
  const related = typeof to === 'string' ? found(ids[to], `the database ${to}`).collectionId : undefined
  return {
    ...rest,
    id,
    order,
    ...(related ? { collection_id: related } : {}),
    ...(typeof back === 'string' ? { kind: 'dual', synced_property: back } : {}),
    ...(typeof expression === 'string' ? { expression: withIds(expression, properties) } : {}),
  }
}

function viewOf(plan: DatabasePlan, collection_id: Uuid, { type, name, query, format, shows }: ViewPlan): NewView {
  const order = shows ?? []
  const rest = Object.keys(plan.properties).filter(property => property !== 'title' && !order.includes(property))
  const properties: Json = [
    { id: 'title', visible: true },
    ...order.map(property => ({ id: property, visible: true })),
    ...rest.map(property => ({ id: property, visible: false })),
  ]
  return {
    collection_id,
    type,
    name,
    query: (query ?? {}) as Json,
    format: { ...format, ...(shows ? { properties } : {}) },
  }
}

export function plantDatabase(
  script: Script,
  parent: ParentRef,
  plan: DatabasePlan,
  own: PlantedDatabase,
  ids: Ids,
): void {
  const { blockId, collectionId } = own
  const { name, icon, description } = plan
  const schema = Object.fromEntries(
    Object.entries(plan.properties).map(([id, property], i) => [id, propertyOf(id, property, i, plan.properties, ids)]),
  ) as Schema
  script.page(parent, { title: name, id: blockId, type: 'collection_view_page', icon })
  script.steps.push(draft => {
    const more = description ? { description: [[description]] as RichText } : {}
    addCollection(draft, blockId, collectionId, { name, icon, schema, ...more })
    placeCollection(draft, blockId, collectionId)
    for (const view of plan.views) insertView(draft, blockId, newUuid(), viewOf(plan, collectionId, view))
  })
}

/** Its rows, in several scripts, so that each is by whoever wrote it. */
export function plantRows(scripts: readonly Script[], own: PlantedDatabase, rows: readonly RowPlan[]): void {
  const parent = { table: 'collection', id: own.collectionId } as const
  for (const [i, { title, values, icon, cover, body = [], by = 0 }] of rows.entries()) {
    const id = found(own.rows[i], `row ${i}`)
    found(scripts[by], `person ${by}`).page(parent, { title, id, icon, cover, properties: values, body })
  }
}

/** One side is enough: the other follows. Whoever wrote a row says what it is related to. */
export function plantRelations(
  scripts: readonly Script[],
  plan: DatabasePlan,
  own: PlantedDatabase,
  rows: readonly RowPlan[],
  ids: Ids,
): void {
  for (const [i, { relations = {}, by = 0 }] of rows.entries())
    for (const [property, places] of Object.entries(relations)) {
      const to = found(plan.properties[property]?.['to'], `the relation ${property}`)
      const there = found(ids[to as string], `the database ${to as string}`)
      const row = found(own.rows[i], `row ${i}`)
      const value = places.map(place => found(there.rows[place], `row ${place} of ${to as string}`))
      const change = { row, property, value }
      found(scripts[by], `person ${by}`).steps.push(draft => writeCell(draft, own.collectionId, change))
    }
}

/** A page of widgets. Each is a view of its own, so that changing it here changes nothing elsewhere. */
export function plantDashboard(
  script: Script,
  parent: ParentRef,
  plan: DashboardPlan,
  plans: Readonly<Record<string, DatabasePlan>>,
  ids: Ids,
): Uuid {
  const planned = plan.rows.flatMap(({ widgets }, r) => widgets.map(widget => ({ ...widget, r, id: newUuid() })))
  const collectionOf = (key: string): Uuid => found(ids[key], `the database ${key}`).collectionId
  const [first, ...others] = [...new Set(planned.map(({ of }) => of))]
  if (first === undefined) throw new Error('a dashboard shows something')
  const viewTo = (key: string, view: ViewPlan): NewView =>
    viewOf(found(plans[key], `the database ${key}`), collectionOf(key), view)
  const board: ViewPlan = {
    type: 'dashboard',
    name: plan.name,
    format: {
      rows: plan.rows.map(({ height }, r) => ({ id: `row${r}`, height })),
      widgets: planned.map(({ id, r, width }) => ({ id: newUuid(), row: `row${r}`, view: id, width })),
    },
  }
  const blockId = script.page(parent, { title: plan.name, type: 'collection_view_page', icon: plan.icon })
  script.steps.push(draft => {
    placeCollection(draft, blockId, collectionOf(first), ...others.map(collectionOf))
    insertView(draft, blockId, newUuid(), viewTo(first, board))
    for (const { id, of, view } of planned) insertView(draft, blockId, id, viewTo(of, view))
  })
  return blockId
}
