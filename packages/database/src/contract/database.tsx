// What the views of a database and the cells in them may ask of the database they are in. The web provides it around each view; kinds
// know nothing else of the product around them.
import type { FormatItemChange } from '@sheaf/core/actions/database/edit-view'
import type { RowNeighbours } from '@sheaf/core/actions/database/place-rows'
import type { PropertyLook } from '@sheaf/core/actions/database/view-properties'
import type { CellChange } from '@sheaf/core/actions/database/write-cell'
import type { WrittenOptions } from '@sheaf/core/actions/database/write-options'
import type { RowColors } from '@sheaf/core/collection/color-rules'
import type { Cell } from '@sheaf/core/collection/column'
import type { Aggregation, Filter, Grouping, GroupList, QueryAnswer, QueryContext } from '@sheaf/core/collection/query'
import type { Dependencies, SubItems } from '@sheaf/core/collection/row-links'
import type { Property, PropertyId, Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { OwnPart } from '@sheaf/core/kinds/own-query'
import type { PropertyKind, PropertyKinds, RowFields, WordContext } from '@sheaf/core/kinds/property-kind'
import type { ShownProperty, ViewFields, ViewQuery } from '@sheaf/core/kinds/view-kind'
import type { SubItemShow } from '@sheaf/core/kinds/view-question'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Json } from '@sheaf/core/validation/checks'
import type { SpacePerson, Step } from '@sheaf/editor/host/block-host'
import type { KnownCollection } from '@sheaf/editor/host/host-databases'
import type { ComponentType, ReactNode } from 'react'
import type { FormulaBench } from './formula-bench'

/** The answer to the view's question, as far as it is here. */
export interface QueryState {
  /** Null before the first answer. Rows made here stand in it at once. */
  readonly answer: QueryAnswer | null
  readonly isLoading: boolean
  /** In words, when it could not be asked. */
  readonly problem: string | null
  /** Fetches what follows, of a group where there are groups. */
  readonly more: (group?: string, subGroup?: string) => void
  /** What of long lists is in sight, all of it at once: rows of it that are not here are fetched by their place. */
  readonly look: (stretches: readonly Stretch[]) => void
}
/** Places of a list, of a group where there are groups: from the first on, up to but not with the last. */
export interface Stretch {
  readonly group?: string
  readonly subGroup?: string
  readonly from: number
  readonly to: number
}

export interface NewRow extends RowNeighbours {
  /** Where something was sent for it before it was made. */
  readonly id?: Uuid
  readonly title?: string
  readonly values?: Readonly<Record<PropertyId, Json>>
  /** What it is made of; null: of nothing. Without it, of what the view says. */
  readonly template?: Uuid | null
}
export interface Writing {
  readonly changes: readonly CellChange[]
  /** Made first, one behind the other. */
  readonly rows?: readonly NewRow[]
  readonly options?: readonly WrittenOptions[]
}

/** Rows below other rows, where the database has them switched on. */
export interface SubItemControls extends SubItems {
  readonly show: SubItemShow
  readonly isOpen: (row: Uuid) => boolean
  /** For this person on this device. */
  readonly setOpen: (row: Uuid, isOpen: boolean) => void
  /** How many are right below a row, whether this view shows them or not. */
  readonly countOf: (row: Uuid) => number
  /** Not below itself, nor below what is below it. */
  readonly mayPut: (row: Uuid, parent: Uuid) => boolean
  /** Below another row, which opens; null: out of its parent, below whatever that is below. */
  readonly put: (row: Uuid, parent: Uuid | null) => void
  /** Not above or under a row that stands below itself. */
  readonly mayPutBeside: (row: Uuid, other: Uuid) => boolean
  /** Over or under another row and below what that is below: beside a row at the top it is out of its parent. */
  readonly putBeside: (row: Uuid, other: Uuid, side: 'over' | 'under') => void
  /** Below the row in front of it with the same parent; false where there is none. */
  readonly putIn: (row: Uuid) => boolean
  readonly add: (parent: Uuid) => Uuid
}

