import { describe, expect, it } from 'vitest'
import type { Check } from './checks'
import * as checks from './checks'
import { isoDate } from './iso-date'
import { passes, validate } from './validate'

const expected = (check: Check<unknown>, value: unknown): string => {
  try {
    validate(check, value, 'it')
    return 'passes'
  } catch (error) {
    return (error as Error).message
      .replace('it failed validation: it', '')
      .replace(/, instead was .*$/, '')
      .trim()
  }
}
const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

describe('each generic check has its own wording', () => {
  it.each<[string, Check<unknown>, unknown, unknown, string]>([
    ['defined', checks.defined, null, undefined, 'should be defined'],
    ['a string', checks.string, '', 1, 'should be a string'],
    ['a uuid', checks.uuid, id, 'x', 'should be a valid uuid'],
    ['a date', isoDate, '2024-01-31 10:30', '10:30', 'should be a valid ISO 8601 date string'],
    ['a boolean', checks.boolean, false, 0, 'should be a boolean'],
    ['a number', checks.number, 0.5, '1', 'should be a number'],
    ['a finite number', checks.number, 0, Number.POSITIVE_INFINITY, 'should be a number'],
    ['an integer', checks.integer, 3, 3.5, 'should be an integer'],
    ['a bigint', checks.bigint, 3n, 3, 'should be a bigint'],
    ['null', checks.nil, null, 0, 'should be null'],
    ['≥', checks.atLeast(3), 3, 2.9, 'should be ≥ 3'],
    ['>', checks.moreThan(3), 3.1, 3, 'should be > 3'],
    ['≤', checks.atMost(3), 3, 4, 'should be ≤ 3'],
    ['<', checks.lessThan(3), 2.9, 3, 'should be < 3'],
    ['a range', checks.between(1, 3), 1, 4, 'should be ≤ 3'],
    ['a maximum length', checks.stringOf({ max: 2 }), 'ab', 'abc', '.length should be ≤ 2'],
    ['a minimum length', checks.stringOf({ min: 2 }), 'ab', 'a', '.length should be ≥ 2'],
    ['a form', checks.stringOf({ match: /^a/, expected: 'a word with a' }), 'ab', 'b', 'should be a word with a'],
    ['a list', checks.list(checks.number), [1], {}, 'should be an array'],
    ['a list that is short', checks.list(checks.number, { max: 1 }), [1], [1, 2], '.length should be ≤ 1'],
    ['a percentage', checks.percentage, 100, 100.1, 'should be a percentage between 0 and 100'],
    ['a key string', checks.keyString, 'a.b', 'a{b', 'should be a non-empty string without { or }'],
    ['one value', checks.literal('markdown'), 'markdown', 'pdf', 'should be "markdown"'],
    ['one of several', checks.oneOf('a', 'b'), 'b', 'c', 'should be one of "a", "b"'],
    ['an exact object', checks.exact({ a: checks.string }), { a: '' }, { a: '', b: 1 }, '.b should be not present'],
    ['an object', checks.exact({}), {}, [], 'should be an object'],
    ['a map', checks.mapOf(checks.number), { a: 1 }, { a: '1' }, '.a should be a number'],
    ['JSON', checks.json, [1], () => 1, 'should be JSON'],
    ['a JSON object', checks.jsonObject, {}, [], 'should be an object'],
  ])('[P 5] %s', (_, check, good, bad, wording) => {
    expect(expected(check, good)).toBe('passes')
    expect(expected(check, bad)).toBe(wording)
  })

  it('[P 5] whatever is missing should be defined', () => {
    const { string, number, uuid, boolean, percentage, json } = checks
    for (const check of [string, number, uuid, boolean, percentage, json, checks.oneOf('a'), checks.list(string)])
      expect(expected(check, undefined)).toBe('should be defined')
  })
})

