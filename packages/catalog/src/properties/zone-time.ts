// Moments that can be written, and days that exist. What clocks show in a zone is worked out by `core/collection/zone`.
import { DAY_MS, toWall, wallParts } from '@sheaf/core/collection/zone'

/** Far enough from the ends of time that it is one in every zone. */
export const isMoment = (at: number): boolean => Number.isFinite(at) && Math.abs(at) <= 8.64e15 - 2 * DAY_MS

/** NaN for a day or a time that does not exist. */
export function wallTime(year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number {
  const midnight = toWall({ year, month, day })
  const shown = wallParts(midnight)
  if (shown.month !== month || shown.day !== day || hour > 24 || minute > 59) return Number.NaN
  return toWall({ year, month, day, hour, minute, second })
}
