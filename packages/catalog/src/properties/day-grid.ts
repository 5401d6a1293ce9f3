// A month as weeks of days, and where keys lead in it. Days are `YYYY-MM-DD` without a zone; the calendar is Gregorian.

export type Day = string
const DAY_MS = 86_400_000
const WEEK = 7
const WEEKS_SHOWN = 6

const at = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text).getTime())
const addDays = (day: Day, count: number): Day => dayOf(new Date(at(day).getTime() + count * DAY_MS))
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`
/** 0 is Sunday. */
const weekday = (day: Day): number => at(day).getUTCDay()

/** The same day of another month, or that month's last where it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const date = at(firstOfMonth(day))
  date.setUTCMonth(date.getUTCMonth() + count)
  const first = dayOf(date)
  const target = `${first.slice(0, 8)}${day.slice(8)}`
  return isDay(target) && dayOf(at(target)) === target ? target : lastOfMonth(first)
}
function lastOfMonth(day: Day): Day {
  const date = at(firstOfMonth(day))
  date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return dayOf(date)
}

export const startOfWeek = (day: Day, weekStart: number): Day =>
  addDays(day, -((weekday(day) - weekStart + WEEK) % WEEK))

/** Always six weeks, so that nothing below moves from month to month. */
export function monthWeeks(day: Day, weekStart: number): readonly (readonly Day[])[] {
  const first = startOfWeek(firstOfMonth(day), weekStart)
  return Array.from({ length: WEEKS_SHOWN }, (_, week) =>
    Array.from({ length: WEEK }, (_, i) => addDays(first, week * WEEK + i)),
  )
}

interface GridKey {
  readonly key: string
  readonly shiftKey: boolean
}
/** Where a key leads from a day, or null. Arrows follow the eye: in right-to-left text the next day is on the left. */
export function stepDay(day: Day, { key, shiftKey }: GridKey, weekStart: number, isRtl: boolean): Day | null {
  const forward = isRtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward)
    case 'ArrowLeft':
      return addDays(day, -forward)
    case 'ArrowDown':
      return addDays(day, WEEK)
    case 'ArrowUp':
      return addDays(day, -WEEK)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'Home':
      return startOfWeek(day, weekStart)
    case 'End':
      return addDays(startOfWeek(day, weekStart), WEEK - 1)
    default:
      return null
  }
}

/** Names of days from the start of the week on. */
export function weekdayNames(
  locale: string,
  weekStart: number,
): readonly { readonly short: string; readonly long: string }[] {
  const [short, long] = (['short', 'long'] as const).map(
    style => new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }),
  )
  // The first of January 2023 is a Sunday.
  return Array.from({ length: WEEK }, (_, i) => {
    const date = at(`2023-01-0${1 + ((weekStart + i) % WEEK)}`)
    return { short: short?.format(date) ?? '', long: long?.format(date) ?? '' }
  })
}
const inCalendar = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' })
export const monthName = (day: Day, locale: string): string =>
  inCalendar(locale, { year: 'numeric', month: 'long' }).format(at(day))
export const dayName = (day: Day, locale: string): string => inCalendar(locale, { dateStyle: 'full' }).format(at(day))
/** The number alone, in the digits of the language. */
export const dayNumber = (day: Day, locale: string): string =>
  new Intl.NumberFormat(locale).format(Number(day.slice(8)))
/** Today on the clocks of a zone. */
export const todayIn = (zone: string, now: number): Day =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
