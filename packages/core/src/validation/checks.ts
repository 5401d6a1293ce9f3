// What values may be. Every check words its own failure as what the value "should be" (product.md 5), so that a failure reads
// "{name} failed validation: {path} should be {expected}, instead was {value}."
// A check only judges: `validate` hands back the very value it was given.
import { isCanonicalUuid, isUuid, type Uuid } from '../ids'
import { isReservedKey } from './reserved-keys'

/** Something that should be otherwise, at a place inside the value. */
export interface Fault {
  readonly path: readonly (string | number)[]
  readonly expected: string
  readonly value: unknown
}
declare const accepted: unique symbol
/** A check accepts a value or says what it should have been. `Checked` is the type of what it accepts. */
export interface Check<T> {
  /** Null: the value passes. */
  readonly judge: (value: unknown) => readonly Fault[] | null
  /** The only values that pass, where they can be listed. */
  readonly values?: readonly unknown[]
  /** Carries a type and nothing at run time. */
  readonly [accepted]?: T
}
export type Checked<C> = C extends Check<infer T> ? T : never

const fault = (value: unknown, expected: string): readonly Fault[] => [
  { path: [], expected: value === undefined ? 'defined' : expected, value },
]
/** Adds what is wrong under a key. One by one: a hostile value has more of them than a call takes arguments. */
function addInside(found: Fault[] | null, key: string | number, faults: readonly Fault[]): Fault[] {
  const all = found ?? []
  for (const { path, ...rest } of faults) all.push({ path: [key, ...path], ...rest })
  return all
}

/** A check of one's own: a test and the words for what passes it. */
export const custom = <T>(test: (value: unknown) => value is T, expected: string): Check<T> => ({
  judge: value => (test(value) ? null : fault(value, expected)),
})
/** What passes a check and a further condition, which is told of the whole value. */
export const where = <T>(check: Check<T>, test: (value: T) => boolean, expected: string): Check<T> => ({
  judge: value => check.judge(value) ?? (test(value as T) ? null : [{ path: [], expected, value }]),
})

export const string: Check<string> = custom((value): value is string => typeof value === 'string', 'a string')
export const boolean: Check<boolean> = custom((value): value is boolean => typeof value === 'boolean', 'a boolean')
export const number: Check<number> = custom((value): value is number => Number.isFinite(value), 'a number')
/** One that a number can hold exactly. */
export const integer: Check<number> = custom((value): value is number => Number.isSafeInteger(value), 'an integer')
export const bigint: Check<bigint> = custom((value): value is bigint => typeof value === 'bigint', 'a bigint')
export const nil: Check<null> = custom((value): value is null => value === null, 'null')
/** An id in any accepted form. Pass it through `parseUuid` before it is compared or kept. */
export const uuid: Check<Uuid> = custom(isUuid, 'a valid uuid')
/** An id as it is kept: for records, operations and everything that uses ids as keys. */
export const canonicalUuid: Check<Uuid> = custom(isCanonicalUuid, 'a valid uuid')
export const defined: Check<unknown> = custom((value): value is unknown => value !== undefined, 'defined')
export const percentage: Check<number> = custom(
  (value): value is number => typeof value === 'number' && value >= 0 && value <= 100,
  'a percentage between 0 and 100',
)
export const keyString: Check<string> = custom(
  (value): value is string => typeof value === 'string' && value.length > 0 && !/[{}]/.test(value),
  'a non-empty string without { or }',
)
/** A key that may be written into an object: for elements of a path. */
export const safeKey: Check<string> = custom(
  (value): value is string => typeof value === 'string' && !isReservedKey(value),
  'a string other than __proto__, constructor and prototype',
)

export const atLeast = (min: number): Check<number> => where(number, value => value >= min, `≥ ${min}`)
export const moreThan = (min: number): Check<number> => where(number, value => value > min, `> ${min}`)
export const atMost = (max: number): Check<number> => where(number, value => value <= max, `≤ ${max}`)
export const lessThan = (max: number): Check<number> => where(number, value => value < max, `< ${max}`)
/** An integer from min to max, both included. */
export const between = (min: number, max: number): Check<number> =>
  where(
    where(integer, value => value >= min, `≥ ${min}`),
    value => value <= max,
    `≤ ${max}`,
  )

interface Lengths {
  readonly min?: number
  readonly max?: number
}
/** Told as a length: printing what is too long would help nobody. */
function lengthFault({ length }: ArrayLike<unknown>, { min, max }: Lengths): readonly Fault[] | null {
  const at = (expected: string): readonly Fault[] => [{ path: ['length'], expected, value: length }]
  if (min !== undefined && length < min) return at(`≥ ${min}`)
  return max !== undefined && length > max ? at(`≤ ${max}`) : null
}
export const stringOf = (form: Lengths & { readonly match?: RegExp; readonly expected?: string }): Check<string> => ({
  judge: value => {
    if (typeof value !== 'string') return string.judge(value)
    const wrong = lengthFault(value, form)
    if (wrong || !form.match || form.match.test(value)) return wrong
    return fault(value, form.expected ?? 'in the expected form')
  },
})

const printLiteral = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))
const oneOfThese = (values: readonly unknown[]): string =>
  values.length === 1 ? printLiteral(values[0]) : `one of ${values.map(printLiteral).join(', ')}`
const among = <T>(values: readonly T[]): Check<T> => ({
  ...custom((value): value is T => values.includes(value as T), oneOfThese(values)),
  values,
})
export const literal = <const T extends string | number | boolean>(value: T): Check<T> => among([value])
export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T): Check<T[number]> => among(values)

