// The contract of a property type. A kind carries everything about itself; nothing else in the product asks for a type by name.
// Values lie in a row's `properties` under the property's id, as JSON of the kind's own shape; absent is empty.
import type { Cell, ColumnForm } from '../collection/column'
import type { Aggregation, Grouping, Operator } from '../collection/query'
import type { Meaning, Property } from '../collection/schema'
import type { Uuid } from '../ids'
import type { Check, Json } from '../validation/checks'

/** What the engine knows of a row besides its properties. */
export interface RowFields {
  readonly id: Uuid
  readonly created_time: number
  readonly created_by_id: Uuid
  readonly last_edited_time: number
  readonly last_edited_by_id: Uuid
  /** A number that counts up with every new row and is never reused. */
  readonly number: number
  readonly icon?: string
}

/** Words that a value alone does not say. Each gives '' for what may not be seen. */
export interface NameSource {
  person(id: string): string
  email?(id: string): string
  /** The title of a row or page. */
  page(id: string): string
  /** By their words, for what comes in as text. */
  findPerson(words: string): string | null
  findPage(words: string, collectionId: string): string | null
}
/** Where and for whom values are put into words. */
export interface WordContext {
  readonly names: NameSource
  readonly locale: string
  readonly zone: string
  readonly now: number
  /** In front of numbers of rows, such as TASK. */
  readonly prefix: string
  /** A cell of any property, also of another collection, as its own kind says it; what a rollup shows are such. */
  readonly wordsOf?: (cell: Cell, property: Property, collectionId: string | undefined) => string
}

/**
 * A value that came from elsewhere. `kept`: all of it. `partly`: something is lost, such as the second of two options. `lost`: nothing
 * of it can be said by this kind.
 */
export interface Taken {
  readonly value: Json | null
  readonly loss: 'kept' | 'partly' | 'lost'
  /** What the property has to know before, merged into it: such as all of its options, old and new. */
  readonly settings?: Readonly<Record<string, Json>>
}

/** How a row comes into a group. */
export interface GroupMove {
  readonly by?: NonNullable<Grouping['by']>
  readonly range?: NonNullable<Grouping['range']>
  /** For groups that move with the calendar, such as "today". */
  readonly now?: number
  readonly zone?: string
  /** The group that it leaves; what several groups share is then moved and not added. */
  readonly from?: Cell
}

/** A choice that every property of a type has. Its name is translated where it is shown. */
export interface FixedChoice {
  readonly id: string
  readonly label: string
  readonly color: string
}

/**
 * A display setting of a property that a view may override: a field of the property's item there, on top of what the
 * property's settings say. Its strings are translated where they are shown.
 */
export interface PropertyLook {
  readonly name: string
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

export interface PropertyKind {
  readonly type: string
  /** English, translated where it is shown, as all strings of a kind. */
  readonly label: string
  readonly description: string
  /** The name of a Lucide icon. */
  readonly icon: string
  /** More words that find it, separated by commas. */
  readonly aliases: string
  /** stored: in the row's properties. row: read from the row's record. computed: from other values; see `core/collection`. */
  readonly source: 'stored' | 'row' | 'computed'
  /** The form of its cells. Computed kinds derive it from their settings. */
  readonly form: ColumnForm | ((property: Property) => ColumnForm)
  /** What the ids in its cells are ids of, where its form is choice or list. */
  readonly refersTo?: NonNullable<Meaning['refersTo']>
  /** Its lists never hold more than one: a formula sees what is in them, and not a list. */
  readonly holdsOne?: true
  /** Its text can tell rows apart: a file that is merged is matched by it. */
  readonly isKey?: true
  /** What a property of this type begins with. */
  readonly settings: Readonly<Record<string, Json>>
  /** The settings that it knows, each with its check; others are kept as they are. */
  readonly checks: Readonly<Record<string, Check<Json>>>
  readonly looks: (property: Property) => readonly PropertyLook[]
  /** Of a stored value. */
  readonly value: Check<Json>
  /** The cell of a stored value or of a row; anything malformed is empty. `now` matters only to kinds with `changesAt`. */
  readonly read: (value: Json | undefined, property: Property, row: RowFields, now?: number) => Cell
  /** When the cell of a value becomes another although nobody writes: it has to be read again then. */
  readonly changesAt?: (value: Json | undefined) => number | undefined
  /** Options that are not in the settings because nobody may change them. */
  readonly fixedOptions?: readonly FixedChoice[]
  /** What `Option.group` may be, in order. */
  readonly optionGroups?: readonly FixedChoice[]
  /** Ids in the order that sorts and groups go by, where it is not that of their words: options. */
  readonly ranking?: (property: Property) => readonly string[]
  readonly operators: readonly Operator[]
  readonly aggregations: readonly Aggregation[]
  /** Ways of grouping, the plainest first; none: it cannot be grouped by. */
  readonly groupings: readonly NonNullable<Grouping['by']>[]
  /** A value that makes a row belong to a group of this cell: what a card dropped into a column gets. Undefined: not possible. */
  readonly valueInGroup?: (
    cell: Cell,
    property: Property,
    present: Json | undefined,
    move?: GroupMove,
  ) => Json | null | undefined

