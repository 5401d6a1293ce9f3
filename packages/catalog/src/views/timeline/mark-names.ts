// What the marks of an axis are called.

import { wallParts } from '@sheaf/core/collection/zone'
import { dayNumber, hourName, monthAndYear, shortDay, shortMonth, weekdayShort, yearName } from '../day-names'
import { dayAt } from '../day-spans'
import type { Unit } from './zooms'

/** In the upper line: with everything that is needed to know where one is. */
export function majorName(at: number, unit: Unit, locale: string): string {
  const day = dayAt(at)
  if (unit === 'year') return yearName(day, locale)
  if (unit === 'month') return monthAndYear(day, locale)
  return `${weekdayShort(day, locale)} ${shortDay(day, locale)} ${yearName(day, locale)}`
}
/** In the lower line: short, below the upper one. */
export function minorName(at: number, unit: Unit, locale: string): string {
  const day = dayAt(at)
  if (unit === 'hour' || unit === 'six_hours') return hourName(wallParts(at).hour, locale)
  if (unit === 'day') return dayNumber(day, locale)
  if (unit === 'week') return dayNumber(day, locale)
  return shortMonth(day, locale)
}