const isArray: Check<unknown[]> = custom((value): value is unknown[] => Array.isArray(value), 'an array')
const itemFaults = (items: readonly unknown[], checkAt: (index: number) => Check<unknown>): readonly Fault[] | null => {
  let found: Fault[] | null = null
  for (let i = 0; i < items.length; i++) {
    const wrong = checkAt(i).judge(items[i])
    if (wrong) found = addInside(found, i, wrong)
  }
  return found
}
export const list = <T>(item: Check<T>, lengths: Lengths = {}): Check<T[]> => ({
  judge: value =>
    isArray.judge(value) ?? lengthFault(value as unknown[], lengths) ?? itemFaults(value as unknown[], () => item),
})
/** A list of exactly these, in this order. */
export const tuple = <const T extends readonly [Check<unknown>, ...Check<unknown>[]]>(
  ...items: T
): Check<{ -readonly [K in keyof T]: Checked<T[K]> }> => ({
  judge: value =>
    isArray.judge(value) ??
    lengthFault(value as unknown[], { min: items.length, max: items.length }) ??
    itemFaults(value as unknown[], i => items[i] ?? defined),
})

interface OptionalCheck<T> extends Check<T | undefined> {
  readonly optional: true
}
export const optional = <T>(check: Check<T>): OptionalCheck<T> => ({
  judge: value => (value === undefined ? null : check.judge(value)),
  optional: true,
})
export const nullable = <T>(check: Check<T>): Check<T | null> => ({
  judge: value => (value === null ? null : check.judge(value)),
})
/**
 * Alternatives that a value fits on the outside are the ones that were meant, so only what is wrong inside them is told; where it
 * fits none, one line names them all.
 */
export const either = <A, B>(a: Check<A>, b: Check<B>): Check<A | B> => ({
  judge: value => {
    const first = a.judge(value)
    const second = first && b.judge(value)
    if (!first || !second) return null
    const meant = [first, second].filter(faults => faults.every(({ path }) => path.length > 0))
    if (meant.length > 0) return meant.flat()
    const expected = [...first, ...second].filter(({ path }) => path.length === 0).map(wrong => wrong.expected)
    return [{ path: [], expected: [...new Set(expected)].join(' or '), value }]
  },
})

type Held = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Held => typeof value === 'object' && value !== null && !Array.isArray(value)
type Shape = Readonly<Record<string, Check<unknown>>>
type OptionalKeys<S> = { [K in keyof S]: S[K] extends OptionalCheck<unknown> ? K : never }[keyof S]
type Shaped<S extends Shape> = { [K in Exclude<keyof S, OptionalKeys<S>>]: Checked<S[K]> } & {
  [K in OptionalKeys<S>]?: Checked<S[K]>
} extends infer O
  ? { [K in keyof O]: O[K] }
  : never

/** Keys beyond the shape are judged by a check, or should be "not present". Reserved ones are nowhere free. */
function judgeObject(
  value: unknown,
  shape: Shape,
  beyond: (key: string) => Check<unknown> | null,
): readonly Fault[] | null {
  if (!isObject(value)) return fault(value, 'an object')
  let found: Fault[] | null = null
  for (const key in shape) {
    const wrong = shape[key]?.judge(Object.hasOwn(value, key) ? value[key] : undefined)
    if (wrong) found = addInside(found, key, wrong)
  }
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(shape, key)) continue
    const check = key === '__proto__' ? null : beyond(key)
    const wrong = check ? check.judge(value[key]) : [{ path: [], expected: 'not present', value: value[key] }]
    if (wrong) found = addInside(found, key, wrong)
  }
  return found
}
const anything: Check<unknown> = { judge: () => null }

interface ObjectCheck<S extends Shape> extends Check<Shaped<S>> {
  readonly shape: S
}
/** An object with exactly these keys; any other key should be "not present". */
export const exact = <S extends Shape>(shape: S): ObjectCheck<S> => ({
  shape,
  judge: value => judgeObject(value, shape, () => null),
})
/** An object with at least these keys. */
export const open = <S extends Shape>(shape: S): Check<Shaped<S> & { [key: string]: unknown }> => ({
  judge: value => judgeObject(value, shape, () => anything),
})
/** An object with these keys and, beyond them, only keys that match. */
export const exactOrMatching = <S extends Shape, T>(
  shape: S,
  pattern: RegExp,
  item: Check<T>,
): Check<Shaped<S> & { readonly [key: string]: unknown }> => ({
  judge: value => judgeObject(value, shape, key => (pattern.test(key) ? item : null)),
})
export const mapOf = <T>(item: Check<T>): Check<Record<string, T>> => ({
  judge: value => judgeObject(value, {}, () => item),
})
/** One of several exact objects, told apart by a key. */
export const variants = <const T extends readonly ObjectCheck<Shape>[]>(
  key: string,
  options: T,
): Check<Checked<T[number]>> => ({
  judge: value => {
    if (!isObject(value)) return fault(value, 'an object')
    const meant = options.find(({ shape }) => shape[key]?.values?.includes(value[key]))
    if (meant) return meant.judge(value)
    const known = options.flatMap(({ shape }) => shape[key]?.values ?? [])
    return [{ path: [key], expected: oneOfThese(known), value: value[key] }]
  },
})

/** Any JSON value. Depth, size and key names are judged once for a whole body by `safe-json.ts`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export const json: Check<Json> = custom(
  (value): value is Json =>
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    typeof value === 'object' ||
    (typeof value === 'number' && Number.isFinite(value)),
  'JSON',
)
export const jsonObject: Check<Record<string, Json>> = custom(
  (value): value is Record<string, Json> => isObject(value),
  'an object',
)
