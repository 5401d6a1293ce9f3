// Spans of time in words, in the unit they were counted in; parts of a day are said in hours or minutes.
import type { TimeUnit } from './schema'

const singular = { years: 'year', months: 'month', weeks: 'week', days: 'day', hours: 'hour', minutes: 'minute' }
const MINUTES_A_DAY = 1440

const formatters = new Map<string, Intl.NumberFormat>()
function formatter(unit: string | undefined, locale: string): Intl.NumberFormat {
  const key = `${locale}|${unit}`
  const made =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, {
      maximumFractionDigits: 1,
      ...(unit ? { style: 'unit', unit, unitDisplay: 'long' } : {}),
    })
  formatters.set(key, made)
  return made
}

export function durationWords(value: number, unit: TimeUnit, locale: string): string {
  const part = Math.abs(value)
  if (unit === 'days' && part > 0 && part < 1) {
    const isMinutes = part * 24 < 1
    const count = isMinutes ? Math.round(value * MINUTES_A_DAY) : value * 24
    return formatter(isMinutes ? 'minute' : 'hour', locale).format(count)
  }
  // Languages have no common word for a quarter.
  return formatter(unit === 'quarters' ? undefined : singular[unit], locale).format(value)
}
