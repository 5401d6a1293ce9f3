// Dates. Days and hours are those of the reader's zone; seconds are not kept.
import { isoWeek, isoWeekday, isZone, wallParts } from '../../collection/zone'
import { addToDate, between, dateValue, dayOf, momentOf, type Unit, unitOf, units, wallOf } from '../dates'
import { stop } from '../frame'
import { parseIsoDate } from '../parse-date'
import { inEnglish, type Phrase, phrase } from '../phrase'
import { DATE, NUMBER, TEXT } from '../types'
import { dateWords } from '../words'
import { group, type Told } from './define'
import { date, number, optional, type Parameter, text } from './parameters'

const all = group('date')
const { add } = all
const MAX_PATTERN = 500

const noUnit = (word: string): Phrase =>
  phrase('A unit is one of {units}, but this is "{word}"', {
    units: units.map(unit => `"${unit}"`).join(', '),
    word: word.slice(0, 20),
  })
const noZone = (zone: string): Phrase => phrase('There is no time zone "{zone}"', { zone })
const unit = (): Parameter<Unit> => ({
  ...text('unit'),
  checkWords: word => (unitOf(word) ? null : noUnit(word)),
  read: (value, frame, caller) => {
    const word = text().read(value, frame, caller)
    return unitOf(word) ?? stop(inEnglish(noUnit(word)))
  },
})

add('now', {
  doc: 'This moment.',
  example: ['now()', 'November 15, 2026 18:30'],
  takes: [],
  gives: DATE,
  usesNow: true,
  run: ({ host }) => dateValue(host.now, true),
})
add('today', {
  doc: 'This day.',
  example: ['today()', 'November 15, 2026'],
  takes: [],
  gives: DATE,
  usesNow: true,
  run: ({ host }) => dayOf(host.now, host.zone),
})

const part = (name: string, told: Told, read: (wall: number) => number) =>
  add(name, {
    ...told,
    takes: [date()],
    gives: NUMBER,
    run: ({ host }, value) => read(wallOf(value, host.zone)),
  })
part(
  'minute',
  { doc: 'The minute of a date, from 0 to 59.', example: ['minute(parseDate("2026-11-15T18:30"))', '30'] },
  wall => wallParts(wall).minute,
)
part(
  'hour',
  { doc: 'The hour of a date, from 0 to 23.', example: ['hour(parseDate("2026-11-15T18:30"))', '18'] },
  wall => wallParts(wall).hour,
)
part(
  'day',
  { doc: 'The day of the week, from 1 for Monday to 7 for Sunday.', example: ['day(parseDate("2026-11-15"))', '7'] },
  isoWeekday,
)
part(
  'date',
  { doc: 'The day of the month, from 1 to 31.', example: ['date(parseDate("2026-11-15"))', '15'] },
  wall => wallParts(wall).day,
)
part(
  'week',
  { doc: 'The week of the year by ISO 8601, from 1 to 53.', example: ['week(parseDate("2026-11-15"))', '46'] },
  wall => isoWeek(wall).week,
)
part(
  'month',
  { doc: 'The month, from 1 to 12.', example: ['month(parseDate("2026-11-15"))', '11'] },
  wall => wallParts(wall).month,
)
part('year', { doc: 'The year.', example: ['year(parseDate("2026-11-15"))', '2026'] }, wall => wallParts(wall).year)

add('dateAdd', {
  doc: 'A date later by some units; of a range, its start.',
  example: ['dateAdd(parseDate("2026-01-31"), 1, "months")', 'February 28, 2026'],
  takes: [date(), number('amount'), unit()],
  gives: DATE,
  run: ({ host }, value, amount, by) => addToDate(value, amount, by, host.zone),
})
add('dateSubtract', {
  doc: 'A date earlier by some units; of a range, its start.',
  example: ['dateSubtract(parseDate("2026-11-15"), 2, "weeks")', 'November 1, 2026'],
  takes: [date(), number('amount'), unit()],
  gives: DATE,
  run: ({ host }, value, amount, by) => addToDate(value, -amount, by, host.zone),
})
add('dateBetween', {
  doc: 'How many whole units the first date is behind the second.',
  example: ['dateBetween(parseDate("2026-11-15"), parseDate("2026-11-01"), "days")', '14'],
  takes: [date('later'), date('earlier'), unit()],
  gives: NUMBER,
  run: ({ host }, later, earlier, by) => between(later, earlier, by, host.zone),
})
add('dateRange', {
  doc: 'A range from one date to another.',
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
  doc: 'Where a range begins.',
  example: ['dateStart(dateRange(parseDate("2026-11-15"), parseDate("2026-11-20")))', 'November 15, 2026'],
  takes: [date('range')],
  gives: DATE,
  run: (_, value) => dateValue(value.start, value.hasTime),
})
add('dateEnd', {
  doc: 'Where a range ends; of a single date, the date itself.',
  example: ['dateEnd(dateRange(parseDate("2026-11-15"), parseDate("2026-11-20")))', 'November 20, 2026'],
  takes: [date('range')],
  gives: DATE,
  run: (_, value) => dateValue(value.end ?? value.start, value.hasTime),
})
add('timestamp', {
  doc: 'The milliseconds from the beginning of 1970 to a date.',
  example: ['timestamp(parseDate("1970-01-02T00:00Z"))', '86400000'],
  takes: [date()],
  gives: NUMBER,
  run: ({ host }, value) => momentOf(value, host.zone),
})
add('fromTimestamp', {
  doc: 'The moment so many milliseconds after the beginning of 1970.',
  example: ['fromTimestamp(86400000).dateBetween(fromTimestamp(0), "hours")', '24'],
  takes: [number('milliseconds')],
  gives: DATE,
  run: (_, ms) => dateValue(ms, true),
})
add('formatDate', {
  doc: 'A date in words by a pattern, such as "MMMM D, YYYY HH:mm"; a zone may follow.',
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
  doc: 'The date in a text of the form of ISO 8601.',
  example: ['parseDate("2026-11-15")', 'November 15, 2026'],
  takes: [text()],
  gives: DATE,
  run: ({ host }, value) => parseIsoDate(value, host.zone),
})

export const dateFunctions = all.all
