// Where a question is asked from: what “today” and “this week” mean to a person, and how words are ordered. A cookie says so to the
// server, which asks for a first screen before any script has run. It is a hint: an answer counts only where the app asks the same.
import type { WeekStart } from '../records/user-settings'
import type { QueryContext } from './query'

export type AskedFrom = Pick<QueryContext, 'zone' | 'locale' | 'weekStart'>

const dayNumbers: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 }

export const askedFrom = (locale: string, zone: string, weekStart: WeekStart = 'monday'): AskedFrom => ({
  locale,
  zone,
  weekStart: dayNumbers[weekStart],
})

const COOKIE = 'sheaf_asked_from'
const MOST_CHARACTERS = 300

/** As a cookie with its value. */
export const writeAskedFrom = ({ zone, locale, weekStart }: AskedFrom): string =>
  `${COOKIE}=${encodeURIComponent(JSON.stringify([zone, locale, weekStart]))}`

/** From all cookies of a request or page; undefined where none says it, or says it in another way. */
export function readAskedFrom(cookies = ''): AskedFrom | undefined {
  const pair = cookies.split(';').find(part => part.trim().startsWith(`${COOKIE}=`))
  const value = pair?.trim().slice(COOKIE.length + 1)
  if (!value || value.length > MOST_CHARACTERS) return undefined
  try {
    const said: unknown = JSON.parse(decodeURIComponent(value))
    if (!Array.isArray(said)) return undefined
    const [zone, locale, weekStart] = said as readonly unknown[]
    return typeof zone === 'string' && typeof locale === 'string' && typeof weekStart === 'number'
      ? { zone, locale, weekStart }
      : undefined
  } catch {
    return undefined
  }
}
