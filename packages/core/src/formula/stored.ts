// Formulas are stored with ids beside the names of properties, `prop("Hours"#"k3Fd")`, and shown without them. The id finds the
// property when it has another name; the name tells which one it was when it is gone.
import { analyse } from './compile'
import { writeString } from './literals'
import type { Access } from './property-access'
import { type FormulaScope, propertyNamed } from './scope'

function rewrite(source: string, scope: FormulaScope, change: (access: Access) => string | null): string {
  let result = ''
  let at = 0
  for (const access of analyse(source, scope).accesses.toSorted((a, b) => a.from - b.from)) {
    const text = change(access)
    if (text === null || access.from < at) continue
    result += source.slice(at, access.from) + text
    at = access.to
  }
  return result + source.slice(at)
}

/** What names no property stays as it is written. */
export const toStored = (source: string, scope: FormulaScope): string =>
  rewrite(source, scope, ({ id, property, literal }) =>
    id === null && property ? `${literal}#${writeString(property.id)}` : null,
  )

/** A property that is gone keeps its id, and so does one that shares its name with another before it. */
export const toShown = (stored: string, scope: FormulaScope): string =>
  rewrite(stored, scope, ({ id, property, name, literal, scope: where }) => {
    if (id === null || !property) return null
    const shown = property.name === name ? literal : writeString(property.name)
    return propertyNamed(where, property.name)?.id === id ? shown : `${shown}#${writeString(id)}`
  })
