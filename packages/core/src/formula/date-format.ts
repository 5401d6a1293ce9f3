// Dates in words by a pattern of tokens, as people know them from other products: "MMMM D, YYYY HH:mm". What stands in square
// brackets is taken as it is.
import {
  DAY_MS,
  isoWeek,
  isoWeekday,
  MINUTE_MS,
  offsetAt,
  startOfWallWeek,
  toWall,
  wallParts,
} from '../collection/zone'
import { wallFormat } from './intl'

const token =
  /\[([^\]]*)\]|YYYY|YY|Y|Qo|Q|MMMM|MMM|MM|Mo|M|DDDD|DDDo|DDD|DD|Do|D|dddd|ddd|dd|do|d|e|E|WW|Wo|W|ww|wo|w|GGGG|GG|gggg|gg|HH|H|hh|h|kk|k|a|A|mm|m|ss|s|SSS|SS|S|zz|z|ZZ|Z|X|x|LTS|LT|LLLL|LLL|LL|L|llll|lll|ll|l/g

export interface Shown {
  readonly wall: number
  readonly ms: number
  readonly zone: string
  readonly locale: string
  /** 0 is Sunday. */
  readonly weekStart: number
}
type Writer = (shown: Shown) => string | number

const pad = (value: number, length: number): string =>
  `${value < 0 ? '-' : ''}${String(Math.abs(value)).padStart(length, '0')}`
/** The same for every date with this number, so it is cached. */
const named = (name: string, options: Intl.DateTimeFormatOptions): Writer => {
  const write = by(options)
  const known = new Map<string, string | number>()
  return shown => {
    const key = `${shown.locale} ${numbers[name]?.(shown)}`
    let words = known.get(key)
    if (words === undefined) {
      if (known.size >= 1000) known.clear()
      words = write(shown)
      known.set(key, words)
    }
    return words
  }
}
const by = (options: Intl.DateTimeFormatOptions): Writer => {
  const key = JSON.stringify(options)
  return ({ wall, locale }) => wallFormat(locale, key).format(wall)
}
/** Other languages write the plain number. */
const ordinal = (value: number, locale: string): string => {
  if (!/^en\b/i.test(locale)) return String(value)
  const tens = value % 100
  const ending = tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${value}${ending}`
}
/** Where weeks begin on Monday, the first has a Thursday of the year (ISO 8601); elsewhere it has its first day. */
function weekOf({ wall, weekStart }: Shown): { readonly year: number; readonly week: number } {
  if (weekStart === 1) return isoWeek(wall)
  const start = startOfWallWeek(wall, weekStart)
  const { year } = wallParts(start + 6 * DAY_MS)
  const first = startOfWallWeek(toWall({ year, month: 1, day: 1 }), weekStart)
  return { year, week: Math.round((start - first) / (7 * DAY_MS)) + 1 }
}
const numbers: Readonly<Record<string, (shown: Shown) => number>> = {
  Y: ({ wall }) => wallParts(wall).year,
  Q: ({ wall }) => Math.ceil(wallParts(wall).month / 3),
  M: ({ wall }) => wallParts(wall).month,
  D: ({ wall }) => wallParts(wall).day,
  DDD: ({ wall }) => Math.floor((wall - toWall({ year: wallParts(wall).year, month: 1, day: 1 })) / DAY_MS) + 1,
  d: ({ wall }) => isoWeekday(wall) % 7,
  e: ({ wall, weekStart }) => (isoWeekday(wall) - weekStart + 7) % 7,
  E: ({ wall }) => isoWeekday(wall),
  W: ({ wall }) => isoWeek(wall).week,
  G: ({ wall }) => isoWeek(wall).year,
  w: shown => weekOf(shown).week,
  g: shown => weekOf(shown).year,
  H: ({ wall }) => wallParts(wall).hour,
  h: ({ wall }) => wallParts(wall).hour % 12 || 12,
  k: ({ wall }) => wallParts(wall).hour || 24,
  m: ({ wall }) => wallParts(wall).minute,
  s: ({ wall }) => wallParts(wall).second,
}
const plain = (name: string, length = 1): Writer => {
  const read = numbers[name]
  return shown => pad(read?.(shown) ?? 0, length)
}
const ordinalOf = (name: string): Writer => {
  const read = numbers[name]
  return shown => ordinal(read?.(shown) ?? 0, shown.locale)
}
const short = (name: string): Writer => {
  const read = numbers[name]
  return shown => pad((read?.(shown) ?? 0) % 100, 2)
}
const offset =
  (colon: string): Writer =>
  ({ ms, zone }) => {
    const minutes = Math.round(offsetAt(ms, zone) / MINUTE_MS)
    const size = Math.abs(minutes)
    return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60), 2)}${colon}${pad(size % 60, 2)}`
  }
