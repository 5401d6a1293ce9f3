// What a record map may hold: for each table the records as clients get them, each with the caller's role. Apart from the record map,
// because it knows every table, which the first load does without.
import { roles } from '../../permissions/roles'
import { allRecords } from '../../records/all'
import type { RecordDefinition } from '../../records/define'
import { type Check, exact, mapOf, named, oneOf, optional } from '../../validation/checks'
import type { RecordMap } from './record-map'

const role = oneOf(...roles)

/** `space_view` → `SpaceView`. */
const nameOfTable = (table: string): string =>
  table.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What leaves the server holds no internal fields and no nulls. */
function publicCheck({ fields, required }: RecordDefinition): Check<unknown> {
  const isRequired = new Set<string>(required)
  return exact(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, { check, internal }]) =>
        internal ? [] : [[name, isRequired.has(name) ? check : optional(check)]],
      ),
    ),
  )
}

const tables = (): Check<unknown> =>
  exact(
    Object.fromEntries(
      allRecords.map((definition: RecordDefinition) => {
        const value = publicCheck(definition)
        const record = named(nameOfTable(definition.table), () => value)
        return [definition.table, optional(mapOf(exact({ value: optional(record), role })))]
      }),
    ),
  )

let known: Check<unknown> | undefined
export const recordMap: Check<RecordMap> = named('RecordMap', () => (known ??= tables()) as Check<RecordMap>)
