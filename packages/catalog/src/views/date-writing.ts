// The value that puts a row to another time. What else the value says, such as a reminder, stays.
import type { DateCell } from '@sheaf/core/collection/column'
import type { Json } from '@sheaf/core/validation/checks'
import { dateValueOf } from '../properties/date-value'
import { type DaySpan, dateOfSpan } from './day-spans'

const isObject = (value: Json | null | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function dateValueOfSpan(
  span: DaySpan,
  zone: string,
  present?: { readonly value: Json | undefined; readonly cell: DateCell | null },
): Json | null {
  const value = dateValueOf(dateOfSpan(span, zone, present?.cell?.zone), zone)
  const reminder = isObject(present?.value) ? present.value['reminder'] : undefined
  return isObject(value) && reminder !== undefined ? { ...value, reminder } : value
}
