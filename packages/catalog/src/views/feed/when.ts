// When a post was made, as people say it: minutes and hours ago, then days, then the date.
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAYS_SAID = 7

/** A clock that runs ahead of the server's is forgiven. */
export function whenWords(timeMs: number, nowMs: number, locale: string, zone: string): string {
  const ago = Math.max(0, nowMs - timeMs)
  const say = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-count, unit)
  if (ago < MINUTE) return say(0, 'second')
  if (ago < HOUR) return say(Math.floor(ago / MINUTE), 'minute')
  if (ago < DAY) return say(Math.floor(ago / HOUR), 'hour')
  if (ago < DAYS_SAID * DAY) return say(Math.floor(ago / DAY), 'day')
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone }).format(timeMs)
}
