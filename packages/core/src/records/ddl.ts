// The tables of PostgreSQL, derived from the record definitions. Written to the features of PostgreSQL 15 and safe to run again.
import type { Json } from '../validation/checks'
import type { ColumnType, Field, RecordDefinition } from './define'

interface Column {
  readonly name: string
  readonly type: ColumnType
  /** Part of what clients see. */
  readonly isPublic: boolean
}

/** The columns of a record's table in order. Derived fields have none. */
export const columnsOf = (definition: RecordDefinition): Column[] =>
  Object.entries(definition.fields)
    .filter(([, field]) => !field.derived)
    .map(([name, field]) => ({ name, type: field.column, isPublic: !field.internal }))

export const primaryKeyOf = (definition: RecordDefinition): readonly string[] =>
  definition.scope === 'space' ? ['space_id', 'id'] : ['id']

/** The statements that make a record's table and its indexes. */
export function ddlOf(definition: RecordDefinition): string {
  const required = new Set<string>(definition.required)
  const columns = Object.entries(definition.fields)
    .filter(([, field]) => !field.derived)
    .map(([name, field]) => `  ${columnDdl(name, field, required.has(name))}`)
  const storage = definition.fillfactor === undefined ? '' : ` WITH (fillfactor = ${definition.fillfactor})`
  const table = `CREATE TABLE IF NOT EXISTS ${quote(definition.table)} (\n${columns.join(',\n')},\n  PRIMARY KEY (${list(primaryKeyOf(definition))})\n)${storage};`
  const { table: name, scope, indexes, indexesAcrossSpaces = [] } = definition
  return [
    table,
    ...indexes.map(columns => (scope === 'space' ? indexInSpaces(name, columns) : indexDdl(name, columns))),
    ...indexesAcrossSpaces.map(columns => indexDdl(name, columns)),
    ...sizeOfSpaces(definition),
  ].join('\n')
}

/** A space that is newer than the statistics would be taken to have no rows, and plans made for it that go through all of its rows
 * once for each of them. Without statistics every space is taken to be of a middling size, and rows are fetched by their keys. */
const sizeOfSpaces = ({ scope, table }: RecordDefinition): string[] =>
  scope === 'space' ? [`ALTER TABLE ${quote(table)} ALTER COLUMN "space_id" SET STATISTICS 0;`] : []

function columnDdl(name: string, field: Field, isRequired: boolean): string {
  return [
    quote(name),
    field.column,
    ...(field.collation ? [`COLLATE ${quote(field.collation)}`] : []),
    ...(isRequired ? ['NOT NULL'] : []),
    ...(field.initial === undefined || field.initial === null
      ? []
      : [`DEFAULT ${literal(field.column, field.initial)}`]),
  ].join(' ')
}

const indexDdl = (table: string, columns: readonly string[]): string => `${indexOn(table, columns)};`

/**
 * Only of rows that have the first column, so that it serves nobody who does not ask for that: to find a row by its id in a small
 * table, an index that begins with the space looks as good as the key, and a plan that was made then reads the whole space for
 * every row.
 */
const indexInSpaces = (table: string, columns: readonly string[]): string =>
  `${indexOn(table, ['space_id', ...columns])} WHERE ${quote(columns[0] ?? '')} IS NOT NULL;`

const indexOn = (table: string, columns: readonly string[]): string =>
  `CREATE INDEX IF NOT EXISTS ${quote(`${table}_${columns.join('_')}_idx`)} ON ${quote(table)} (${list(columns)})`

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
const list = (names: readonly string[]): string => names.map(quote).join(', ')
const text = (value: string): string => `'${value.replaceAll("'", "''")}'`

function literal(column: ColumnType, value: Json): string {
  if (column === 'jsonb') return `${text(JSON.stringify(value))}::jsonb`
  if (Array.isArray(value)) return `ARRAY[${value.map(item => text(String(item))).join(', ')}]::${column}`
  return typeof value === 'string' ? text(value) : JSON.stringify(value)
}
