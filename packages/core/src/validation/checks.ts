// What values may be. Every check words its own failure as what the value "should be" (product.md 5), so that a failure reads
// "{name} failed validation: {path} should be {expected}, instead was {value}."
// A check only judges: `validate` hands back the very value it was given. What it accepts it also tells as data, its form, of which
// JSON Schema is made (`json-schema.ts`); a check without one does not compile.
import { isCanonicalUuid, isUuid, type Uuid } from '../ids'
import { isReservedKey } from './reserved-keys'

/** Something that should be otherwise, at a place inside the value. */
export interface Fault {
  readonly path: readonly (string | number)[]
  readonly expected: string
  readonly value: unknown
}
/** Keywords of JSON Schema, as they are written there. */
export type Keywords = { readonly [keyword: string]: Json }
/** What a check accepts, as data. */
export type Form =
  | { readonly is: Keywords }
  /** What passes `of` and is narrower still. */
  | { readonly of: Check<unknown>; readonly also: Keywords }
  | { readonly list: Check<unknown>; readonly lengths: Lengths }
  | { readonly tuple: readonly Check<unknown>[] }
  /** `beyond`: what stands under further keys, those that match where only some may. */
  | { readonly shape: Shape; readonly beyond?: Check<unknown>; readonly matching?: RegExp }
  | { readonly either: readonly Check<unknown>[] }
  /** Told once, under its name, and referred to: it may contain itself. */
  | { readonly name: string; readonly check: () => Check<unknown> }

declare const accepted: unique symbol
/** A check accepts a value or says what it should have been. `Checked` is the type of what it accepts. */
export interface Check<T> {
  /** Null: the value passes. */
  readonly judge: (value: unknown) => readonly Fault[] | null
  readonly form: Form
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

/** A check of one's own: a test, the words for what passes it, and the same in JSON Schema as far as that can say it. */
export const custom = <T>(test: (value: unknown) => value is T, expected: string, is: Keywords): Check<T> => ({
  judge: value => (test(value) ? null : fault(value, expected)),
  form: { is },
})
/** A check with a further condition on the whole value. */
export const where = <T>(
  check: Check<T>,
  test: (value: T) => boolean,
  expected: string,
  also: Keywords = { description: expected },
): Check<T> => ({
  judge: value => check.judge(value) ?? (test(value as T) ? null : [{ path: [], expected, value }]),
  form: { of: check, also },
})

const typed = <T>(test: (value: unknown) => value is T, type: string): Check<T> =>
  custom(test, type === 'integer' ? 'an integer' : `a ${type}`, { type })
export const string: Check<string> = typed((value): value is string => typeof value === 'string', 'string')
export const boolean: Check<boolean> = typed((value): value is boolean => typeof value === 'boolean', 'boolean')
export const number: Check<number> = typed((value): value is number => Number.isFinite(value), 'number')
/** One that a number can hold exactly. */
export const integer: Check<number> = typed((value): value is number => Number.isSafeInteger(value), 'integer')
/** JSON has none: nothing that passes this can be sent. */
export const bigint: Check<bigint> = custom((value): value is bigint => typeof value === 'bigint', 'a bigint', {
  not: {},
})
export const nil: Check<null> = custom((value): value is null => value === null, 'null', { type: 'null' })
const uuidForm = { type: 'string', format: 'uuid' }
/** An id in any accepted form. Pass it through `parseUuid` before it is compared or kept. */
export const uuid: Check<Uuid> = custom(isUuid, 'a valid uuid', uuidForm)
/** An id as it is kept: for records, operations and everything that uses ids as keys. */
export const canonicalUuid: Check<Uuid> = custom(isCanonicalUuid, 'a valid uuid', uuidForm)
export const defined: Check<unknown> = custom((value): value is unknown => value !== undefined, 'defined', {})
export const percentage: Check<number> = custom(
  (value): value is number => typeof value === 'number' && value >= 0 && value <= 100,
  'a percentage between 0 and 100',
  { type: 'number', minimum: 0, maximum: 100 },
)
export const keyString: Check<string> = custom(
  (value): value is string => typeof value === 'string' && value.length > 0 && !/[{}]/.test(value),
  'a non-empty string without { or }',
  { type: 'string', pattern: '^[^{}]+$' },
)
/** A key that may be written into an object: for elements of a path. */
export const safeKey: Check<string> = custom(
  (value): value is string => typeof value === 'string' && !isReservedKey(value),
  'a string other than __proto__, constructor and prototype',
  { type: 'string' },
)

export const atLeast = (min: number): Check<number> =>
  where(number, value => value >= min, `≥ ${min}`, { minimum: min })
export const moreThan = (min: number): Check<number> =>
  where(number, value => value > min, `> ${min}`, { exclusiveMinimum: min })
export const atMost = (max: number): Check<number> => where(number, value => value <= max, `≤ ${max}`, { maximum: max })
export const lessThan = (max: number): Check<number> =>
  where(number, value => value < max, `< ${max}`, { exclusiveMaximum: max })
/** An integer from min to max, both included. */
export const between = (min: number, max: number): Check<number> =>
  where(
    where(integer, value => value >= min, `≥ ${min}`, { minimum: min }),
    value => value <= max,
    `≤ ${max}`,
    { maximum: max },
  )

export interface Lengths {
  readonly min?: number
  readonly max?: number
}
/** Reported as a length, since the value is too long to print. */
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
  form: {
    is: {
      type: 'string',
      ...(form.min === undefined ? {} : { minLength: form.min }),
      ...(form.max === undefined ? {} : { maxLength: form.max }),
      // A pattern of JSON Schema has no flags.
      ...(form.match && !form.match.flags.includes('i') ? { pattern: form.match.source } : {}),
    },
  },
})

