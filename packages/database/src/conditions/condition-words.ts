// A condition in few words, for where it is shown and not written.

import { type Condition, type DateValue, type DateWindow, needsNoValue } from '@sheaf/core/collection/query'
import type { Property } from '@sheaf/core/collection/schema'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'
import { formOf } from '@sheaf/core/kinds/property-kind'
import type { Translate } from '../host/translate'
import { fittingCondition } from './fitting-condition'
import { directionName, operatorName, relativeName, unitName } from './operator-words'
import { type Choice, chosenIn } from './use-choices'

/** There is something to ask. */
export const isAsked = ({ operator, value }: Condition): boolean => needsNoValue(operator) || value !== undefined

interface ConditionContext {
  readonly t: Translate
  readonly kinds: PropertyKinds
  readonly locale: string
  readonly choices: readonly Choice[]
}

/** The comparison is said only where it is not the plain one. */
export function conditionWords(
  condition: Condition,
  property: Property,
  { t, kinds, locale, choices }: ConditionContext,
): string {
  const form = formOf(kinds, property)
  const { operator, value } = fittingCondition(condition, form)
  if (needsNoValue(operator)) return operatorName(t, operator, form)
  if (value === undefined) return ''
  const said = valueWords()
  const isPlain = operator === 'equals' || operator === 'contains' || operator === 'within' || operator === 'between'
  return isPlain ? said : t('{comparison} {value}', { comparison: operatorName(t, operator, form), value: said })

  function valueWords(): string {
    if (form === 'flag') return value === false ? t('Unchecked') : t('Checked')
    if (form === 'date') return dateWords(t, operator, value, locale)
    if (form === 'choice' || form === 'list')
      return chosenIn(value)
        .map(id => choices.find(one => one.id === id)?.name ?? '')
        .filter(Boolean)
        .join(', ')
    if (operator === 'between') return numbersWords(t, value, locale)
    return typeof value === 'number' ? value.toLocaleString(locale) : typeof value === 'string' ? value : ''
  }
}

function numbersWords(t: Translate, value: unknown, locale: string): string {
  const { start, end } = value as { readonly start: number; readonly end: number }
  return t('{from} to {to}', { from: start.toLocaleString(locale), to: end.toLocaleString(locale) })
}

function dateWords(t: Translate, operator: string, value: unknown, locale: string): string {
  const say = (given: DateValue | undefined): string => {
    if (!given) return ''
    if ('relative' in given) return relativeName(t, given.relative)
    const at = new Date(given.at)
    return Number.isNaN(at.getTime()) ? '' : at.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  }
  if (operator === 'within') {
    const { direction, count, unit } = value as DateWindow
    return direction === 'this'
      ? `${directionName(t, direction)} ${unitName(t, unit, 1)}`
      : `${directionName(t, direction)} ${count} ${unitName(t, unit, count)}`
  }
  if (operator === 'between') {
    const { start, end } = value as { readonly start?: DateValue; readonly end?: DateValue }
    return t('{from} to {to}', { from: say(start), to: say(end) })
  }
  return say(value as DateValue | undefined)
}
