// The reminders that a block asks for: of dates in its texts, and of its date properties where it is a row. A reminder of a day is due at nine
// in the morning, or at the time it says, and one of a moment so long before it; days are counted by the clocks of the zone.
import type { Property, Schema } from '@sheaf/core/collection/schema'
import { DAY_MS, fromWall, HOUR_MS, isZone, MINUTE_MS, wallAt } from '@sheaf/core/collection/zone'
import type { Json } from '@sheaf/core/validation/checks'
import { readMoment } from './date-value'
import { fieldsIn, stringIn } from './read-json'

export interface AskedReminder {
  /** Tells it from the other reminders of its block. */
  readonly slot: string
  /** The date as it is written: another one is another reminder. */
  readonly said: string
  readonly dueAt: number
  /** What it reminds of. */
  readonly at: number
  readonly hasTime: boolean
  readonly zone: string
  /** Which text or property of the block it is in. */
  readonly property: string
}

const MORNING_MS = 9 * HOUR_MS
const unitMs: Readonly<Record<string, number>> = {
  minute: MINUTE_MS,
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
}
/** `wall`: the day or the time of the date as clocks show it. */
interface Written {
  readonly wall: number
  readonly hasTime: boolean
  readonly zone: string
  readonly amount: number
  readonly unit: string
  /** Since midnight, for a day. */
  readonly timeMs: number
}

/** `zone`: of whoever asks for them, for dates that name none. */
export function askedReminders(
  properties: Readonly<Record<string, Json>>,
  schema: Schema | undefined,
  zone: string,
): readonly AskedReminder[] {
  return Object.entries(properties).flatMap(([property, value]) => {
    if (Array.isArray(value)) return inText(property, value, zone)
    const asked = schema?.[property] && ofProperty(schema[property], property, value, zone)
    return asked ? [asked] : []
  })
}

function ofProperty(kind: Property, property: string, value: Json, readersZone: string): AskedReminder | null {
  if (kind.type !== 'date') return null
  const fields = fieldsIn(value)
  const reminder = fieldsIn(fields['reminder'])
  const given = stringIn(fields['zone'])
  const ownZone = isZone(given) ? given : ''
  const start = readMoment(stringIn(fields['start']), ownZone)
  if (!start) return null
  // A time without a zone is one of UTC, because it has to be the same for everybody.
  const zone = start.hasTime ? ownZone || 'UTC' : readersZone
  const wall = start.hasTime ? wallAt(start.at, zone) : start.at
  const { amount, unit } = reminder
  const dueAt = dueOf({
    wall,
    hasTime: start.hasTime,
    zone,
    amount: Number(amount),
    unit: stringIn(unit),
    timeMs: MORNING_MS,
  })
  if (dueAt === null) return null
  const at = start.hasTime ? start.at : fromWall(start.at, zone)
  return { slot: property, said: wordOf(value), dueAt, at, hasTime: start.hasTime, zone, property }
}

/** Dates that are written alike in one text are one reminder. */
function inText(property: string, items: readonly Json[], readersZone: string): AskedReminder[] {
  const found = new Map<string, AskedReminder>()
  for (const item of items) {
    const marks = Array.isArray(item) && Array.isArray(item[1]) ? item[1] : []
    for (const mark of marks) {
      if (!Array.isArray(mark) || mark[0] !== 'd') continue
      const asked = ofMention(property, mark[1], readersZone)
      if (asked) found.set(asked.slot, asked)
    }
  }
  return [...found.values()]
}

function ofMention(property: string, value: Json | undefined, readersZone: string): AskedReminder | null {
  const fields = fieldsIn(value)
  const reminder = fieldsIn(fields['reminder'])
  const time = stringIn(fields['start_time'])
  const given = stringIn(fields['time_zone'])
  const zone = given && isZone(given) ? given : readersZone
  const moment = readMoment(`${stringIn(fields['start_date'])}${time && `T${time}`}`, 'UTC')
  if (!moment) return null
  const [hours = 9, minutes = 0] = stringIn(reminder['time']).match(/^\d\d:\d\d$/)
    ? stringIn(reminder['time']).split(':').map(Number)
    : []
  const dueAt = dueOf({
    wall: moment.at,
    hasTime: moment.hasTime,
    zone,
    amount: Number(reminder['value']),
    unit: stringIn(reminder['unit']),
    timeMs: hours * HOUR_MS + minutes * MINUTE_MS,
  })
  if (dueAt === null) return null
  const said = wordOf(value ?? null)
  const at = fromWall(moment.at, zone)
  return { slot: `${property} ${said}`, said, dueAt, at, hasTime: moment.hasTime, zone, property }
}

/** The same for the same date, in whatever order its fields were written. */
const wordOf = (value: Json): string =>
  JSON.stringify(value, (_key, part: Json) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Null: it asks for none. */
function dueOf({ wall, hasTime, zone, amount, unit, timeMs }: Written): number | null {
  const ms = unitMs[unit]
  if (ms === undefined || !(amount >= 0) || amount > 10_000) return null
  const from = hasTime ? wall : wall + timeMs
  // A day before is the same time of the day before, also where the clocks change in between.
  return ms >= DAY_MS ? fromWall(from - amount * ms, zone) : fromWall(from, zone) - amount * ms
}
