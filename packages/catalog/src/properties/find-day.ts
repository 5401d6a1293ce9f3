// The day in words: in numbers, with the name of a month, or as seen from today.
import { DAY_MS } from '@sheaf/core/collection/zone'
import { relativeDay, wallFormatter } from './date-words'
import { plainDigits } from './plain-digits'
import { wallTime } from './zone-time'

export interface FoundDay {
  /** Its midnight. */
  readonly wall: number
  /** All of the words are about it. */
  readonly isWhole: boolean
}
interface DayContext {
  readonly locale: string
  /** Such as `mdy`. */
  readonly order: string
  /** A wall time of today. */
  readonly today: number
}

export const findDay = (words: string, context: DayContext): FoundDay | null => {
  const text = words.trim()
  return (
    seenFromToday(text, context) ??
    inNumbers(text, context) ??
    withoutYear(text, context) ??
    withMonthName(text, context)
  )
}
const found = (wall: number, isWhole = true): FoundDay | null => (Number.isNaN(wall) ? null : { wall, isWhole })

const relativeWords = new Map<string, ReadonlyMap<string, number>>()
/** How a language says the days around today, and how far they are. */
function relativeWordsOf(locale: string): ReadonlyMap<string, number> {
  const known = relativeWords.get(locale)
  if (known) return known
  const words = new Map<string, number>()
  for (let away = -6; away <= 6; away++) words.set(plainDigits(relativeDay(away, locale)).toLowerCase(), away)
  relativeWords.set(locale, words)
  return words
}
function seenFromToday(text: string, { locale, today }: DayContext): FoundDay | null {
  const words = text.toLowerCase()
  const away = relativeWordsOf(locale).get(words) ?? relativeWordsOf('en-US').get(words)
  return away === undefined ? null : { wall: (Math.floor(today / DAY_MS) + away) * DAY_MS, isWhole: true }
}

/** Of this year, in the languages that write months as numbers. */
function withoutYear(text: string, { today }: DayContext): FoundDay | null {
  const eastern = /^(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/.exec(text)
  if (eastern) return found(wallTime(yearOf(today), Number(eastern[1]), Number(eastern[2])))
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.$/.exec(text)
  return dotted && found(wallTime(yearOf(today), Number(dotted[2]), Number(dotted[1])))
}

function inNumbers(text: string, { order }: DayContext): FoundDay | null {
  const match = /^(\d{1,4})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{1,4})\.?$/.exec(text)
  const eastern = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]$/.exec(text)
  const [, a = '', b = '', c = ''] = match ?? eastern ?? []
  if (a === '') return null
  if (a.length > 2) return c.length > 2 ? null : found(wallTime(Number(a), Number(b), Number(c)))
  if (order.startsWith('y') && c.length <= 2) return found(wallTime(fullYear(a), Number(b), Number(c)))
  const year = fullYear(c)
  const monthFirst = order.startsWith('m') && !text.includes('.')
  const [month, day] = monthFirst ? [Number(a), Number(b)] : [Number(b), Number(a)]
  // A month beyond December was the day.
  return month > 12 ? found(wallTime(year, day, month)) : found(wallTime(year, month, day))
}
const yearOf = (wall: number): number => new Date(wall).getUTCFullYear()
const fullYear = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < 70 ? 2000 : 1900)

function withMonthName(text: string, { locale, today }: DayContext): FoundDay | null {
  for (const language of [locale, 'en-US']) {
    const { months, fillers } = namesOf(language)
    const words = plainDigits(text).toLowerCase().replaceAll('.', ' ')
    const named = months.find(([name]) => standsAlone(words, name))
    if (!named) continue
    const [name, month] = named
    const rest = words.replace(name, ' ')
    const numbers = rest.match(/\d+/g) ?? []
    const yearDigits = numbers.find(digits => digits.length === 4)
    const days = numbers.filter(digits => digits.length <= 2)
    if (days.length === 0 || days.length > 2 || numbers.length > 2) continue
    const [day = '', shortYear] = days
    const year = yearDigits ? Number(yearDigits) : shortYear ? fullYear(shortYear) : yearOf(today)
    return found(wallTime(year, month, Number(day)), isFilled(rest, fillers))
  }
  return null
}
function standsAlone(words: string, name: string): boolean {
  const at = words.indexOf(name)
  if (at < 0) return false
  const [before, after] = [words.charAt(at - 1), words.charAt(at + name.length)]
  // Languages without spaces between words write a number before and behind.
  return !/\p{L}/u.test(before) && (!/\p{L}/u.test(after) || !/^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name))
}
function isFilled(rest: string, fillers: readonly string[]): boolean {
  const without = rest.replaceAll(/(?<=\d)(?:st|nd|rd|th|er|º|ª)(?!\p{L})/gu, '').replaceAll(/[\d\s,/-]+/g, ' ')
  return without.split(' ').every(word => word === '' || fillers.includes(word))
}

interface Names {
  readonly months: readonly (readonly [name: string, month: number])[]
  /** Words that a language writes around: "de", the days of the week, an era. */
  readonly fillers: readonly string[]
}
const memory = new Map<string, Names>()
function namesOf(locale: string): Names {
  const known = memory.get(locale)
  if (known) return known
  const months: [string, number][] = []
  const fillers = new Set(['the', 'of'])
  const shapes: Intl.DateTimeFormatOptions[] = [
    { day: 'numeric', month: 'long', year: 'numeric' },
    { day: 'numeric', month: 'short', year: 'numeric' },
    { day: 'numeric', month: 'short' },
    { month: 'long' },
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  ]
  for (let month = 1; month <= 12; month++)
    for (const shape of shapes) {
      // A letter that is written together with the month, as in Hebrew.
      let joined = ''
      for (const { type, value } of wallFormatter(locale, shape).formatToParts(
        new Date(wallTime(2026, month, month)),
      )) {
        const word = plainDigits(value).toLowerCase().replaceAll('.', ' ').trim()
        if (type === 'month' && !/^\d*$/.test(word)) months.push([word, month], [joined + word, month])
        else if (type !== 'day' && type !== 'year' && type !== 'month')
          for (const part of word.split(/[\s,/]+/)) fillers.add(part)
        joined = type === 'literal' ? (/\p{L}+$/u.exec(value)?.[0] ?? '') : ''
      }
    }
  for (let day = 1; day <= 7; day++)
    for (const weekday of ['long', 'short'] as const)
      fillers.add(
        wallFormatter(locale, { weekday })
          .format(new Date(wallTime(2026, 1, day)))
          .toLowerCase()
          .replaceAll('.', ''),
      )
  // "March" before "Mar", "11월" before "1월".
  months.sort(([a], [b]) => b.length - a.length)
  const names = { months, fillers: [...fillers] }
  memory.set(locale, names)
  return names
}
