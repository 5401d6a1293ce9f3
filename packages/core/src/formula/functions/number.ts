// Numbers. What cannot be computed (a division by zero, the root of a negative number) is empty.
import { momentOf } from '../dates'
import { NUMBER } from '../types'
import { finite, isDate, isText } from '../value'
import { wordsOf } from '../words'
import { group, type Told } from './define'
import { binary } from './operator'
import { anything, number, numbers, optional } from './parameters'

const all = group('number')
const { add } = all
/** Longer than any number that a text can hold. */
const MAX_DIGITS = 500

const operators = [
  ['add', '+', { doc: 'The sum of two numbers, or two texts joined; also a + b.', example: ['add(1, 2)', '3'] }],
  ['subtract', '-', { doc: 'One number less another; also a - b.', example: ['subtract(5, 2)', '3'] }],
  ['multiply', '*', { doc: 'The product of two numbers; also a * b.', example: ['multiply(3, 4)', '12'] }],
  ['divide', '/', { doc: 'One number divided by another; also a / b.', example: ['divide(12, 4)', '3'] }],
  ['mod', '%', { doc: 'What is left when one number is divided by another; also a % b.', example: ['mod(7, 3)', '1'] }],
  ['pow', '^', { doc: 'One number to the power of another; also a ^ b.', example: ['pow(2, 10)', '1024'] }],
] as const
for (const [name, sign, told] of operators)
  all.special(name, { ...told, takes: [number('a'), number('b')], compile: binary(sign) })

const overAll = (name: string, told: Told, run: (values: readonly number[]) => number) =>
  add(name, {
    ...told,
    takes: [numbers()],
    gives: NUMBER,
    run: (_, given) => {
      const values = joined(given)
      return values.length === 0 ? null : finite(run(values))
    },
  })
const joined = (given: readonly (readonly number[])[]): readonly number[] =>
  given.length === 1 && given[0] ? given[0] : given.flat()
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
overAll('min', { doc: 'The smallest of numbers.', example: ['min(4, 1, 3)', '1'] }, values =>
  values.reduce((a, b) => Math.min(a, b)),
)
overAll('max', { doc: 'The largest of numbers.', example: ['max([4, 1, 3])', '4'] }, values =>
  values.reduce((a, b) => Math.max(a, b)),
)
add('sum', {
  doc: 'All numbers added up.',
  example: ['sum([1, 2, 3], 4)', '10'],
  takes: [numbers()],
  gives: NUMBER,
  run: (_, given) => finite(total(joined(given))),
})
overAll(
  'median',
  { doc: 'The number in the middle, when they stand in order.', example: ['median(1, 2, 10)', '2'] },
  values => {
    const sorted = [...values].sort((a, b) => a - b)
    const middle = sorted.length >> 1
    const upper = sorted[middle] ?? 0
    return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
  },
)
overAll(
  'mean',
  { doc: 'The average of numbers.', example: ['mean(1, 2, 6)', '3'] },
  values => total(values) / values.length,
)

/** Halves go away from zero, as people round; by the decimal digits, so that 1.005 has a half. */
function roundTo(value: number, places: number): number {
  const shift = (size: number, by: number): number => {
    const [digits = '0', exponent = '0'] = String(size).split('e')
    return Number(`${digits}e${Number(exponent) + by}`)
  }
  const rounded = shift(Math.round(shift(Math.abs(value), places)), -places)
  return Number.isFinite(rounded) ? Math.sign(value) * rounded : value
}
add('round', {
  doc: 'A number rounded to the nearest whole one, or to decimal places.',
  example: ['round(3.14159, 2)', '3.14'],
  takes: [number(), optional(number('places'))],
  gives: NUMBER,
  run: (_, value, places = 0) => roundTo(value, Math.max(-300, Math.min(300, Math.trunc(places)))) + 0,
})

const one = (name: string, told: Told, run: (value: number) => number) =>
  add(name, { ...told, takes: [number()], gives: NUMBER, run: (_, value) => finite(run(value)) })
one('abs', { doc: 'A number without its sign.', example: ['abs(-3)', '3'] }, Math.abs)
one('ceil', { doc: 'The next whole number above.', example: ['ceil(3.2)', '4'] }, value => Math.ceil(value) + 0)
one('floor', { doc: 'The next whole number below.', example: ['floor(3.8)', '3'] }, Math.floor)
one('sqrt', { doc: 'The square root.', example: ['sqrt(16)', '4'] }, Math.sqrt)
one('cbrt', { doc: 'The cube root.', example: ['cbrt(27)', '3'] }, Math.cbrt)
one('exp', { doc: 'e to the power of a number.', example: ['exp(0)', '1'] }, Math.exp)
one('ln', { doc: 'The natural logarithm.', example: ['ln(1)', '0'] }, Math.log)
one('log10', { doc: 'The logarithm to the base 10.', example: ['log10(1000)', '3'] }, Math.log10)
one('log2', { doc: 'The logarithm to the base 2.', example: ['log2(8)', '3'] }, Math.log2)
one(
  'sign',
  { doc: '1 for numbers above zero, -1 for those below, 0 for zero.', example: ['sign(-4)', '-1'] },
  value => Math.sign(value) + 0,
)
add('pi', {
  doc: 'The ratio of a circle to its diameter.',
  example: ['pi().round(4)', '3.1416'],
  takes: [],
  gives: NUMBER,
  run: () => Math.PI,
})
add('e', {
  doc: 'The base of the natural logarithm.',
  example: ['e().round(4)', '2.7183'],
  takes: [],
  gives: NUMBER,
  run: () => Math.E,
})
add('toNumber', {
  doc: 'The number in a text; 1 and 0 for true and false; milliseconds for a date.',
  example: ['toNumber("1,024.5") + 1', '1025.5'],
  takes: [anything()],
  gives: NUMBER,
  run: (frame, value) => {
    if (typeof value === 'number') return value
    if (typeof value === 'boolean') return Number(value)
    if (isDate(value)) return momentOf(value.date, frame.host.zone)
    if (!isText(value)) return null
    const words = wordsOf(value, frame)
    if (words.length > MAX_DIGITS) return null
    const digits = words.replaceAll(/[\s,]/g, '')
    return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,4})?$/i.test(digits) ? finite(Number(digits)) : null
  },
})

export const numberFunctions = all.all
