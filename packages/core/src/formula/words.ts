// Values in words: what `format` gives, what is joined to a text, what a person reads in a cell.

import type { DateCell } from '../collection/column'
import { wallAt } from '../collection/zone'
import { formatWall, type Shown } from './date-format'
import type { Frame } from './frame'
import { type FormulaValue, isDate, isList, isPerson, isStyled, type StyledRun, type StyledText } from './value'

const DAY_PATTERN = 'MMMM D, YYYY'
const MOMENT_PATTERN = 'MMMM D, YYYY HH:mm'

export function dateWords(
  { start, end, hasTime }: DateCell,
  pattern: string | undefined,
  context: Omit<Shown, 'wall' | 'ms'>,
): string {
  const { zone, locale, weekStart } = context
  const show = (ms: number) => {
    const wall = hasTime ? wallAt(ms, zone) : ms
    return formatWall(pattern ?? (hasTime ? MOMENT_PATTERN : DAY_PATTERN), { wall, ms, zone, locale, weekStart })
  }
  return end === undefined ? show(start) : `${show(start)} → ${show(end)}`
}

export function wordsOf(value: FormulaValue, frame: Frame): string {
  if (typeof value === 'string') return value
  if (value === null) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (isList(value)) return joinWords(value, ', ', frame)
  if (isStyled(value)) return plainText(value)
  if (isDate(value)) return dateWords(value.date, undefined, frame.host)
  if (isPerson(value)) return frame.host.person(value.person)?.name ?? ''
  return frame.host.title(value.page)
}

function joinWords(items: readonly FormulaValue[], separator: string, frame: Frame): string {
  let length = 0
  const parts = items.map(item => {
    const part = wordsOf(item, frame)
    length += part.length + separator.length
    if (length > frame.host.budget.textLength) frame.checkText(length)
    frame.spend(1)
    return part
  })
  return frame.text(parts.join(separator))
}

export const plainText = (value: StyledText): string => value.runs.map(run => run.text).join('')

const runsOf = (value: FormulaValue, frame: Frame): readonly StyledRun[] =>
  isStyled(value) ? value.runs : [{ text: wordsOf(value, frame), styles: [] }]

/** Keeps the look of either. */
export function joinTexts(a: FormulaValue, b: FormulaValue, frame: Frame): string | StyledText {
  return frame.text(
    isStyled(a) || isStyled(b)
      ? { runs: [...runsOf(a, frame), ...runsOf(b, frame)] }
      : wordsOf(a, frame) + wordsOf(b, frame),
  )
}

/** A look for all of a text. */
export const restyle = (
  value: FormulaValue,
  frame: Frame,
  change: (run: StyledRun) => StyledRun,
): string | StyledText => {
  const runs = runsOf(value, frame).map(change)
  return frame.text(
    runs.every(run => run.styles.length === 0 && run.link === undefined)
      ? runs.map(run => run.text).join('')
      : { runs },
  )
}

/** Keeps the look of each. */
export function joinList(items: readonly FormulaValue[], separator: string, frame: Frame): string | StyledText {
  if (!items.some(isStyled)) return joinWords(items, separator, frame)
  const between = { text: separator, styles: [] }
  const runs = items.flatMap((item, index) => (index === 0 ? runsOf(item, frame) : [between, ...runsOf(item, frame)]))
  return frame.text({ runs })
}