describe('edges', () => {
  it('[P 5] a uuid is accepted in every form, a kept id only in one', () => {
    const bare = id.replaceAll('-', '')
    expect([id, id.toUpperCase(), bare].map(text => passes(checks.uuid, text))).toEqual([true, true, true])
    expect([id, id.toUpperCase(), bare].map(text => passes(checks.canonicalUuid, text))).toEqual([true, false, false])
  })

  it('[P 5] a percentage goes from 0 to 100', () => {
    expect([0, 55.5, 100].every(n => passes(checks.percentage, n))).toBe(true)
    expect([-0.1, 100.1, Number.NaN, '5', null].some(n => passes(checks.percentage, n))).toBe(false)
  })

  it('[P 5] a key string is not empty and holds no braces', () => {
    expect(['', 'a{', '}', 1].some(key => passes(checks.keyString, key))).toBe(false)
  })

  it('an integer is one that a number can hold exactly', () => {
    expect(passes(checks.integer, Number.MAX_SAFE_INTEGER)).toBe(true)
    expect(passes(checks.integer, 2 ** 53)).toBe(false)
    expect(expected(checks.integer, '3')).toBe('should be an integer')
    expect(expected(checks.between(1, 3), 'x')).toBe('should be an integer')
    expect(expected(checks.integer, undefined)).toBe('should be defined')
  })

  it('a path element never reaches a prototype', () => {
    expect(passes(checks.safeKey, 'title')).toBe(true)
    expect(expected(checks.safeKey, '__proto__')).toBe(
      'should be a string other than __proto__, constructor and prototype',
    )
  })

  it('a key without a value passes where it is optional, null only where it is allowed', () => {
    const check = checks.exact({ a: checks.optional(checks.string), b: checks.nullable(checks.string) })
    expect(passes(check, { b: null })).toBe(true)
    expect(passes(check, { a: null, b: '' })).toBe(false)
    expect(passes(check, {})).toBe(false)
  })

  it('a tuple has exactly its items', () => {
    const check = checks.tuple(checks.string, checks.number)
    expect(passes(check, ['a', 1])).toBe(true)
    expect(expected(check, ['a'])).toBe('.length should be ≥ 2')
    expect(expected(check, ['a', 1, 2])).toBe('.length should be ≤ 2')
    expect(expected(check, ['a', 'b'])).toBe('[1] should be a number')
  })

  it('a condition of its own comes after the shape', () => {
    const check = checks.where(
      checks.exact({ from: checks.number, to: checks.number }),
      v => v.from <= v.to,
      'in order',
    )
    expect(passes(check, { from: 1, to: 2 })).toBe(true)
    expect(expected(check, { from: 3, to: 2 })).toBe('should be in order')
    expect(expected(check, { from: '3', to: 2 })).toBe('.from should be a number')
  })
})

describe('objects with free keys', () => {
  const hostile = JSON.parse('{"a":"x","__proto__":{"admin":true}}') as unknown

  it.each<[string, Check<unknown>]>([
    ['a map', checks.mapOf(checks.string)],
    ['an open object', checks.open({ a: checks.string })],
    ['an exact object', checks.exact({ a: checks.string })],
    ['an object with matching keys', checks.exactOrMatching({ a: checks.string }, /./, checks.string)],
  ])('%s refuses an own __proto__ instead of passing over it', (_, check) => {
    expect(expected(check, hostile)).toBe('.__proto__ should be not present')
  })

  it('an open object keeps what it does not know', () => {
    const value = { a: 'x', more: [1] }
    expect(validate(checks.open({ a: checks.string }), value, 'it')).toBe(value)
    expect(value).toEqual({ a: 'x', more: [1] })
    expect(expected(checks.open({ a: checks.string }), { more: 1 })).toBe('.a should be defined')
  })

  it('keys beyond the known ones must match a form, and their values a check', () => {
    const check = checks.exactOrMatching({ name: checks.string }, /^seen_/, checks.boolean)
    expect(passes(check, { name: 'x', seen_this: true })).toBe(true)
    expect(expected(check, { name: 'x', other: true })).toBe('.other should be not present')
    expect(expected(check, { name: 'x', seen_this: 'yes' })).toBe('.seen_this should be a boolean')
    expect(expected(check, { seen_this: true })).toBe('.name should be defined')
  })
})