const printLiteral = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))
const oneOfThese = (values: readonly unknown[]): string =>
  values.length === 1 ? printLiteral(values[0]) : `one of ${values.map(printLiteral).join(', ')}`
const among = <T extends string | number | boolean>(values: readonly T[]): Check<T> => ({
  ...custom((value): value is T => values.includes(value as T), oneOfThese(values), { enum: values }),
  values,
})
export const literal = <const T extends string | number | boolean>(value: T): Check<T> => among([value])
export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T): Check<T[number]> => among(values)

const isArray: Check<unknown[]> = custom((value): value is unknown[] => Array.isArray(value), 'an array', {
  type: 'array',
})
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
  form: { list: item, lengths },
})
/** A list that whoever is given it leaves as it is: what a call answers. */
export const readonlyList = <T>(item: Check<T>, lengths?: Lengths): Check<readonly T[]> => list(item, lengths)
/** A list of exactly these, in this order. */
export const tuple = <const T extends readonly [Check<unknown>, ...Check<unknown>[]]>(
  ...items: T
): Check<{ -readonly [K in keyof T]: Checked<T[K]> }> => ({
  judge: value =>
    isArray.judge(value) ??
    lengthFault(value as unknown[], { min: items.length, max: items.length }) ??
    itemFaults(value as unknown[], i => items[i] ?? defined),
  form: { tuple: items },
})

interface OptionalCheck<T> extends Check<T | undefined> {
  readonly optional: true
}
export const optional = <T>(check: Check<T>): OptionalCheck<T> => ({
  judge: value => (value === undefined ? null : check.judge(value)),
  form: check.form,
  optional: true,
})
export const nullable = <T>(check: Check<T>): Check<T | null> => ({
  judge: value => (value === null ? null : check.judge(value)),
  form: { either: [check, nil] },
})
/**
 * Alternatives whose outer shape fits are the ones that were meant, so only faults inside them are reported; where a value
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
  form: { either: [a, b] },
})
/** A check with a name of its own, under which it is described once. `check` is asked for late: it may contain itself. */
export const named = <T>(name: string, check: () => Check<T>): Check<T> => ({
  judge: value => check().judge(value),
  form: { name, check },
})

type Held = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Held => typeof value === 'object' && value !== null && !Array.isArray(value)
export type Shape = Readonly<Record<string, Check<unknown>>>
type OptionalKeys<S> = { [K in keyof S]: S[K] extends OptionalCheck<unknown> ? K : never }[keyof S]
type Shaped<S extends Shape> = { [K in Exclude<keyof S, OptionalKeys<S>>]: Checked<S[K]> } & {
  [K in OptionalKeys<S>]?: S[K] extends OptionalCheck<infer T> ? T : never
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
const anything: Check<unknown> = { judge: () => null, form: { is: {} } }

interface ObjectCheck<S extends Shape> extends Check<Shaped<S>> {
  readonly shape: S
}
/** An object with exactly these keys; any other key should be "not present". */
export const exact = <S extends Shape>(shape: S): ObjectCheck<S> => ({
  shape,
  judge: value => judgeObject(value, shape, () => null),
  form: { shape },
})
/** An object with at least these keys. */
export const open = <S extends Shape>(shape: S): Check<Shaped<S> & { [key: string]: unknown }> => ({
  judge: value => judgeObject(value, shape, () => anything),
  form: { shape, beyond: anything },
})
/** An object with these keys and, beyond them, only keys that match. */
export const exactOrMatching = <S extends Shape, T>(
  shape: S,
  pattern: RegExp,
  item: Check<T>,
): Check<Shaped<S> & { readonly [key: string]: unknown }> => ({
  judge: value => judgeObject(value, shape, key => (pattern.test(key) ? item : null)),
  form: { shape, beyond: item, matching: pattern },
})
export const mapOf = <T>(item: Check<T>): Check<Record<string, T>> => ({
  judge: value => judgeObject(value, {}, () => item),
  form: { shape: {}, beyond: item },
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
  form: { either: options },
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
  {},
)
export const jsonObject: Check<Record<string, Json>> = custom(
  (value): value is Record<string, Json> => isObject(value),
  'an object',
  { type: 'object' },
)
