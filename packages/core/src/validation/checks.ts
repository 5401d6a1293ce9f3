// The only door to the validator. Every check words its own failure as what the value "should be" (product.md 5), so that
// a failure reads "{name} failed validation: {path} should be {expected}, instead was {value}."
import * as z from 'zod/mini'
import { isIsoDateString } from './iso-date'
import { isUuid, type Uuid } from '../ids'

/** A check accepts a value or says what it should have been. `Checked` is the type of what it accepts. */
export type Check<T> = z.ZodMiniType<T>
export type Checked<C> = C extends z.ZodMiniType<infer T> ? T : never

const keysOf = (names: readonly string[]): string => names.map(name => `"${name}"`).join(', ')

z.config({
  customError: issue => {
    switch (issue.code) {
      case 'invalid_type':
        if (issue.input === undefined) return 'defined'
        return typeWords[issue.expected] ?? `a ${issue.expected}`
      case 'unrecognized_keys':
        return 'not present'
      case 'invalid_value':
        return issue.values.length === 1 ? printLiteral(issue.values[0]) : `one of ${issue.values.map(printLiteral).join(', ')}`
      case 'too_big':
        if (issue.origin === 'string' || issue.origin === 'array') return `at most ${issue.maximum} long`
        return `${issue.inclusive === false ? '<' : '≤'} ${issue.maximum}`
      case 'too_small':
        if (issue.origin === 'string' || issue.origin === 'array') return `at least ${issue.minimum} long`
        return `${issue.inclusive === false ? '>' : '≥'} ${issue.minimum}`
      case 'invalid_key':
        return 'a valid key'
      default:
        return 'valid'
    }
  },
})

const printLiteral = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))
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

const own = <T>(test: (value: unknown) => value is T, expected: string): Check<T> =>
  z.custom<T>(test, { error: issue => (issue.input === undefined ? 'defined' : expected) })

export const string = z.string()
export const boolean = z.boolean()
export const number = z.number()
export const integer = z.int()
export const bigint = z.bigint()
export const nil = z.null()
export const uuid: Check<Uuid> = own<Uuid>(isUuid, 'a valid uuid')
export const isoDate: Check<string> = own<string>(isIsoDateString, 'a valid ISO 8601 date string')
export const defined: Check<unknown> = own<unknown>((value): value is unknown => value !== undefined, 'defined')
export const percentage: Check<number> = own<number>(
  (value): value is number => typeof value === 'number' && value >= 0 && value <= 100,
  'a percentage between 0 and 100',
)
export const keyString: Check<string> = own<string>(
  (value): value is string => typeof value === 'string' && value.length > 0 && !/[{}]/.test(value),
  'a non-empty string without { or }',
)

export const atLeast = (min: number): Check<number> => z.number().check(z.gte(min))
export const moreThan = (min: number): Check<number> => z.number().check(z.gt(min))
export const atMost = (max: number): Check<number> => z.number().check(z.lte(max))
export const lessThan = (max: number): Check<number> => z.number().check(z.lt(max))
export const between = (min: number, max: number): Check<number> => z.int().check(z.gte(min), z.lte(max))
export const stringOf = (options: { min?: number; max?: number; match?: RegExp; expected?: string }): Check<string> => {
  const checks = [
    ...(options.min === undefined ? [] : [z.minLength(options.min)]),
    ...(options.max === undefined ? [] : [z.maxLength(options.max)]),
    ...(options.match ? [z.regex(options.match, { error: options.expected ?? 'in the expected form' })] : []),
  ]
  return checks.length ? z.string().check(...checks) : z.string()
}

export const literal = <const T extends string | number | boolean>(value: T): Check<T> => z.literal(value)
export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T): Check<T[number]> => z.enum(values)
export const list = <T>(item: Check<T>, options: { max?: number; min?: number } = {}): Check<T[]> => {
  const checks = [
    ...(options.min === undefined ? [] : [z.minLength(options.min)]),
    ...(options.max === undefined ? [] : [z.maxLength(options.max)]),
  ]
  return checks.length ? z.array(item).check(...checks) : z.array(item)
}
export const optional = <T>(check: Check<T>): z.ZodMiniOptional<Check<T>> => z.optional(check)
export const nullable = <T>(check: Check<T>): Check<T | null> => z.nullable(check)
export const either = <A, B>(a: Check<A>, b: Check<B>): Check<A | B> => z.union([a, b])
export const mapOf = <T>(item: Check<T>): Check<Record<string, T>> => z.record(z.string(), item)

type Shape = Readonly<Record<string, z.ZodMiniType>>
/** An object with exactly these keys; any other key should be "not present". */
export const exact = <S extends Shape>(shape: S): z.ZodMiniObject<S, z.core.$strict> => z.strictObject(shape)
/** An object with at least these keys. */
export const open = <S extends Shape>(shape: S): z.ZodMiniObject<S, z.core.$loose> => z.looseObject(shape)
/** One of several exact objects, told apart by a key. */
export const variants = <const T extends readonly [z.ZodMiniObject, z.ZodMiniObject, ...z.ZodMiniObject[]]>(
  key: string,
  options: T,
): Check<z.output<T[number]>> =>
  z.discriminatedUnion(key, options as unknown as Parameters<typeof z.discriminatedUnion>[1], {
    error: `an object whose "${key}" is known (${keysOf([key])})`,
  }) as unknown as Check<z.output<T[number]>>

/** Any JSON value. Depth, size and key names are judged once for a whole body by `safe-json.ts`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export const json: Check<Json> = own<Json>((value): value is Json => value !== undefined, 'JSON')
export const jsonObject: Check<Record<string, Json>> = own<Record<string, Json>>(
  (value): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
)