const half =
  (names: readonly [string, string]): Writer =>
  ({ wall }) =>
    names[wallParts(wall).hour < 12 ? 0 : 1]

const day: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' }
const writers: Readonly<Record<string, Writer>> = {
  ...{ Y: plain('Y'), YYYY: plain('Y', 4), YY: short('Y') },
  ...{ Q: plain('Q'), Qo: ordinalOf('Q') },
  ...{
    M: plain('M'),
    Mo: ordinalOf('M'),
    MM: plain('M', 2),
    MMM: named('M', { month: 'short' }),
    MMMM: named('M', { month: 'long' }),
  },
  ...{ D: plain('D'), Do: ordinalOf('D'), DD: plain('D', 2) },
  ...{ DDD: plain('DDD'), DDDo: ordinalOf('DDD'), DDDD: plain('DDD', 3) },
  ...{ d: plain('d'), do: ordinalOf('d'), e: plain('e'), E: plain('E') },
  ...{
    dd: named('d', { weekday: 'short' }),
    ddd: named('d', { weekday: 'short' }),
    dddd: named('d', { weekday: 'long' }),
  },
  ...{ W: plain('W'), Wo: ordinalOf('W'), WW: plain('W', 2), w: plain('w'), wo: ordinalOf('w'), ww: plain('w', 2) },
  ...{ GGGG: plain('G', 4), GG: short('G'), gggg: plain('g', 4), gg: short('g') },
  ...{ H: plain('H'), HH: plain('H', 2), h: plain('h'), hh: plain('h', 2), k: plain('k'), kk: plain('k', 2) },
  ...{
    m: plain('m'),
    mm: plain('m', 2),
    s: plain('s'),
    ss: plain('s', 2),
    S: () => 0,
    SS: () => '00',
    SSS: () => '000',
  },
  ...{ a: half(['am', 'pm']), A: half(['AM', 'PM']), Z: offset(':'), ZZ: offset('') },
  ...{ z: ({ zone }) => zone, zz: ({ zone }) => zone },
  ...{ X: ({ ms }) => Math.floor(ms / 1000), x: ({ ms }) => ms },
  ...{ L: by(day), l: by({ ...day, month: 'numeric', day: 'numeric' }), LL: by({ dateStyle: 'long' }) },
  ...{ LLL: by({ dateStyle: 'long', timeStyle: 'short' }), LLLL: by({ dateStyle: 'full', timeStyle: 'short' }) },
  ...{ ll: by({ dateStyle: 'medium' }), lll: by({ dateStyle: 'medium', timeStyle: 'short' }) },
  ...{ llll: by({ dateStyle: 'full', timeStyle: 'short' }) },
  ...{ LT: by({ timeStyle: 'short' }), LTS: by({ timeStyle: 'medium' }) },
} satisfies Record<string, Writer>

type Part = string | Writer
const patterns = new Map<string, readonly Part[]>()

/** The same pattern is written in every row: it is taken apart once. */
function partsOf(pattern: string): readonly Part[] {
  const known = patterns.get(pattern)
  if (known) return known
  const parts: Part[] = []
  let at = 0
  for (const match of pattern.matchAll(token)) {
    const [name, literal] = match
    parts.push(pattern.slice(at, match.index), literal ?? writers[name] ?? name)
    at = match.index + name.length
  }
  parts.push(pattern.slice(at))
  if (patterns.size >= 200) patterns.clear()
  patterns.set(pattern, parts)
  return parts
}

export function formatWall(pattern: string, shown: Shown): string {
  let words = ''
  for (const part of partsOf(pattern)) words += typeof part === 'string' ? part : part(shown)
  return words
}
