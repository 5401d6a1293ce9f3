// What a table of words does not say: of which types its columns are, with their options, formats and formulas. It goes along as the
// header of one more, empty column, so that every other program still reads the file; the column is taken away when it comes back.
// A note is a stranger's word: what of it is not well formed is left out, and the columns are guessed.
import { type Property, propertiesOf, TITLE } from '@sheaf/core/collection/schema'
import { isPropertyId } from '@sheaf/core/collection/schema-check'
import { isZone } from '@sheaf/core/collection/zone'
import type { CsvTable } from '@sheaf/core/csv/csv-table'
import type { Json } from '@sheaf/core/validation/checks'
import { isReservedKey } from '@sheaf/core/validation/reserved-keys'
import { passes } from '@sheaf/core/validation/validate'
import { catalogProperties } from '../properties/all'
import { fieldsIn, listIn, stringIn } from '../properties/read-json'

export interface TypesNote {
  readonly properties: readonly Property[]
  /** The time zone of the file's times. */
  readonly zone: string
  /** All properties are here: what is computed of them can be computed again. */
  readonly isWhole: boolean
}

const SIGN = 'Sheaf types '
/** Spreadsheets cut longer cells. */
const MOST_CHARACTERS = 32_000

export function writeNote({ properties, zone, isWhole }: TypesNote): string {
  const listed = properties.map(({ order: _order, ...rest }) => rest as Record<string, Json>)
  const words = (): string => SIGN + JSON.stringify({ v: 1, zone, isWhole, properties: listed })
  // Options come back from the values too, without their colours.
  const lengthOf = (fields: Record<string, Json>): number => JSON.stringify(fields['options'] ?? '').length
  for (const fields of [...listed].sort((a, b) => lengthOf(b) - lengthOf(a))) {
    if (words().length <= MOST_CHARACTERS) break
    delete fields['options']
  }
  return words()
}

/** The table without the column of the note, and the note. */
export function takeNote(table: CsvTable): { readonly table: CsvTable; readonly note: TypesNote | null } {
  const at = table.headers.findIndex(header => header.startsWith(SIGN))
  if (at < 0) return { table, note: null }
  const note = readNote(table.headers[at] as string)
  // Values below the note are kept.
  if (table.rows.some(row => row[at] !== '')) return { table, note }
  const without = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => i !== at)
  return { table: { ...table, headers: without(table.headers), rows: table.rows.map(without) }, note }
}

function readNote(header: string): TypesNote | null {
  let given: Json
  try {
    given = JSON.parse(header.slice(SIGN.length))
  } catch {
    return null
  }
  const { v, zone, isWhole, properties } = fieldsIn(given)
  if (v !== 1) return null
  const found = listIn(properties).flatMap((fields, i) => readProperty(fieldsIn(fields), i) ?? [])
  const byId = Object.fromEntries(found.map(property => [property.id, property]))
  const isMissing = found.length !== listIn(properties).length
  return {
    properties: propertiesOf(byId),
    zone: isZone(stringIn(zone)) ? stringIn(zone) : 'UTC',
    isWhole: isWhole === true && !isMissing,
  }
}
function readProperty(fields: Readonly<Record<string, Json | undefined>>, order: number): Property | null {
  const { id, name, type, description } = fields
  const kind = catalogProperties.get(stringIn(type))
  if (
    !kind ||
    !isPropertyId(id) ||
    isReservedKey(id) ||
    typeof name !== 'string' ||
    (id === TITLE) !== (kind.type === TITLE)
  )
    return null
  const settings = Object.entries(kind.checks).flatMap(([setting, check]) => {
    const value = fields[setting]
    return value !== undefined && passes(check, value) ? [[setting, value] as const] : []
  })
  return {
    ...kind.settings,
    ...Object.fromEntries(settings),
    ...(typeof description === 'string' ? { description } : {}),
    id,
    name,
    type: kind.type,
    order,
  }
}

/**
 * As it can be made here: relations lead to databases that are known, and one way only, because the other side belongs to another
 * database. Where one is missing, what is computed may be too.
 */
export function noteHere(note: TypesNote, isKnown: (collectionId: string) => boolean): TypesNote {
  const isRelation = ({ type }: Property): boolean => catalogProperties.get(type)?.refersTo === 'rows'
  const properties = note.properties.flatMap((property): Property[] => {
    if (!isRelation(property)) return [property]
    const { synced_property: _back, ...rest } = property
    return isKnown(stringIn(property['collection_id'])) ? [{ ...(rest as Property), kind: 'single' }] : []
  })
  return { ...note, properties, isWhole: note.isWhole && properties.length === note.properties.length }
}
