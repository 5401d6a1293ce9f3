// How close a timeline looks: how wide a day is, what the two lines of its head count, and by how much things move.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@sheaf/core/collection/zone'

export const zooms = ['hours', 'day', 'week', 'bi_week', 'month', 'quarter', 'year', '5_years'] as const
export type Zoom = (typeof zooms)[number]

export type Unit = 'hour' | 'six_hours' | 'day' | 'week' | 'month' | 'quarter' | 'year'

export interface Scale {
  readonly dayPx: number
  /** The upper line of the head, and the lower one. */
  readonly major: Unit
  readonly minor: Unit
  /** What keys move by. */
  readonly step: Unit
  /** Pointers move times by this much; whole days move by days. */
  readonly snapMs: number
}

export const scales: Readonly<Record<Zoom, Scale>> = {
  hours: { dayPx: 1440, major: 'day', minor: 'hour', step: 'hour', snapMs: 15 * MINUTE_MS },
  day: { dayPx: 320, major: 'day', minor: 'six_hours', step: 'hour', snapMs: HOUR_MS },
  week: { dayPx: 120, major: 'month', minor: 'day', step: 'day', snapMs: HOUR_MS },
  bi_week: { dayPx: 64, major: 'month', minor: 'day', step: 'day', snapMs: DAY_MS },
  month: { dayPx: 36, major: 'month', minor: 'day', step: 'day', snapMs: DAY_MS },
  quarter: { dayPx: 12, major: 'month', minor: 'week', step: 'week', snapMs: DAY_MS },
  year: { dayPx: 3.5, major: 'year', minor: 'month', step: 'month', snapMs: DAY_MS },
  '5_years': { dayPx: 0.9, major: 'year', minor: 'quarter', step: 'quarter', snapMs: DAY_MS },
}

export const zoomOf = (preference: unknown): Zoom => {
  const given = typeof preference === 'object' && preference !== null && 'zoom' in preference ? preference.zoom : null
  return zooms.find(zoom => zoom === given) ?? 'month'
}
/** The middle that was kept, as a moment; null: today. */
export const centerOf = (preference: unknown): number | null => {
  const given =
    typeof preference === 'object' && preference !== null && 'center' in preference ? preference.center : null
  return typeof given === 'number' && Number.isFinite(given) ? given : null
}

/** The next closer (1) or wider (-1) one; the same at the end. */
export function zoomBy(zoom: Zoom, closer: number): Zoom {
  const at = zooms.indexOf(zoom) - closer
  return zooms[Math.min(Math.max(at, 0), zooms.length - 1)] as Zoom
}
