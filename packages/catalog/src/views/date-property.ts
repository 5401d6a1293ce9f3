// Which property of a collection a view in time goes by.
import { type Property, propertiesOf, type Schema } from '@sheaf/core/collection/schema'
import type { FormOf, ViewKind } from '@sheaf/core/kinds/view-kind'
import { type Json, oneOf, string } from '@sheaf/core/validation/checks'

export const NEEDS_DATE: NonNullable<ViewKind['needs']> = { form: 'date', type: 'date', name: 'Date' }
/** What the look of every view in time says. */
export const dateChecks = { date_property_id: string, open_rows: oneOf('side', 'centre', 'full') }
/** Views in time show all that they are answered; beyond this they say so. */
export const MOST_ROWS = 1000

export const datesAmong = (properties: readonly Property[], formOf: FormOf): readonly Property[] =>
  properties.filter(property => formOf(property) === 'date')

/** The one that was chosen; where it is gone or never was, one that people write, else any. */
export function dateProperty(chosen: unknown, properties: readonly Property[], formOf: FormOf): Property | undefined {
  const dates = datesAmong(properties, formOf)
  return dates.find(({ id }) => id === chosen) ?? dates.find(({ type }) => type === NEEDS_DATE.type) ?? dates[0]
}

/** What the look of a new view in time begins with. Its rows open in the middle: beside a page at the side it would be too narrow. */
export function beginByDate(schema: Schema, formOf: FormOf): Readonly<Record<string, Json>> {
  const found = dateProperty(null, propertiesOf(schema), formOf)
  return { open_rows: 'centre', ...(found ? { date_property_id: found.id } : {}) }
}
