// Texts. Letters are counted as people count them: an emoji is one (see graphemes.ts). Functions that look into a text see it without its
// look; those that join or restyle keep it.

import type { Frame } from '../frame'
import { stop } from '../frame'
import { countGraphemes, graphemesOf, sliceGraphemes } from '../graphemes'
import { formatNumberAs } from '../number-format'
import { matchPattern, replacePattern, testPattern } from '../pattern/match'
import { isKnownStyle } from '../styles'
import { BOOLEAN, listOf, NUMBER, TEXT } from '../types'
import { joinList, restyle } from '../words'
import { group } from './define'
import { anything, list, number, optional, pattern, rest, text, textOrList, words } from './parameters'

const all = group('text')
const { add } = all

add('length', {
  doc: 'Returns the number of characters in text or items in a list.',
  example: ['length("hello 👋🏽")', '7'],
  takes: [textOrList()],
  gives: NUMBER,
  run: (frame, value) => {
    if (typeof value !== 'string') return value.length
    frame.checkLetters(value)
    return countGraphemes(value)
  },
})
add('substring', {
  doc: 'Returns the text between two positions. The first is 0.',
  example: ['substring("Sheaf", 0, 3)', 'She'],
  takes: [text(), number('from'), optional(number('to'))],
  gives: TEXT,
  run: (frame, value, from, to) => {
    frame.checkLetters(value)
    return sliceGraphemes(
      value,
      Math.max(0, Math.trunc(from)),
      to === undefined ? undefined : Math.max(0, Math.trunc(to)),
    )
  },
})
add('contains', {
  doc: 'Returns true if text contains another text.',
  example: ['contains("Sheaf", "ea")', 'true'],
  takes: [text(), text('part')],
  gives: BOOLEAN,
  run: (frame, value, part) => {
    frame.checkText(value.length)
    return value.includes(part)
  },
})
add('test', {
  doc: 'Returns true if text matches a regular expression.',
  example: ['test("Room 12", "[0-9]+")', 'true'],
  takes: [words('text'), pattern()],
  gives: BOOLEAN,
  run: (frame, value, pattern) => testPattern(value, pattern, frame),
})
add('match', {
  doc: 'Returns all matches of a regular expression in text.',
  example: ['match("a1 b22", "[0-9]+")', '1, 22'],
  takes: [words('text'), pattern()],
  gives: listOf(TEXT),
  run: (frame, value, pattern) => matchPattern(value, pattern, frame),
})
add('replace', {
  doc: 'Replaces the first match of a regular expression. $1 is the first group.',
  example: ['replace("a-b-c", "-", "+")', 'a+b-c'],
  takes: [words('text'), pattern(), words('by')],
  gives: TEXT,
  run: (frame, value, pattern, by) => replacePattern(value, pattern, by, false, frame),
})
add('replaceAll', {
  doc: 'Replaces all matches of a regular expression. $1 is the first group.',
  example: ['replaceAll("2026-11-15", "(\\d+)-(\\d+)", "$2/$1")', '11/2026-15'],
  takes: [words('text'), pattern(), words('by')],
  gives: TEXT,
  run: (frame, value, pattern, by) => replacePattern(value, pattern, by, true, frame),
})
add('lower', {
  doc: 'Converts text to lowercase.',
  example: ['lower("SHEAF")', 'sheaf'],
  takes: [text()],
  gives: TEXT,
  run: (frame, value) => frame.text(value.toLowerCase()),
})
add('upper', {
  doc: 'Converts text to uppercase.',
  example: ['upper("sheaf")', 'SHEAF'],
  takes: [text()],
  gives: TEXT,
  run: (frame, value) => frame.text(value.toUpperCase()),
})
add('trim', {
  doc: 'Removes spaces from the start and end of text.',
  example: ['trim("  a b ")', 'a b'],
  takes: [text()],
  gives: TEXT,
  run: (frame, value) => frame.text(value.trim()),
})
add('repeat', {
  doc: 'Repeats text a number of times.',
  example: ['repeat("ab", 3)', 'ababab'],
  takes: [text(), number('times')],
  gives: TEXT,
  run: (frame, value, times) => {
    const count = Math.max(0, Math.trunc(times))
    frame.checkText(value.length * count)
    return value.repeat(value === '' ? 0 : count)
  },
})
const padding = (frame: Frame, value: string, length: number, filler: string): string => {
  frame.checkLetters(value)
  frame.checkLetters(filler)
  const missing = Math.trunc(length) - countGraphemes(value)
  const letters = graphemesOf(filler)
  if (missing <= 0 || letters.length === 0) return ''
  frame.checkText(missing)
  const made = Array.from({ length: missing }, (_, index) => letters[index % letters.length]).join('')
  frame.checkText(made.length + value.length)
  return made
}
add('padStart', {
  doc: 'Pads the start of text to a given length.',
  example: ['padStart("7", 3, "0")', '007'],
  takes: [words('text'), number('length'), optional(text('with'))],
  gives: TEXT,
  run: (frame, value, length, filler = ' ') => padding(frame, value, length, filler) + value,
})
add('padEnd', {
  doc: 'Pads the end of text to a given length.',
  example: ['padEnd("ab", 4, "-")', 'ab--'],
  takes: [words('text'), number('length'), optional(text('with'))],
  gives: TEXT,
  run: (frame, value, length, filler = ' ') => value + padding(frame, value, length, filler),
})
add('split', {
  doc: 'Splits text by a separator, or into characters if none is given.',
  example: ['split("a, b", ", ").length()', '2'],
  takes: [text(), optional(text('separator'))],
  gives: listOf(TEXT),
  run: (frame, value, separator = '') => {
    frame.checkLetters(value)
    return frame.list(separator === '' ? graphemesOf(value) : value.split(separator))
  },
})
add('join', {
  doc: 'Joins a list into text with a separator.',
  example: ['join(["a", "b"], " + ")', 'a + b'],
  takes: [list(), optional(text('separator'))],
  gives: TEXT,
  run: (frame, items, separator = '') => joinList(items, separator, frame),
})
add('format', {
  doc: 'Converts a value to text.',
  example: ['format(12) + "!"', '12!'],
  takes: [words()],
  gives: TEXT,
  run: (_, value) => value,
})
add('formatNumber', {
  doc: 'Formats a number: "commas", "percent", "compact", or a currency such as "eur".',
  example: ['formatNumber(1234.5, "usd")', '$1,234.50'],
  takes: [number(), text('format'), optional(number('places'))],
  gives: TEXT,
  run: (frame, value, format, places) =>
    formatNumberAs(value, format, places, frame.host.locale) ??
    stop(`formatNumber knows "commas", "percent", "compact" and currencies, but not "${format.slice(0, 20)}"`),
})
add('link', {
  doc: 'Turns text into a link.',
  example: ['link("Sheaf", "https://example.org")', 'Sheaf'],
  takes: [anything('label'), text('address')],
  gives: TEXT,
  run: (frame, label, link) => restyle(label, frame, run => ({ ...run, link })),
})
const checked = (styles: readonly string[]): readonly string[] => {
  const odd = styles.find(style => !isKnownStyle(style))
  return odd === undefined ? styles : stop(`There is no style "${odd.slice(0, 20)}"`)
}
add('style', {
  doc: 'Styles text: "b" bold, "i" italic, "u" underline, "s" strikethrough, "c" code, a color, or a color with "_background".',
  example: ['style("Late", "b", "red")', 'Late'],
  takes: [anything('text'), rest(text('styles'))],
  gives: TEXT,
  run: (frame, value, styles) => {
    const added = checked(styles)
    return restyle(value, frame, run => ({ ...run, styles: [...new Set([...run.styles, ...added])] }))
  },
})
add('unstyle', {
  doc: 'Removes some or all styles from text.',
  example: ['unstyle(style("Late", "b"), "b")', 'Late'],
  takes: [anything('text'), rest(text('styles'))],
  gives: TEXT,
  run: (frame, value, styles) => {
    const gone = checked(styles)
    return restyle(value, frame, ({ text, styles, link }) =>
      gone.length === 0
        ? { text, styles: [] }
        : { text, styles: styles.filter(style => !gone.includes(style)), ...(link !== undefined && { link }) },
    )
  },
})

export const textFunctions = all.all
