import type { Shift } from '@sheaf/core/collection/row-links'
import { DAY_MS } from '@sheaf/core/collection/zone'
import { type Uuid, uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { type DaySpan, moveSpan, spanOf } from '../day-spans'
import { barSpan, barWrites } from './bar-dates'
import { shiftWaiting } from './shift-waiting'

const idOf = (name: string): Uuid =>
  uuid(`00000000-0000-4000-8000-${name.charCodeAt(0).toString(16).padStart(12, '0')}`)
const nameOf = (id: Uuid): string => String.fromCharCode(Number.parseInt(id.slice(-12), 16))
const wallOf = (text: string): number => Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00Z`)
/** `a 02-03` `a 02` `a 02T09:00-02T12:00`, in March 2026, of which the 2nd is a Monday. */
function spanIn(words: string): DaySpan {
  const [from = '', to = from] = words.split('-')
  const hasTime = from.includes('T')
  const end = wallOf(`2026-03-${to}`)
  return { start: wallOf(`2026-03-${from}`), end: hasTime ? end : end + DAY_MS, hasTime }
}
const short = (wall: number, hasTime: boolean): string => new Date(wall).toISOString().slice(8, hasTime ? 16 : 10)
const said = ({ start, end, hasTime }: DaySpan): string => {
  const [from, to] = [short(start, hasTime), short(end - (hasTime ? 0 : DAY_MS), hasTime)]
  return from === to ? from : `${from}-${to}`
}
interface Case {
  /** `a>b`: b waits for a. */
  readonly links: string
  readonly rows: Readonly<Record<string, string>>
  readonly to: string
  readonly shift?: Shift
  readonly weekends?: true
}
function shifted({ links, rows, to, shift = 'overlap', weekends }: Case): Record<string, string> {
  const pairs = links.split(' ').map(link => link.split('>').map(idOf) as [Uuid, Uuid])
  const spans = new Map(Object.entries(rows).map(([name, words]) => [idOf(name), spanIn(words)]))
  const found = shiftWaiting(idOf('a'), spanIn(to), {
    spanOf: row => spans.get(row) ?? null,
    followersOf: row => pairs.filter(([from]) => from === row).map(([, next]) => next),
    blockersOf: row => pairs.filter(([, next]) => next === row).map(([from]) => from),
    shift,
    avoidsWeekends: weekends === true,
  })
  return Object.fromEntries([...found].map(([row, span]) => [nameOf(row), said(span)]))
}
const chain = { links: 'a>b b>c', rows: { a: '02-03', b: '04-05', c: '06' } }

describe('rows that wait', () => {
  it.each<[string, Case, Record<string, string>]>([
    ['stay while nothing overlaps', { ...chain, rows: { ...chain.rows, b: '06-07', c: '10' }, to: '03-04' }, {}],
    ['go behind what has moved over them, in chains', { ...chain, to: '05-06' }, { b: '07-08', c: '09' }],
    ['stop where there is room', { ...chain, rows: { ...chain.rows, c: '20' }, to: '05-06' }, { b: '07-08' }],
    ['stay when it moves back', { ...chain, rows: { a: '10', b: '11', c: '12' }, to: '05' }, {}],
    ['follow an end that is drawn out', { ...chain, to: '02-04' }, { b: '05-06', c: '07' }],
    [
      'keep the time between',
      { ...chain, rows: { a: '02', b: '05', c: '09-10' }, to: '04', shift: 'gap' },
      { b: '07', c: '11-12' },
    ],
    [
      'keep it backwards too',
      { ...chain, rows: { a: '10', b: '12', c: '20' }, to: '09', shift: 'gap' },
      { b: '11', c: '19' },
    ],
    ['do not follow a beginning', { ...chain, to: '01-03', shift: 'gap' }, {}],
    ['never move', { ...chain, to: '20', shift: 'never' }, {}],
    [
      'go behind the last of several',
      { links: 'a>b a>c b>d c>d', rows: { a: '02', b: '03-06', c: '03', d: '07' }, to: '03' },
      { b: '04-07', c: '04', d: '08' },
    ],
    ['do not care for one that has stayed', { links: 'a>c b>c', rows: { a: '02', b: '02-05', c: '04' }, to: '03' }, {}],
    [
      'do not come back under one that has stayed',
      { links: 'a>c b>c', rows: { a: '09', b: '02-06', c: '10' }, to: '02', shift: 'gap' },
      { c: '07' },
    ],
    [
      'of several that move, follow the furthest',
      { links: 'a>b a>c b>c', rows: { a: '02', b: '03', c: '05' }, to: '05', shift: 'gap' },
      { b: '06', c: '08' },
    ],
    [
      'leave out those without a date, and what is behind them',
      { links: 'a>b b>c', rows: { a: '02', c: '03' }, to: '05' },
      {},
    ],
    [
      'end where a circle closes',
      { links: 'a>b b>c c>a', rows: { a: '02', b: '03', c: '04' }, to: '05' },
      { b: '06', c: '07' },
    ],
    [
      'end in a circle further on',
      { links: 'a>b b>c c>b', rows: { a: '02', b: '03', c: '04' }, to: '05' },
      { b: '06', c: '07' },
    ],
    ['end at themselves', { links: 'a>a a>b b>b', rows: { a: '02', b: '03' }, to: '05' }, { b: '06' }],
    [
      'begin with the next whole day behind an hour',
      { links: 'a>b', rows: { a: '02T09:00-02T12:00', b: '03' }, to: '03T09:00-03T12:00' },
      { b: '04' },
    ],
    [
      'begin at the hour',
      { links: 'a>b', rows: { a: '02T09:00-02T12:00', b: '02T12:00-02T13:00' }, to: '02T10:00-02T13:30' },
      { b: '02T13:30-02T14:30' },
    ],
    [
      'avoid weekends, with as many days of work',
      { ...chain, rows: { a: '02-03', b: '04-06', c: '09' }, to: '03-04', weekends: true },
      { b: '05-09', c: '10' },
    ],
    [
      'avoid beginning on a weekend',
      { links: 'a>b', rows: { a: '04', b: '05' }, to: '06', weekends: true },
      { b: '09' },
    ],
    [
      'avoid weekends by the hour',
      {
        links: 'a>b',
        rows: { a: '05T09:00-05T12:00', b: '05T12:00-05T13:00' },
        to: '07T09:00-07T12:00',
        weekends: true,
      },
      { b: '09T12:00-09T13:00' },
    ],
    [
      'let it lie on a weekend where somebody puts it',
      { links: 'a>b', rows: { a: '04', b: '11' }, to: '07', weekends: true },
      {},
    ],
  ])('%s', (_, given, expected) => expect(shifted(given)).toEqual(expected))
})

it('keeps the hour of the day where clocks change', () => {
  const zone = 'Europe/Berlin'
  // Clocks go forward in the night to the 29th.
  const at = (words: string) => ({ start: Date.parse(words), end: Date.parse(words) + 3_600_000, hasTime: true })
  const [a, b] = [spanOf(at('2026-03-27T08:00:00Z'), zone), barSpan(at('2026-03-27T09:00:00Z'), undefined, zone)]
  const found = shiftWaiting(idOf('a'), moveSpan(a, 3 * DAY_MS), {
    spanOf: row => (row === idOf('a') ? a : b),
    followersOf: row => (row === idOf('a') ? [idOf('b')] : []),
    blockersOf: row => (row === idOf('b') ? [idOf('a')] : []),
    shift: 'gap',
    avoidsWeekends: false,
  })
  const [write] = barWrites(found.get(idOf('b')) as DaySpan, zone, { start: 'when' }, () => ({
    value: undefined,
    cell: null,
  }))
  // Ten o'clock in Berlin, before and after.
  expect(JSON.stringify(write?.value)).toContain('10:00')
})

it('ends a long chain', () => {
  const ids = Array.from({ length: 5_000 }, (_, i) =>
    uuid(`00000000-0000-4000-8000-${i.toString(16).padStart(12, '0')}`),
  )
  const at = new Map(ids.map((id, i) => [id, i]))
  const next = (row: Uuid, by: number): Uuid[] => [ids[(at.get(row) ?? 0) + by]].flatMap(id => id ?? [])
  const found = shiftWaiting(ids[0] as Uuid, spanIn('05'), {
    spanOf: row => moveSpan(spanIn('02'), (at.get(row) ?? 0) * DAY_MS),
    followersOf: row => next(row, 1),
    blockersOf: row => next(row, -1),
    shift: 'overlap',
    avoidsWeekends: false,
  })
  expect(found.size).toBe(4_999)
})
