// Numbers. What cannot be computed (a division by zero, the root of a negative number) is empty.
import { momentOf } from '../dates'
import { NUMBER } from '../types'
import { finite, isDate, isText } from '../value'
import { wordsOf } from '../words'
import { type Documented, group } from './define'
import { binary } from './operator'
import { anything, number, numbers, optional } from './parameters'

const all = group('number')
const { add } = all
/** Longer than any number that a text can hold. */
const MAX_DIGITS = 500

const operators = [
  ['add', '+', { doc: 'Adds two numbers or joins two texts. Same as a + b.', example: ['add(1, 2)', '3'] }],
  ['subtract', '-', { doc: 'Subtracts one number from another. Same as a - b.', example: ['subtract(5, 2)', '3'] }],
  ['multiply', '*', { doc: 'Multiplies two numbers. Same as a * b.', example: ['multiply(3, 4)', '12'] }],
  ['divide', '/', { doc: 'Divides one number by another. Same as a / b.', example: ['divide(12, 4)', '3'] }],
  ['mod', '%', { doc: 'Returns the remainder of a division. Same as a % b.', example: ['mod(7, 3)', '1'] }],
  ['pow', '^', { doc: 'Raises a number to a power. Same as a ^ b.', example: ['pow(2, 10)', '1024'] }],
] as const
for (const [name, sign, docs] of operators)
  all.special(name, { ...docs, takes: [number('a'), number('b')], compile: binary(sign) })

const overAll = (name: string, docs: Documented, run: (values: readonly number[]) => number) =>
  add(name, {
    ...docs,
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
overAll('min', { doc: 'Returns the smallest number.', example: ['min(4, 1, 3)', '1'] }, values =>
  values.reduce((a, b) => Math.min(a, b)),
)
overAll('max', { doc: 'Returns the largest number.', example: ['max([4, 1, 3])', '4'] }, values =>
  values.reduce((a, b) => Math.max(a, b)),
)
add('sum', {
  doc: 'Returns the sum of numbers.',
  example: ['sum([1, 2, 3], 4)', '10'],
  takes: [numbers()],
  gives: NUMBER,
  run: (_, given) => finite(total(joined(given))),
})
overAll('median', { doc: 'Returns the median of numbers.', example: ['median(1, 2, 10)', '2'] }, values => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
})
overAll(
  'mean',
  { doc: 'Returns the average of numbers.', example: ['mean(1, 2, 6)', '3'] },
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
  doc: 'Rounds a number to the nearest integer or to a number of decimal places.',
  example: ['round(3.14159, 2)', '3.14'],
  takes: [number(), optional(number('places'))],
  gives: NUMBER,
  run: (_, value, places = 0) => roundTo(value, Math.max(-300, Math.min(300, Math.trunc(places)))) + 0,
})

const one = (name: string, docs: Documented, run: (value: number) => number) =>
  add(name, { ...docs, takes: [number()], gives: NUMBER, run: (_, value) => finite(run(value)) })
one('abs', { doc: 'Returns the absolute value of a number.', example: ['abs(-3)', '3'] }, Math.abs)
one(
  'ceil',
  { doc: 'Rounds a number up to the next integer.', example: ['ceil(3.2)', '4'] },
  value => Math.ceil(value) + 0,
)
one('floor', { doc: 'Rounds a number down to the next integer.', example: ['floor(3.8)', '3'] }, Math.floor)
one('sqrt', { doc: 'Returns the square root of a number.', example: ['sqrt(16)', '4'] }, Math.sqrt)
one('cbrt', { doc: 'Returns the cube root of a number.', example: ['cbrt(27)', '3'] }, Math.cbrt)
one('exp', { doc: 'Returns e raised to the power of a number.', example: ['exp(0)', '1'] }, Math.exp)
one('ln', { doc: 'Returns the natural logarithm of a number.', example: ['ln(1)', '0'] }, Math.log)
one('log10', { doc: 'Returns the base-10 logarithm of a number.', example: ['log10(1000)', '3'] }, Math.log10)
one('log2', { doc: 'Returns the base-2 logarithm of a number.', example: ['log2(8)', '3'] }, Math.log2)
one(
  'sign',
  { doc: 'Returns 1 for positive numbers, -1 for negative numbers, and 0 for zero.', example: ['sign(-4)', '-1'] },
  value => Math.sign(value) + 0,
)
add('pi', {
  doc: 'Returns pi, the ratio of a circle’s circumference to its diameter.',
  example: ['pi().round(4)', '3.1416'],
  takes: [],
  gives: NUMBER,
  run: () => Math.PI,
})
add('e', {
  doc: 'Returns Euler’s number, the base of the natural logarithm.',
  example: ['e().round(4)', '2.7183'],
  takes: [],
  gives: NUMBER,
  run: () => Math.E,
})
add('toNumber', {
  doc: 'Converts text, a checkbox, or a date to a number.',
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
