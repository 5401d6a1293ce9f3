// Conditions outlive the type of their property: those that do not fit it any more do not count, and are shown as not yet said.
import type { ColumnForm } from '@sheaf/core/collection/column'
import type { Condition } from '@sheaf/core/collection/query'
import type { Json } from '@sheaf/core/validation/checks'

const isObject = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isDay = (value: unknown): boolean =>
  isObject(value) && (typeof value['at'] === 'string' || typeof value['relative'] === 'string')

/** Without a value that was meant for another form. */
export function fittingCondition(condition: Condition, form: ColumnForm): Condition {
  const { value, ...bare } = condition
  return value === undefined || fits(form, condition.operator, value) ? condition : bare
}
function fits(form: ColumnForm, operator: Condition['operator'], value: Json): boolean {
  switch (form) {
    case 'date':
      if (operator === 'within') return isObject(value) && typeof value['unit'] === 'string'
      if (operator === 'between') return isObject(value) && isDay(value['start']) && isDay(value['end'])
      return isDay(value)
    case 'number':
      if (operator === 'between')
        return isObject(value) && typeof value['start'] === 'number' && typeof value['end'] === 'number'
      return typeof value === 'number'
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
    case 'list':
      return typeof value === 'string' || (Array.isArray(value) && value.every(one => typeof one === 'string'))
    default:
      return typeof value === 'string'
  }
}
