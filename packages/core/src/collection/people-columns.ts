// Who is named where in the rows of a collection, for rules on rows: a column for each place that a rule looks at, made when it is first
// asked for and then kept row by row. It reads rows as the judge does, not through kinds: both have to come to the same.
import type { Uuid } from '../ids'
import { namesIn, type RowPlace, type Standing } from '../permissions/row-rules'
import type { SlotTest } from './condition'
import { some } from './filter'
import type { CollectionRow } from './stored-columns'
import { CodedColumn } from './typed-column'

const keyOf = (place: RowPlace): string => ('creator' in place ? '' : place.property)

export class PeopleColumns {
  private readonly columns = new Map<string, { readonly place: RowPlace; readonly column: CodedColumn }>()

  constructor(
    private readonly rows: readonly (CollectionRow | undefined)[],
    private capacity: number,
  ) {}

  /** Whether the person stands in a row. It stays true while rows change. */
  test({ userId, places }: Standing): SlotTest {
    return some(places.map(place => testOf(this.column(place), userId))) ?? (() => false)
  }

  set(slot: number, row: CollectionRow | undefined): void {
    for (const { place, column } of this.columns.values()) column.set(slot, row ? namesOf(row, place) : null)
  }

  grow(capacity: number): void {
    this.capacity = capacity
    for (const { column } of this.columns.values()) column.grow(capacity)
  }

  get bytes(): number {
    let bytes = 0
    for (const { column } of this.columns.values()) bytes += column.bytes
    return bytes
  }

  private column(place: RowPlace): CodedColumn {
    const known = this.columns.get(keyOf(place))
    if (known) return known.column
    const column = new CodedColumn('list', this.capacity)
    this.rows.forEach((row, slot) => row && column.set(slot, namesOf(row, place)))
    this.columns.set(keyOf(place), { place, column })
    return column
  }
}

const namesOf = ({ fields, properties }: CollectionRow, place: RowPlace): readonly string[] =>
  namesIn({ created_by_id: fields.created_by_id, properties }, place)

const UNKNOWN = 0
const YES = 1
const NO = 2

/** Rows that name the same people share a code, and are looked at once; a code may come to stand for others. */
function testOf(column: CodedColumn, userId: Uuid): SlotTest {
  let looked: Uint8Array = new Uint8Array(0)
  let version = -1
  return slot => {
    if (version !== column.version) {
      version = column.version
      looked = new Uint8Array(column.values.length)
    }
    const code = column.codes[slot] as number
    if (looked[code] === UNKNOWN) {
      const people = column.values[code]
      looked[code] = Array.isArray(people) && people.includes(userId) ? YES : NO
    }
    return looked[code] === YES
  }
}