/** Work on rows that are not all here, in portions. It ends with an error once the signal says so. */
export interface RowJob {
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
}
export interface FarRows {
  /** Which rows stand at these places of the view, in order. */
  readonly ids: (stretches: readonly Stretch[], job: RowJob) => Promise<readonly Uuid[]>
  /** Makes sure that these are here, so that they can be changed. */
  readonly bring: (rows: readonly Uuid[], job: RowJob) => Promise<void>
  /** Their cells in words, without keeping the rows here. */
  readonly texts: (
    stretches: readonly Stretch[],
    properties: readonly Property[],
    job: RowJob,
  ) => Promise<readonly (readonly string[])[]>
}

/** Every one is a step that can be undone; what is done in portions goes `into` the step of the first. */
export interface DatabaseActions {
  readonly setValue: (row: Uuid, property: PropertyId, value: Json | null) => void
  /** Many at once, as one step: pasting, filling, dropping. Relations are related, titles written. */
  readonly setValues: (changes: readonly CellChange[], into?: Step) => Step
  /** Values, rows that come with them and options that are new, as one step: what is pasted. */
  readonly write: (writing: Writing, into?: Step) => Step
  readonly setTitle: (row: Uuid, words: string) => void
  readonly addRow: (row?: NewRow) => Uuid
  readonly trashRows: (rows: readonly Uuid[], into?: Step) => Step
  /** By the server, one after the other; undone as one. */
  readonly duplicateRows: (rows: readonly Uuid[], job?: RowJob) => Promise<Step>
  /** Out of the database, into a page. */
  readonly moveRowsTo: (rows: readonly Uuid[], page: Uuid, into?: Step) => Step
  readonly moveRow: (row: Uuid, place: RowNeighbours) => void
  /** Several rows, one behind the other, with values that change along with it, as one step: cards that are dropped. Null: they stay. */
  readonly moveRows: (
    rows: readonly Uuid[],
    place: RowNeighbours | null,
    changes: readonly CellChange[],
    into?: Step,
  ) => Step
  readonly openRow: (row: Uuid, mode?: 'side' | 'centre' | 'full') => void
  /** Where `before` is given, the view shows it in front of that one, or at the end. */
  readonly addProperty: (
    type: string,
    settings?: Readonly<Record<string, Json>>,
    name?: string,
    before?: PropertyId | null,
  ) => PropertyId
  /** Options are changed as they differ from those of the property as it was `seen`. */
  readonly changeProperty: (seen: Property, settings: Readonly<Record<string, Json | null>>) => void
  readonly removeProperty: (property: PropertyId) => Step
  /** Another view of what this one shows, behind the others. It is not opened. */
  readonly addView: (type: string) => Uuid
  /** Of the view, for everyone. */
  readonly setFormat: (name: string, value: Json | null) => void
  /** Items of keyed lists in the format, as one step. */
  readonly setFormatItems: (changes: readonly FormatItemChange[]) => void
  /** Of the view, for everyone; but what this person has changed for themselves stays theirs. */
  readonly setQuery: <Name extends keyof ViewQuery>(name: Name, value: ViewQuery[Name] | null) => void
  /** For this person alone, until they save it for everyone. */
  readonly ask: <Part extends OwnPart>(part: Part, value: ViewQuery[Part] | null) => void
  /** What is undefined is as everywhere again. */
  readonly showProperty: (property: PropertyId, shown: PropertyLook) => void
  /** In front of another, or at the end. */
  readonly moveProperty: (property: PropertyId, before: PropertyId | null) => void
}

export interface ShownColumn extends ShownProperty {
  readonly property: Property
  readonly kind: PropertyKind
}

