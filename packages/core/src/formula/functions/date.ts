// Dates. Days and hours are those of the reader's zone; seconds are not kept.
import { type TimeUnit, timeUnits } from '../../collection/schema'
import { isoWeek, isoWeekday, isZone, wallParts } from '../../collection/zone'
import { inEnglish, type Phrase, phrase } from '../../phrase'
import { addToDate, between, dateValue, dayOf, momentOf, unitOf, wallOf } from '../dates'
import { stop } from '../frame'
import { parseIsoDate } from '../parse-date'
import { DATE, NUMBER, TEXT } from '../types'
import { dateWords } from '../words'
import { type Documented, group } from './define'
import { date, number, optional, type Parameter, text } from './parameters'

const all = group('date')
const { add } = all
const MAX_PATTERN = 500

const noUnit = (word: string): Phrase =>
  phrase('“{word}” isn’t a unit. Use one of {units}.', {
    units: timeUnits.map(unit => `"${unit}"`).join(', '),
    word: word.slice(0, 20),
  })
const noZone = (zone: string): Phrase => phrase('Unknown time zone “{zone}”', { zone })
const unit = (): Parameter<TimeUnit> => ({
  ...text('unit'),
  checkWords: word => (unitOf(word) ? null : noUnit(word)),
  read: (value, frame, caller) => {
    const word = text().read(value, frame, caller)
    return unitOf(word) ?? stop(inEnglish(noUnit(word)))
  },
})

add('now', {
  doc: 'Returns the current date and time.',
  example: ['now()', 'November 15, 2026 18:30'],
  takes: [],
  gives: DATE,
  usesNow: true,
  run: ({ host }) => dateValue(host.now, true),
})
add('today', {
  doc: 'Returns today’s date.',
  example: ['today()', 'November 15, 2026'],
  takes: [],
  gives: DATE,
  usesNow: true,
  run: ({ host }) => dayOf(host.now, host.zone),
})

const part = (name: string, docs: Documented, read: (wall: number) => number) =>
  add(name, {
    ...docs,
    takes: [date()],
    gives: NUMBER,
    run: ({ host }, value) => read(wallOf(value, host.zone)),
  })
part(
  'minute',
  { doc: 'Returns the minute of a date, from 0 to 59.', example: ['minute(parseDate("2026-11-15T18:30"))', '30'] },
  wall => wallParts(wall).minute,
)
part(
  'hour',
  { doc: 'Returns the hour of a date, from 0 to 23.', example: ['hour(parseDate("2026-11-15T18:30"))', '18'] },
  wall => wallParts(wall).hour,
)
part(
  'day',
  {
    doc: 'Returns the day of the week, from 1 (Monday) to 7 (Sunday).',
    example: ['day(parseDate("2026-11-15"))', '7'],
  },
  isoWeekday,
)
part(
  'date',
  { doc: 'Returns the day of the month, from 1 to 31.', example: ['date(parseDate("2026-11-15"))', '15'] },
  wall => wallParts(wall).day,
)
part(
  'week',
  { doc: 'Returns the ISO week of the year, from 1 to 53.', example: ['week(parseDate("2026-11-15"))', '46'] },
  wall => isoWeek(wall).week,
)
part(
  'month',
  { doc: 'Returns the month of a date, from 1 to 12.', example: ['month(parseDate("2026-11-15"))', '11'] },
  wall => wallParts(wall).month,
)
part(
  'year',
  { doc: 'Returns the year of a date.', example: ['year(parseDate("2026-11-15"))', '2026'] },
  wall => wallParts(wall).year,
)

