// The plan of an import: the properties that are created or changed, the rows, and every cell that its column's type cannot represent.
// The text of those is kept in a text property beside it; nothing is dropped silently.
import { optionsOf, type Property, type PropertyId, propertiesOf, type Schema } from '../collection/schema'
import type { WordContext } from '../kinds/property-kind'
import { nameKey } from '../names/name-key'
import type { Json } from '../validation/checks'
import { type ChosenColumn, type ColumnChoice, chosenColumns, type ImportTarget, isWritable } from './column-choices'
import type { CsvTable } from './csv-table'

export interface ImportPlan {
  /** New properties, and those that learn something, such as options. */
  readonly properties: readonly Property[]
  /** Values by property; the title is rich text under `title`. */
  readonly rows: readonly Readonly<Record<PropertyId, Json>>[]
  /** Cells that were not read, or not all of them: row from 0, the words, and where these are kept. */
  readonly problems: readonly CellProblem[]
  /** Columns of read-only properties. */
  readonly skipped: readonly string[]
}
interface CellProblem {
  readonly row: number
  readonly column: string
  readonly words: string
  readonly loss: 'partly' | 'lost'
  readonly keptIn: PropertyId
}

export function planImport(
  table: CsvTable,
  choices: readonly ColumnChoice[],
  target: ImportTarget,
  context: WordContext,
): ImportPlan {
  const turns = planInTurns(table, choices, target, context)
  for (let turn = turns.next(); ; turn = turns.next()) if (turn.done) return turn.value
}

/** The same, row by row: each says how many are done. */
export function* planInTurns(
  table: CsvTable,
  choices: readonly ColumnChoice[],
  target: ImportTarget,
  context: WordContext,
): Generator<number, ImportPlan> {
  const chosen = chosenColumns(table.headers, choices, target, context)
  const written = chosen.filter(({ kind }) => isWritable(kind))
  const makeRest = restMaker(chosen, target, context)
  const problems: CellProblem[] = []
  // Commas between cells mean points in numbers, whatever the reader's language writes.
  const international: WordContext = { ...context, locale: 'en-US' }
  const readerOf = ({ kind }: ChosenColumn): WordContext =>
    kind.form === 'number' && table.delimiter === ',' ? international : context
  const rows: Readonly<Record<PropertyId, Json>>[] = []
  for (const [row, cells] of table.rows.entries()) {
    const values: Record<PropertyId, Json> = {}
    for (const column of written) {
      const words = cells[column.index] ?? ''
      const { value, loss, settings } = column.kind.parse(words, column.property, readerOf(column))
      if (settings) {
        column.property = { ...column.property, ...settings }
        column.isChanged = true
      }
      if (value !== null) values[column.property.id] = value
      if (loss === 'kept') continue
      column.rest ??= makeRest(column)
      values[column.rest.id] = [[words]]
      problems.push({ row, column: column.name, words, loss, keptIn: column.rest.id })
    }
    rows.push(values)
    yield rows.length
  }
  const properties = chosen.flatMap(({ property, isChanged, rest }) => [
    ...(isChanged ? [property] : []),
    ...(rest ? [rest] : []),
  ])
  const skipped = chosen.filter(({ kind }) => !isWritable(kind)).map(({ name }) => name)
  return { properties, rows, problems, skipped }
}

/** Named for the column, with a number where that name is taken. */
function restMaker(
  chosen: readonly ChosenColumn[],
  { schema, newId, restName = name => `${name} (text)` }: ImportTarget,
  context: WordContext,
): (column: ChosenColumn) => Property {
  const taken = new Set(
    [...propertiesOf(schema), ...chosen.map(({ property }) => property)].map(({ name }) => nameKey(name)),
  )
  return ({ name, index }) => {
    const wanted = restName(name)
    let free = wanted
    for (let count = 2; taken.has(nameKey(free)); count++) free = `${wanted} ${count}`
    taken.add(nameKey(free))
    return { id: newId(), name: free, type: 'text', order: context.now + index + 0.5 }
  }
}

export interface NewOptions {
  readonly property: string
  readonly names: readonly string[]
}
/** Options that properties which are there would get: an import into them asks first, because a slip of the pen looks like one. */
export const newOptionsIn = ({ properties }: ImportPlan, before: Schema): readonly NewOptions[] =>
  properties.flatMap(property => {
    const known = before[property.id]
    if (!known) return []
    const had = new Set(optionsOf(known).map(({ id }) => id))
    const names = optionsOf(property).flatMap(({ id, name }) => (had.has(id) ? [] : [name]))
    return names.length > 0 ? [{ property: property.name, names }] : []
  })
