// What the demo says of a database before it has ids: properties, views, rows. Databases name each other by their keys.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { ViewQuery } from '@sheaf/core/kinds/view-kind'
import type { Json } from '@sheaf/core/validation/checks'

/** By property id. A relation says `to` (a database) and `back` (the property there that names back). */
export type PropertyPlan = { readonly name: string; readonly type: string } & Readonly<Record<string, Json>>
export type PropertyPlans = Readonly<Record<string, PropertyPlan>>

export interface ViewPlan {
  readonly type: string
  readonly name: string
  readonly query?: ViewQuery
  readonly format?: Readonly<Record<string, Json>>
  /** Only these properties are shown, in this order. */
  readonly shows?: readonly string[]
}
export interface DatabasePlan {
  readonly name: string
  readonly icon: string
  readonly description?: string
  /** In front of the numbers of its rows. */
  readonly prefix?: string
  readonly properties: PropertyPlans
  readonly views: readonly ViewPlan[]
}
export interface RowPlan {
  readonly title: string
  readonly values: Readonly<Record<string, Json>>
  /** By relation: places among the rows of the other database. */
  readonly relations?: Readonly<Record<string, readonly number[]>>
  readonly icon?: string
  readonly cover?: string
  /** What its page says. */
  readonly body?: readonly BlockTree[]
  /** Who writes it: a place among the people; the first where nothing is said. */
  readonly by?: number
}

/** Widgets of a dashboard: rows of views by database and name, each as many twelfths wide. */
export interface DashboardPlan {
  readonly name: string
  readonly icon: string
  readonly rows: readonly {
    readonly height: number
    readonly widgets: readonly { readonly of: string; readonly view: ViewPlan; readonly width: number }[]
  }[]
}

type Choice = readonly [id: string, name: string, color: string, group?: string]
export const options = (...choices: readonly Choice[]): Json =>
  choices.map(([id, name, color, group]) => ({ id, name, color, ...(group ? { group } : {}) }))

/** Words as a property of type text holds them. */
export const words = (text: string): Json => [[text]]