add('dateAdd', {
  doc: 'Adds time to a date. For a range, uses the start.',
  example: ['dateAdd(parseDate("2026-01-31"), 1, "months")', 'February 28, 2026'],
  takes: [date(), number('amount'), unit()],
  gives: DATE,
  run: ({ host }, value, amount, by) => addToDate(value, amount, by, host.zone),
})
add('dateSubtract', {
  doc: 'Subtracts time from a date. For a range, uses the start.',
  example: ['dateSubtract(parseDate("2026-11-15"), 2, "weeks")', 'November 1, 2026'],
  takes: [date(), number('amount'), unit()],
  gives: DATE,
  run: ({ host }, value, amount, by) => addToDate(value, -amount, by, host.zone),
})
add('dateBetween', {
  doc: 'Returns the difference between two dates in whole units.',
  example: ['dateBetween(parseDate("2026-11-15"), parseDate("2026-11-01"), "days")', '14'],
  takes: [date('later'), date('earlier'), unit()],
  gives: (_types, texts) => {
    const unit = unitOf(texts[2] ?? '')
    return unit ? { ...NUMBER, unit } : NUMBER
  },
  run: ({ host }, later, earlier, by) => between(later, earlier, by, host.zone),
})
add('dateRange', {
  doc: 'Returns a range from one date to another.',
  example: ['dateRange(parseDate("2026-11-15"), parseDate("2026-11-20"))', 'November 15, 2026 → November 20, 2026'],
  takes: [date('start'), date('end')],
  gives: DATE,
  run: ({ host }, a, b) => {
    if (!a.hasTime && !b.hasTime) return dateValue(Math.min(a.start, b.start), false, Math.max(a.start, b.start))
    const [start, end] = [momentOf(a, host.zone), momentOf(b, host.zone)]
    return dateValue(Math.min(start, end), true, Math.max(start, end))
  },
})
add('dateStart', {
  doc: 'Returns the start of a date range.',
  example: ['dateStart(dateRange(parseDate("2026-11-15"), parseDate("2026-11-20")))', 'November 15, 2026'],
  takes: [date('range')],
  gives: DATE,
  run: (_, value) => dateValue(value.start, value.hasTime),
})
add('dateEnd', {
  doc: 'Returns the end of a date range, or the date itself.',
  example: ['dateEnd(dateRange(parseDate("2026-11-15"), parseDate("2026-11-20")))', 'November 20, 2026'],
  takes: [date('range')],
  gives: DATE,
  run: (_, value) => dateValue(value.end ?? value.start, value.hasTime),
})
add('timestamp', {
  doc: 'Converts a date to a Unix timestamp in milliseconds.',
  example: ['timestamp(parseDate("1970-01-02T00:00Z"))', '86400000'],
  takes: [date()],
  gives: NUMBER,
  run: ({ host }, value) => momentOf(value, host.zone),
})
add('fromTimestamp', {
  doc: 'Converts a Unix timestamp in milliseconds to a date.',
  example: ['fromTimestamp(86400000).dateBetween(fromTimestamp(0), "hours")', '24'],
  takes: [number('milliseconds')],
  gives: DATE,
  run: (_, ms) => dateValue(ms, true),
})
add('formatDate', {
  doc: 'Formats a date with a pattern such as "MMMM D, YYYY HH:mm" and an optional time zone.',
  example: ['formatDate(parseDate("2026-11-15"), "ddd, DD/MM/YY")', 'Sun, 15/11/26'],
  takes: [
    date(),
    text('pattern'),
    optional({
      ...text('zone'),
      checkWords: (word: string) => (isZone(word) ? null : noZone(word)),
    }),
  ],
  gives: TEXT,
  run: (frame, value, pattern, zone = frame.host.zone) => {
    if (pattern.length > MAX_PATTERN) return stop('This pattern for a date is too long')
    frame.checkText(pattern.length * 8)
    if (!isZone(zone)) return stop(inEnglish(noZone(zone.slice(0, 40))))
    return frame.text(dateWords(value, pattern, { ...frame.host, zone }))
  },
})
add('parseDate', {
  doc: 'Converts ISO 8601 text to a date.',
  example: ['parseDate("2026-11-15")', 'November 15, 2026'],
  takes: [text()],
  gives: DATE,
  run: ({ host }, value) => parseIsoDate(value, host.zone),
})

export const dateFunctions = all.all
