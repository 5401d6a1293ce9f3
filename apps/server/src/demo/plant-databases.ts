// Databases as a client makes them: a page, a collection, views, rows, and then what rows say of each other.
import type { Uuid } from '@sheaf/core/ids'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { Json } from '@sheaf/core/validation/checks'
import { newUuid } from '../auth/secrets'
import type { DashboardPlan, DatabasePlan, PropertyPlan, PropertyPlans, RowPlan, ViewPlan } from './database-plan'
import type { SpaceWriter } from './space-writer'

export interface PlantedDatabase {
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

function plantView(
  writer: SpaceWriter,
  block: Uuid,
  collection: DatabasePlan,
  collectionId: Uuid,
  view: ViewPlan,
): Uuid {
  const id = newUuid()
  const { type, name, query = {}, format = {}, shows } = view
  const order = shows ?? []
  const rest = Object.keys(collection.properties).filter(property => property !== 'title' && !order.includes(property))
  const properties: Json = [
    { id: 'title', visible: true },
    ...order.map(property => ({ id: property, visible: true })),
    ...rest.map(property => ({ id: property, visible: false })),
  ]
  writer.push({
    command: 'create',
    pointer: writer.pointer('collection_view', id),
    args: {
      value: {
        parent_table: 'block',
        parent_id: block,
        collection_id: collectionId,
        type,
        name,
        query: query as Json,
        format: { ...format, ...(shows ? { properties } : {}) },
      },
    },
  })
  return id
}

export function plantDatabase(
  writer: SpaceWriter,
  parent: Pointer,
  plan: DatabasePlan,
  own: PlantedDatabase,
  ids: Ids,
): void {
  const { blockId, collectionId } = own
  const schema = Object.fromEntries(
    Object.entries(plan.properties).map(([id, property], i) => [id, propertyOf(id, property, i, plan.properties, ids)]),
  )
  const { name, icon, description } = plan
  writer.createAs(blockId, parent, 'collection_view_page', { runs: [{ insert: name }], format: { page_icon: icon } })
  writer.push({
    command: 'create',
    pointer: writer.pointer('collection', collectionId),
    args: {
      value: {
        parent_table: 'block',
        parent_id: blockId,
        name,
        icon,
        schema,
        ...(description ? { description: [[description]] } : {}),
      },
    },
  })
  const views = plan.views.map(view => plantView(writer, blockId, plan, collectionId, view))
  showViews(writer, blockId, [collectionId], views)
}

function showViews(writer: SpaceWriter, blockId: Uuid, collections: readonly Uuid[], views: readonly Uuid[]): void {
  const block = writer.pointer('block', blockId)
  writer.set(block, ['collection_id'], found(collections[0], 'a collection'))
  writer.set(
    block,
    ['format', 'collection_pointers'],
    collections.map(id => ({ ...writer.pointer('collection', id) })),
  )
  writer.set(block, ['view_ids'], [...views])
}

/** Its rows, by several writers so that each is by whoever wrote it. */
export function plantRows(writers: readonly SpaceWriter[], own: PlantedDatabase, rows: readonly RowPlan[]): void {
  for (const [i, { title, values, icon, cover, body, by = 0 }] of rows.entries()) {
    const writer = found(writers[by], `person ${by}`)
    const id = found(own.rows[i], `row ${i}`)
    writer.createAs(id, writer.pointer('collection', own.collectionId), 'page', {
      properties: values,
      format: { ...(icon ? { page_icon: icon } : {}), ...(cover ? { page_cover: cover } : {}) },
      runs: [{ insert: title }],
    })
    if (body) writer.insertTree(writer.pointer('block', id), body)
  }
}

/** One side is enough: the other follows. Whoever wrote a row says what it is related to. */
export function plantRelations(
  writers: readonly SpaceWriter[],
  plan: DatabasePlan,
  own: PlantedDatabase,
  rows: readonly RowPlan[],
  ids: Ids,
): void {
  for (const [i, { relations = {}, by = 0 }] of rows.entries())
    for (const [property, places] of Object.entries(relations)) {
      const writer = found(writers[by], `person ${by}`)
      const to = found(plan.properties[property]?.['to'], `the relation ${property}`)
      const there = found(ids[to as string], `the database ${to as string}`)
      for (const place of places)
        writer.push({
          command: 'relate',
          pointer: writer.pointer('block', found(own.rows[i], `row ${i}`)),
          args: { property, row: found(there.rows[place], `row ${place} of ${to as string}`) },
        })
    }
}

/** A page of widgets. Each is a view of its own, so that changing it here changes nothing elsewhere. */
export function plantDashboard(
  writer: SpaceWriter,
  parent: Pointer,
  plan: DashboardPlan,
  plans: Readonly<Record<string, DatabasePlan>>,
  ids: Ids,
): Uuid {
  const blockId = writer.create(parent, 'collection_view_page', {
    runs: [{ insert: plan.name }],
    format: { page_icon: plan.icon },
  })
  const views: Uuid[] = []
  const widgets: Json[] = []
  for (const [r, { widgets: planned }] of plan.rows.entries())
    for (const { of, view, width } of planned) {
      const collectionId = found(ids[of], `the database ${of}`).collectionId
      const id = plantView(writer, blockId, found(plans[of], `the database ${of}`), collectionId, view)
      views.push(id)
      widgets.push({ id: newUuid(), row: `row${r}`, view: id, width })
    }
  const rows = plan.rows.map(({ height }, r) => ({ id: `row${r}`, height }))
  const keys = [...new Set(plan.rows.flatMap(({ widgets: planned }) => planned.map(({ of }) => of)))]
  const [first = ''] = keys
  const board = plantView(writer, blockId, found(plans[first], first), found(ids[first], first).collectionId, {
    type: 'dashboard',
    name: plan.name,
    format: { rows, widgets },
  })
  showViews(
    writer,
    blockId,
    keys.map(key => found(ids[key], key).collectionId),
    [board, ...views],
  )
  return blockId
}