  /** As words: search, copying, CSV, plain text, sorting of people and rows by their names. */
  readonly plain: (cell: Cell, property: Property, context: WordContext) => string
  /** From words: typing, pasting, CSV. */
  readonly parse: (words: string, property: Property, context: WordContext) => Taken
  /** Converts a value of another kind; without it the text of that value is parsed. Undefined: no rule for this pair. */
  readonly convert?: (
    value: Json,
    from: { readonly kind: PropertyKind; readonly property: Property; readonly cell: Cell },
    property: Property,
    context: WordContext,
  ) => Taken | undefined
  /** In Markdown and HTML, where words are not enough (links, people). */
  readonly markdown?: (cell: Cell, property: Property, context: WordContext) => string
  readonly html?: (cell: Cell, property: Property, context: WordContext) => string
  /**
   * The public interface's shape of a value and of the property's settings, both ways: what stands under the key `type` there.
   * Computed kinds are given their cell as the value. A value may bring settings, such as an option that is new.
   */
  readonly api: {
    readonly type: string
    readonly writeValue: (value: Json | undefined, property: Property, row: RowFields) => Json
    readonly readValue?: (given: Json, property: Property) => Taken
    readonly writeSettings: (property: Property) => Json
    readonly readSettings?: (given: Json) => Readonly<Record<string, Json>>
  }
}

type PropertySpec = Pick<
  PropertyKind,
  'type' | 'label' | 'description' | 'icon' | 'form' | 'value' | 'read' | 'operators' | 'plain' | 'parse' | 'api'
> &
  Partial<PropertyKind>

const everyForm: readonly Aggregation[] = [
  'count',
  'count_values',
  'unique',
  'empty',
  'not_empty',
  'percent_empty',
  'percent_not_empty',
]

export const defineProperty = (spec: PropertySpec): PropertyKind => ({
  aliases: '',
  source: 'stored',
  settings: {},
  checks: {},
  groupings: [],
  looks: () => [],
  ...spec,
  aggregations: [...everyForm, ...(spec.aggregations ?? [])],
})

export interface PropertyKinds {
  /** A type that this build does not know is kept as it is: a property without cells. */
  get(type: string): PropertyKind | undefined
}
export function propertyKinds(
  kinds: readonly PropertyKind[],
): PropertyKinds & { readonly all: readonly PropertyKind[] } {
  const byType = new Map(kinds.map(kind => [kind.type, kind]))
  if (byType.size !== kinds.length) throw new Error('two property kinds share a type')
  return { all: kinds, get: type => byType.get(type) }
}

export function formOf(kinds: PropertyKinds, property: Property): ColumnForm {
  const form = kinds.get(property.type)?.form ?? 'none'
  return typeof form === 'function' ? form(property) : form
}
