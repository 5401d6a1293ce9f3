// What the engine answers, as `queryCollection` hands it out. Apart from the engine: only who describes or tests the call needs it.
import {
  boolean,
  type Check,
  canonicalUuid,
  either,
  exact,
  integer,
  mapOf,
  named,
  nullable,
  number,
  oneOf,
  optional,
  readonlyList,
  string,
} from '../validation/checks'
import type { Cell } from './column'
import type { ComputedCell } from './computed-column'
import type { GroupList, QueryAnswer } from './query'
import { type Meaning, timeUnits } from './schema'
import { propertyCheck } from './schema-check'

const date = exact({ start: number, end: optional(number), hasTime: boolean, zone: optional(string) })
const filled = either(either(either(string, number), boolean), either(date, readonlyList(string)))
export const cell: Check<Cell> = named('Cell', () => nullable(filled))

const rows = readonlyList(canonicalUuid)
const rowList = {
  total: integer,
  rows,
  hasMore: boolean,
  aggregations: mapOf(cell),
  nested: optional(mapOf(exact({ depth: integer, children: integer }))),
  listed: optional(integer),
  parts: optional(readonlyList(exact({ from: integer, rows }))),
}
const groups: Check<readonly GroupList[]> = readonlyList(
  named<GroupList>('GroupList', () => exact({ ...rowList, key: string, value: cell, groups: optional(groups) })),
)
export const queryAnswer: Check<QueryAnswer> = named('QueryAnswer', () =>
  exact({ ...rowList, groups: optional(groups) }),
)

export const computedCell: Check<ComputedCell> = exact({
  cell,
  shown: optional(readonlyList(cell)),
  failure: optional(string),
})

export const meaning: Check<Meaning> = named<Meaning>('Meaning', () =>
  exact({
    form: oneOf('text', 'number', 'flag', 'date', 'choice', 'list', 'none'),
    refersTo: optional(oneOf('options', 'people', 'rows', 'files')),
    isOne: optional(boolean),
    ranking: optional(readonlyList(string)),
    property: optional(propertyCheck),
    home: optional(string),
    collection: optional(string),
    unit: optional(oneOf(...timeUnits)),
    isShare: optional(boolean),
    each: optional(meaning),
  }),
)
