// The only door to the validator. Every check words its own failure as what the value "should be" (product.md 5), so that
// a failure reads "{name} failed validation: {path} should be {expected}, instead was {value}."
// A check only judges: `validate` hands back the very value it was given.
import * as z from 'zod/mini'
import { isCanonicalUuid, isUuid, type Uuid } from '../ids'
import { isIsoDateString } from './iso-date'
import { isReservedKey } from './reserved-keys'

/** A check accepts a value or says what it should have been. `Checked` is the type of what it accepts. */
export type Check<T> = z.ZodMiniType<T>
export type Checked<C> = C extends z.ZodMiniType<infer T> ? T : never

const printLiteral = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))
const oneOfThese = (values: readonly unknown[]): string =>
  values.length === 1 ? printLiteral(values[0]) : `one of ${values.map(printLiteral).join(', ')}`

const typeWords: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'a boolean',
  number: 'a number',
  int: 'an integer',
  bigint: 'a bigint',
  null: 'null',
  array: 'an array',
  object: 'an object',
  record: 'an object',
}

z.config({
  // Compiled checks need `eval`, which our Content-Security-Policy forbids in the browser.
  jitless: true,
  customError: issue => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? 'defined' : (typeWords[issue.expected] ?? `a ${issue.expected}`)
      case 'unrecognized_keys':
        return 'not present'
      case 'invalid_value':
        return issue.input === undefined ? 'defined' : oneOfThese(issue.values)
      case 'invalid_union':
        return Array.isArray(issue['options']) ? oneOfThese(issue['options']) : 'valid'
      case 'too_big':
        return `${issue.inclusive === false ? '<' : '≤'} ${issue.maximum}`
      case 'too_small':
        return `${issue.inclusive === false ? '>' : '≥'} ${issue.minimum}`
      default:
        return 'valid'
    }
  },
})

/** A check of one's own: a test and the words for what passes it. */
export const custom = <T>(test: (value: unknown) => value is T, expected: string): Check<T> =>
  z.custom<T>(test, { error: issue => (issue.input === undefined ? 'defined' : expected) })

/** The validator first calls for a number and only then for a whole one; one wording does for both. */
function wholeNumber() {
  return z.int({
    error: ({ code, input }) => (code !== 'invalid_type' || input === undefined ? undefined : 'an integer'),
  })
}

export const string = z.string()
export const boolean = z.boolean()
export const number = z.number()
export const integer = wholeNumber()
export const bigint = z.bigint()
export const nil = z.null()
/** An id in any accepted form. Pass it through `parseUuid` before it is compared or kept. */
export const uuid: Check<Uuid> = custom(isUuid, 'a valid uuid')
/** An id as it is kept: for records, operations and everything that uses ids as keys. */
export const canonicalUuid: Check<Uuid> = custom(isCanonicalUuid, 'a valid uuid')
export const isoDate: Check<string> = custom(isIsoDateString, 'a valid ISO 8601 date string')
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

export const atLeast = (min: number): Check<number> => z.number().check(z.gte(min))
export const moreThan = (min: number): Check<number> => z.number().check(z.gt(min))
export const atMost = (max: number): Check<number> => z.number().check(z.lte(max))
export const lessThan = (max: number): Check<number> => z.number().check(z.lt(max))
/** An integer from min to max, both included. */
export const between = (min: number, max: number): Check<number> => wholeNumber().check(z.gte(min), z.lte(max))
export const stringOf = (options: { min?: number; max?: number; match?: RegExp; expected?: string }): Check<string> => {
  const checks = [
    ...lengthChecks(options),
    ...(options.match ? [z.regex(options.match, { error: options.expected ?? 'in the expected form' })] : []),
  ]
  return checks.length ? z.string().check(...checks) : z.string()
}

export const literal = <const T extends string | number | boolean>(value: T): Check<T> => z.literal(value)
export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T): Check<T[number]> => z.enum(values)
export const list = <T>(item: Check<T>, options: { max?: number; min?: number } = {}): Check<T[]> => {
  const checks = lengthChecks(options)
  return checks.length ? z.array(item).check(...checks) : z.array(item)
}
const lengthChecks = (options: { min?: number; max?: number }) => [
  ...(options.min === undefined ? [] : [z.minLength(options.min, { abort: true })]),
  ...(options.max === undefined ? [] : [z.maxLength(options.max, { abort: true })]),
]
/** A list of exactly these, in this order. */
export const tuple = <const T extends readonly [z.ZodMiniType, ...z.ZodMiniType[]]>(
  ...items: T
): Check<{ -readonly [K in keyof T]: Checked<T[K]> }> =>
  z.tuple(items) as unknown as Check<{ -readonly [K in keyof T]: Checked<T[K]> }>

export const optional = <T>(check: Check<T>): z.ZodMiniOptional<Check<T>> => z.optional(check)
export const nullable = <T>(check: Check<T>): Check<T | null> => z.nullable(check)
export const either = <A, B>(a: Check<A>, b: Check<B>): Check<A | B> => z.union([a, b])

/** The validator passes over an own `__proto__` where other keys are free, so such objects are looked at first. */
const withoutProto = <T>(check: Check<T>): Check<T> =>
  z.pipe(
    z.any().check(ctx => {
      const { value } = ctx
      if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__'))
        ctx.issues.push({ code: 'unrecognized_keys', keys: ['__proto__'], input: value })
    }),
    check,
  )

export const mapOf = <T>(item: Check<T>): Check<Record<string, T>> => withoutProto(z.record(z.string(), item))

type Shape = Readonly<Record<string, z.ZodMiniType>>
/** An object with exactly these keys; any other key should be "not present". */
export const exact = <S extends Shape>(shape: S): z.ZodMiniObject<S, z.core.$strict> => z.strictObject(shape)
/** An object with at least these keys. */
export const open = <S extends Shape>(shape: S): Check<z.output<z.ZodMiniObject<S, z.core.$loose>>> =>
  withoutProto(z.looseObject(shape))
/** An object with these keys and, beyond them, only keys that match. */
export const exactOrMatching = <S extends Shape, T>(
  shape: S,
  pattern: RegExp,
  item: Check<T>,
): Check<z.output<z.ZodMiniObject<S>> & { readonly [key: string]: unknown }> =>
  withoutProto(
    z.looseObject(shape).check(ctx => {
      const value = ctx.value as Readonly<Record<string, unknown>>
      const others = Object.keys(value).filter(key => !Object.hasOwn(shape, key))
      const unknown = others.filter(key => !pattern.test(key))
      if (unknown.length) ctx.issues.push({ code: 'unrecognized_keys', keys: unknown, input: value })
      for (const key of others)
        if (pattern.test(key))
          for (const issue of item.safeParse(value[key], { reportInput: true }).error?.issues ?? [])
            ctx.issues.push({ ...issue, path: [key, ...issue.path] } as z.core.$ZodRawIssue)
    }),
  )
/** What passes a check and a further condition, which is told of the whole value. */
export const where = <T>(check: Check<T>, test: (value: T) => boolean, expected: string): Check<T> =>
  check.check(z.refine(test, { error: expected }))
/** One of several exact objects, told apart by a key. */
export const variants = <const T extends readonly [z.ZodMiniObject, z.ZodMiniObject, ...z.ZodMiniObject[]]>(
  key: string,
  options: T,
): Check<z.output<T[number]>> => z.discriminatedUnion(key, options)

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
  (value): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
)
