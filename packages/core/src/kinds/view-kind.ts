// The contract of a view type: how a collection is shown. A view is a saved question (`query`) and a look (`format`); its kind says
// what both begin with and what it asks besides.
import type { ColumnForm } from '../collection/column'
import type { AggregationSpec, Condition, Filter, Grouping, Query, Sort } from '../collection/query'
import type { Property, Schema } from '../collection/schema'
import type { Check, Json } from '../validation/checks'

/** `query` of a view's record. */
export interface ViewQuery {
  readonly filter?: Filter
  /** Conditions that stand ready above the view, each by its property; one without a value is not asked yet. */
  readonly quick_filters?: Readonly<Record<string, Condition>>
  readonly sorts?: readonly Sort[]
  readonly group?: Grouping
  readonly sub_group?: Grouping
  readonly aggregations?: readonly AggregationSpec[]
}
/** How a property is shown in a view: an item of the keyed list `format.properties`. */
export type ShownProperty = {
  readonly id: string
  readonly visible: boolean
  readonly width?: number
  readonly wrap?: boolean
  /** On cards: a line of its own, or beside others. */
  readonly card_property_width_mode?: string
  /** What the property's kind lets a view say for itself (`PropertyKind.looks`). */
  readonly date_format?: string
  readonly time_format?: string
  readonly status_show_as?: string
}
export interface ViewFields {
  readonly query: ViewQuery
  readonly format: Readonly<Record<string, Json>>
}

/** The form of a property's cells, whatever its type. */
export type FormOf = (property: Property) => ColumnForm

export interface ViewKind {
  readonly type: string
  /** English, translated where it is shown, as all strings of a kind. */
  readonly label: string
  readonly description: string
  /** The name of a Lucide icon. */
  readonly icon: string
  readonly aliases: string
  /** The fields of `format` that it knows, each with its check. */
  readonly format: Readonly<Record<string, Check<Json>>>
  /** What a new view of a collection begins with. */
  readonly begin: (schema: Schema, formOf: FormOf) => Partial<ViewFields>
  /**
   * A property that the collection has to have first: any of this form, or of this type where no form is said. Made along with the
   * view where it is missing.
   */
  readonly needs?: { readonly form?: ColumnForm; readonly type: string; readonly name: string }
  /** May it be grouped, and within groups again. */
  readonly groups: 'none' | 'one' | 'two'
  /** A new database that begins with it has a few empty rows to write in. */
  readonly beginsWithRows: boolean
  /** Can it draw rows below others. */
  readonly nests: boolean
  /** It draws rows with their properties: which ones can be chosen, and they are coloured by rules. */
  readonly showsRows: boolean
  /** By what people may choose among what it shows; where it is nothing, it does not show rows but makes them. */
  readonly asksBy: readonly ('filter' | 'sort' | 'search')[]
  /** Rows are fetched by and by; else it asks for as many as it can draw. */
  readonly isPaged: boolean
  /** Which properties it shows where the view says nothing. */
  readonly showsByDefault: 'all' | 'title'
  /** What it asks besides the view's own filter and sorts. */
  readonly ask: (fields: ViewFields, schema: Schema) => Partial<Query>
}

type ViewSpec = Pick<ViewKind, 'type' | 'label' | 'description' | 'icon'> & Partial<ViewKind>

const FIRST_ROWS = 50

export const defineView = (spec: ViewSpec): ViewKind => ({
  aliases: '',
  format: {},
  begin: () => ({}),
  groups: 'none',
  beginsWithRows: true,
  nests: false,
  showsRows: true,
  asksBy: ['filter', 'sort', 'search'],
  isPaged: true,
  showsByDefault: 'title',
  ask: () => ({}),
  ...spec,
})

/** The whole question of a view. */
export function questionOf(kind: ViewKind, fields: ViewFields, schema: Schema, more: Partial<Query> = {}): Query {
  const { filter, quick_filters, sorts, group, sub_group, aggregations } = fields.query
  const asked = kind.ask(fields, schema)
  const filters = [filter, ...Object.values(quick_filters ?? {}), asked.filter, more.filter].filter(
    (part): part is Filter => part !== undefined,
  )
  const limit = fields.format['load_limit']
  return {
    ...(sorts ? { sorts } : {}),
    ...(group && kind.groups !== 'none' ? { group } : {}),
    ...(sub_group && kind.groups === 'two' ? { subGroup: sub_group } : {}),
    ...(aggregations ? { aggregations } : {}),
    limit: typeof limit === 'number' ? limit : FIRST_ROWS,
    ...asked,
    ...more,
    ...(filters.length > 0 ? { filter: filters.length === 1 ? (filters[0] as Filter) : { and: filters } } : {}),
  }
}
