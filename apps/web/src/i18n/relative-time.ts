// How long ago something was, in the words of the language: the largest unit that fits.
import { activeLocale } from './t'

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** Null: so lately that no number of minutes says it. A clock that runs ahead of the server's is forgiven. */
export function relativeTime(timeMs: number, nowMs: number): string | null {
  const seconds = Math.max(0, Math.round((nowMs - timeMs) / 1000))
  const found = units.find(([, size]) => seconds >= size)
  if (!found) return null
  const [unit, size] = found
  return new Intl.RelativeTimeFormat(activeLocale(), { style: 'short', numeric: 'always' }).format(
    -Math.floor(seconds / size),
    unit,
  )
}