export interface CellProps {
  readonly row: Uuid
  readonly property: Property
  /** How much room there is: one line of a table, a line of a card, or a page. */
  readonly place: 'table' | 'card' | 'page'
  /** Where the view says when it is written in: null while it is not. Without it, pressing the cell begins and leaving it ends. */
  readonly editing?: CellEditing | null
}
/** A value that stands in no row yet. */
export interface ValueProps {
  readonly property: Property
  readonly value: Json | undefined
  readonly onChange: (value: Json | null) => void
}
interface FilterSettingsProps {
  readonly filter: Filter | undefined
  readonly onChange: (filter: Filter | null) => void
}
export interface TemplateSettingsProps {
  readonly template: string | undefined
  readonly onChange: (template: Uuid | null) => void
}
export interface WidgetProps {
  readonly view: Uuid
  /** Asked besides the view's own, as far as its collection has what it speaks of. */
  readonly filter: Filter | null
}
export interface LinkedViewProps {
  readonly anchor: Element | null
  /** Types of views that are not wanted. */
  readonly without: readonly string[]
  readonly onChosen: (view: Uuid) => void
  readonly onClose: () => void
}
export interface OtherView {
  readonly id: Uuid
  readonly name: string
  readonly type: string
}
interface GroupSettingsProps {
  readonly label: string
  readonly group: Grouping | undefined
  readonly onChange: (group: Grouping | null) => void
}

export interface CellEditing extends Pick<EditProps, 'typed' | 'onDone' | 'onCancel'> {}

/** Another person at a cell of a row; without a property at the row as a whole: its card, or its page. */
export interface OtherAt {
  readonly property: PropertyId | null
  readonly name: string
  /** Of that person, as everywhere on the page. */
  readonly color: string
}
export interface OthersHere {
  readonly subscribe: (listener: () => void) => () => void
  /** The same list as long as nothing about it changes. */
  readonly at: (row: Uuid) => readonly OtherAt[]
}

export interface Database {
  readonly blockId: Uuid
  readonly collectionId: Uuid
  readonly viewId: Uuid
  readonly name: string
  readonly schema: Schema
  /** All, in the order in which they were made. */
  readonly properties: readonly Property[]
  /** What this view shows, in its order; the title among them. */
  readonly columns: readonly ShownColumn[]
  readonly kinds: PropertyKinds
  readonly fields: ViewFields
  readonly query: QueryState
  /** Rows may be written here. */
  readonly isEditable: boolean
  /** Views may be changed here. */
  readonly isConfigurable: boolean
  /** Properties may be changed: those of a database that lives elsewhere are for who may set it up there. */
  readonly isSchemaOpen: boolean
  readonly people: readonly SpacePerson[]
  readonly words: WordContext
  readonly asks: QueryContext
  readonly actions: DatabaseActions
  readonly far: FarRows
  readonly subItems: SubItemControls | null
  readonly dependencies: Dependencies | null
  /** The row as the view has it, own unsent edits included. */
  readonly row: (id: Uuid) => BlockValue | undefined
  readonly fieldsOf: (row: BlockValue) => RowFields
  /** What stands in a cell now: stored ones from the row, computed ones as last answered. */
  readonly cell: (row: Uuid, property: Property) => Cell
  /** How many comments there are on a row that nobody has settled. */
  readonly comments: (row: Uuid) => number
  /** Who else is at which of its cells now. */
  readonly others: OthersHere
  /** By the view's rules, as the row is now. */
  readonly colors: (row: Uuid) => RowColors
  /** Why a computed cell is not there, in words; null where it is, or is only empty. */
  readonly failure?: (row: Uuid, property: Property) => string | null
  /** Where formulas of this database are tried before they are kept. The known collections are those that one may lead to. */
  readonly formulas: (known: readonly KnownCollection[]) => FormulaBench
  /** Pressing a cell of this property opens what the property is made of. */
  readonly hasSetup: (property: Property) => boolean
  /** A cell in words. */
  readonly plain: (row: Uuid, property: Property) => string
  /** A cell as it is shown, and written where that is allowed. */
  readonly Cell: ComponentType<CellProps>
  /** The same for a value that is kept elsewhere: what a button writes. */
  readonly Value: ComponentType<ValueProps>
  /** Icon and title of a row. */
  readonly RowName: ComponentType<{ readonly row: Uuid }>
  /** The cover of a row's page as the page shows it, as large as its place; nothing where it has none. */
  readonly RowCover: ComponentType<{ readonly row: Uuid; readonly width: number }>
  /** What can be done with a row, around whatever shows it; around many, the one that was pressed. */
  readonly RowMenu: ComponentType<{ readonly row: Uuid | null; readonly children: ReactNode }>
  /** The name of a group as its property shows it, with what its rows amount to. */
  readonly GroupName: ComponentType<{ readonly group: GroupList; readonly property: Property }>
  /** The head of a property: its icon, its name, and the menu to change it. */
  readonly PropertyHead: ComponentType<{ readonly property: Property }>
  /** The way to a new property. */
  readonly AddProperty: ComponentType
  /** Where a property is named and set up, for other ways to it. */
  readonly NewProperty: ComponentType<NewPropertyProps>
  readonly aggregationWords: (property: Property, aggregation: Aggregation, value: Cell) => string
  /** What an aggregation is called, short. */
  readonly aggregationName: (aggregation: Aggregation) => string
  /** The name of a group in words. */
  readonly groupWords: (group: GroupList, property: Property, months?: 'short') => string
  /** By what rows are put together, for views that keep it themselves. */
  readonly GroupSettings: ComponentType<GroupSettingsProps>
  /** Which rows are meant, for those who keep a filter themselves. */
  readonly FilterSettings: ComponentType<FilterSettingsProps>
  /** Which template a new row begins as, for those who keep it themselves; nothing where there are none. */
  readonly TemplateSettings: ComponentType<TemplateSettingsProps>
  /** Views that this person can see, besides this one: of this database and of others. */
  readonly otherViews: readonly OtherView[]
  /** Another view, drawn without its own bar. */
  readonly Widget: ComponentType<WidgetProps>
  /** Lets the person choose a view of another database, which becomes one of this database's own. */
  readonly LinkedView: ComponentType<LinkedViewProps>
}

