// The time of day in words: "14:00", "2:05 PM", "2pm", "午後2:00". What is left of the words is the day.
import { wallFormatter } from './date-words'
import { plainDigits } from './plain-digits'

interface FoundTime {
  readonly minutes: number
  readonly rest: string
}

const english = { am: ['am', 'a.m.', 'a.m'], pm: ['pm', 'p.m.', 'p.m'] }
interface Halves {
  readonly am: readonly string[]
  readonly pm: readonly string[]
}
const memory = new Map<string, Halves>()
/** What a language calls the two halves of a day. */
function halvesOf(locale: string): Halves {
  const known = memory.get(locale)
  if (known) return known
  const format = wallFormatter(locale, { hour: 'numeric', minute: '2-digit', hour12: true })
  const word = (hour: number): string[] =>
    format
      .formatToParts(new Date(hour * 3_600_000))
      .flatMap(({ type, value }) => (type === 'dayPeriod' ? [plainDigits(value).toLowerCase()] : []))
  const halves = { am: [...word(9), ...english.am], pm: [...word(21), ...english.pm] }
  memory.set(locale, halves)
  return halves
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const either = (words: readonly string[]): string => words.map(escaped).join('|')

const forms = new Map<string, readonly RegExp[]>()
function formsOf(locale: string): readonly RegExp[] {
  const known = forms.get(locale)
  if (known) return known
  const { am, pm } = halvesOf(locale)
  const half = `(${either([...am, ...pm])})`
  const clock = '(\\d{1,2})[:.](\\d{2})(?::\\d{2}(?:\\.\\d+)?)?'
  const made = [
    new RegExp(`${half}\\s*${clock}(?!\\d)`, 'i'),
    new RegExp(`(?<![\\d.])${clock}\\s*${half}(?!\\p{L})`, 'iu'),
    new RegExp(`(?<![\\d:./-])(\\d{1,2})\\s*${half}(?!\\p{L})`, 'iu'),
    /(?<![\d:.])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?![\d:])(?:\s*(?:Uhr|h)(?!\p{L}))?/iu,
    // With points only where no date could be meant: behind the day.
    /(?<=\s)(\d{1,2})\.(\d{2})$/,
  ]
  forms.set(locale, made)
  return made
}

export function findTime(text: string, locale: string): FoundTime | null {
  const { pm } = halvesOf(locale)
  for (const [index, form] of formsOf(locale).entries()) {
    const match = form.exec(text)
    if (!match) continue
    const [hour, minute, word] = partsOf(index, match)
    const isHalf = word !== ''
    if (hour > (isHalf ? 12 : 24) || minute > 59) continue
    const shifted = isHalf ? (hour % 12) + (pm.includes(word.toLowerCase()) ? 12 : 0) : hour
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return { minutes: shifted * 60 + minute, rest: rest.replaceAll(/\s*(?:,|T|at|um|à|kl\.?)?\s*$/gi, '').trim() }
  }
  return null
}
function partsOf(form: number, match: RegExpExecArray): [hour: number, minute: number, half: string] {
  const [, first = '', second = '', third = ''] = match
  if (form === 0) return [Number(second), Number(third), first]
  if (form === 2) return [Number(first), 0, second]
  return [Number(first), Number(second), third]
}
