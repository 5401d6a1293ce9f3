// Changes of a date that is being chosen, as stored values: days `YYYY-MM-DD`, moments `YYYY-MM-DDTHH:mm` in their zone.
import type { Json } from '@sheaf/core/validation/checks'

export type Reminder = {
  readonly amount: number
  readonly unit: 'minute' | 'hour' | 'day' | 'week'
}
export type DateDraft = {
  readonly start: string
  readonly end?: string
  readonly zone?: string
  readonly reminder?: Reminder
}
export type DateEnd = 'start' | 'end'

const FIRST_TIME = '09:00'
const DAY_MS = 86_400_000

export const dayOf = (moment: string): string => moment.slice(0, 10)
export const timeOf = (moment: string): string => moment.slice(11, 16)
export const hasTime = ({ start }: DateDraft): boolean => start.length > 10
const joined = (day: string, time: string): string => (time ? `${day}T${time}` : day)
const wallOf = (moment: string): number => Date.parse(moment.length > 10 ? `${moment}Z` : `${moment}T00:00Z`)
const shifted = (moment: string, ms: number): string =>
  new Date(wallOf(moment) + ms).toISOString().slice(0, moment.length)

/** A start beyond the end takes the end along; an end before the start becomes the start. */
export function withDay(draft: DateDraft | null, which: DateEnd, day: string): DateDraft {
  if (!draft) return { start: day }
  return withMoment(draft, which, joined(day, timeOf(momentOf(draft, which))))
}
export const withTime = (draft: DateDraft, which: DateEnd, time: string): DateDraft =>
  withMoment(draft, which, joined(dayOf(momentOf(draft, which)), time))
const momentOf = (draft: DateDraft, which: DateEnd): string =>
  which === 'end' ? (draft.end ?? draft.start) : draft.start

function withMoment(draft: DateDraft, which: DateEnd, moment: string): DateDraft {
  const { start, end } = draft
  if (which === 'end') return moment < start ? { ...draft, start: moment, end: start } : { ...draft, end: moment }
  if (end === undefined || moment <= end) return { ...draft, start: moment }
  return { ...draft, start: moment, end: shifted(end, wallOf(moment) - wallOf(start)) }
}

/** A span begins as one of two days, or of one hour. */
export function withEnd(draft: DateDraft, isWanted: boolean): DateDraft {
  const { end: _end, ...rest } = draft
  return isWanted ? { ...rest, end: shifted(draft.start, hasTime(draft) ? DAY_MS / 24 : DAY_MS) } : rest
}

/** Times need a zone: without one they would be others for others. */
export function withTimes(draft: DateDraft, isWanted: boolean, zone: string): DateDraft {
  const { zone: _zone, end, ...rest } = draft
  const set = (moment: string): string => joined(dayOf(moment), isWanted ? timeOf(moment) || FIRST_TIME : '')
  return {
    ...rest,
    start: set(draft.start),
    ...(end === undefined ? {} : { end: set(end) }),
    ...(isWanted ? { zone } : {}),
  }
}
export const withZone = (draft: DateDraft, zone: string): DateDraft => (hasTime(draft) ? { ...draft, zone } : draft)
export function withReminder(draft: DateDraft, reminder: Reminder | null): DateDraft {
  const { reminder: _reminder, ...rest } = draft
  return reminder ? { ...rest, reminder } : rest
}
/** What was typed, with the reminder that was there. */
export const withTyped = (draft: DateDraft | null, typed: DateDraft): DateDraft =>
  draft?.reminder ? { ...typed, reminder: draft.reminder } : typed

export const draftValue = (draft: DateDraft): Json => ({ ...draft })