/** A type of view, drawn. */
export interface ViewView {
  readonly type: string
  readonly View: ComponentType
  /** Its part of the view's settings. */
  readonly Settings?: ComponentType
}

/** A type of property, drawn. */
export interface PropertyView {
  readonly type: string
  readonly Show: ComponentType<ShowProps>
  /** inline: in the cell's own place. popover: beside it. press: pressing changes it (a tick box). none: it cannot be written. */
  readonly edit: 'inline' | 'popover' | 'press' | 'none'
  readonly Edit?: ComponentType<EditProps>
  /** Its part of the property's settings. */
  readonly Settings?: ComponentType<SettingsProps>
  /** Its settings are shown as soon as it is made: without an answer there its cells can say nothing, or not much. */
  readonly asksFirst?: true
  /** What there is to say before its cells show anything: opened when it is made, and by its cells where they cannot be written. */
  readonly Setup?: ComponentType<SetupProps>
  readonly align?: 'end'
}
export interface NewPropertyProps {
  readonly anchor: Element | null
  /** Those to choose from; all without. */
  readonly types?: readonly string[] | undefined
  /** The view shows it in front of that one, or at the end; without it, as its kind shows new ones. */
  readonly before?: PropertyId | null
  /** What its kind has to know is asked for elsewhere. */
  readonly isBrief?: boolean
  /** Before its kind asks for more. */
  readonly onMade?: (property: PropertyId) => void
  readonly onClose: () => void
}
export interface SettingsProps {
  readonly property: Property
  /** Opens `Setup` in their place. */
  readonly onSetup: () => void
}
export interface SetupProps {
  readonly property: Property
  /** The row whose cell was pressed. */
  readonly row?: Uuid
  readonly anchor: Element | null
  readonly onClose: () => void
}
export interface ShowProps {
  readonly row: Uuid
  readonly property: Property
  readonly value: Json | undefined
  readonly cell: Cell
  readonly place: CellProps['place']
}
export interface EditProps extends ShowProps {
  /** What was typed to begin: it takes the place of what was there. */
  readonly typed: string | null
  readonly onChange: (value: Json | null) => void
  /** The value is as it should be; the next cell in that direction is wanted, or a new row below. */
  readonly onDone: (next?: 'down' | 'right' | 'left' | 'below') => void
  readonly onCancel: () => void
}
