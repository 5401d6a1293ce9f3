import { describe, expect, it } from 'vitest'
import { SheafError } from '../errors'
import {
  either,
  exact,
  list,
  literal,
  mapOf,
  number,
  oneOf,
  optional,
  string,
  stringOf,
  uuid,
  variants,
} from './checks'
import { failureMessage, passes, pathText, validate } from './validate'

const message = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof SheafError && error.name === 'ValidationError') return error.message
    throw error
  }
  throw new Error('nothing was refused')
}
const refusal = (check: Parameters<typeof validate>[0], value: unknown): string =>
  message(() => validate(check, value, 'body'))

describe('what passes', () => {
  it('the very value comes back, with everything in it', () => {
    const value = { a: 'x', list: [{ b: 1 }] }
    const back = validate(exact({ a: string, list: list(exact({ b: number })) }), value, 'body')
    expect(back).toBe(value)
    expect(Object.keys(back)).toEqual(['a', 'list'])
  })

  it('can also be asked without throwing', () => {
    expect(passes(string, 'a')).toBe(true)
    expect(passes(string, 1)).toBe(false)
  })
})

describe('the message', () => {
  it('[P 5] reads {name} failed validation: {path} should be {expected}, instead was {value}.', () => {
    expect(refusal(exact({ page: exact({ id: uuid }) }), { page: { id: 'x' } })).toBe(
      'body failed validation: body.page.id should be a valid uuid, instead was "x".',
    )
  })

  it("[P 5] with several failures it reads 'Fix one:' followed by the list", () => {
    expect(refusal(exact({ a: string, b: optional(number) }), { b: 'x', c: 1 })).toBe(
      [
        'body failed validation. Fix one:',
        'body.a should be defined, instead was undefined.',
        'body.b should be a number, instead was "x".',
        'body.c should be not present, instead was 1.',
      ].join('\n'),
    )
  })

  it('[P 5] the value is truncated to 55 characters', () => {
    expect(refusal(number, 'x'.repeat(100))).toBe(
      `body failed validation: body should be a number, instead was "${'x'.repeat(54)}….`,
    )
  })

  it('places in lists are shown in brackets', () => {
    expect(refusal(list(exact({ n: list(number) })), [{ n: [1, 'two'] }])).toContain('body[0].n[1] should be a number')
  })

  it('keys from outside are cut like values', () => {
    expect(pathText('body', ['a', 3, 'k'.repeat(100)])).toBe(`body.a[3].${'k'.repeat(55)}…`)
    expect(refusal(mapOf(number), { ['k'.repeat(500)]: 'x' }).length).toBeLessThan(200)
  })

  it('a length that is wrong is told as a length, not by printing what is too long', () => {
    expect(refusal(stringOf({ max: 3 }), 'x'.repeat(500))).toBe(
      'body failed validation: body.length should be ≤ 3, instead was 500.',
    )
    expect(refusal(list(number, { min: 2 }), [1])).toBe(
      'body failed validation: body.length should be ≥ 2, instead was 1.',
    )
  })

  it('a thousand failures are not listed one by one', () => {
    const text = refusal(
      list(number),
      Array.from({ length: 1000 }, () => 'x'),
    )
    expect(text.split('\n')).toHaveLength(22)
    expect(text).toMatch(/\(980 more\)$/)
  })

  it('as many failures as a hostile body can hold are told, not choked on', () => {
    const many = Array.from({ length: 300_000 }, () => 'x')
    expect(refusal(exact({ a: list(list(number)) }), { a: [many] })).toMatch(/\(299980 more\)$/)
  })

  it('the same line is not repeated', () => {
    const failure = { path: 'a', expected: 'b', value: 1 }
    expect(failureMessage('a', [failure, failure])).toBe('a failed validation: a should be b, instead was 1.')
  })
})

describe('alternatives', () => {
  it('a value that fits none is told all of them in one line', () => {
    expect(refusal(either(uuid, literal('new')), 'x')).toBe(
      'body failed validation: body should be a valid uuid or "new", instead was "x".',
    )
    expect(refusal(exact({ id: either(uuid, either(number, literal('new'))) }), { id: true })).toBe(
      'body failed validation: body.id should be a valid uuid or a number or "new", instead was true.',
    )
  })

  it('a value that fits one on the outside is told what is wrong inside', () => {
    expect(refusal(either(exact({ a: string }), string), { a: 1 })).toBe(
      'body failed validation: body.a should be a string, instead was 1.',
    )
    expect(refusal(either(list(number), string), [1, 'x'])).toBe(
      'body failed validation: body[1] should be a number, instead was "x".',
    )
  })

  it('where several are meant, fixing one is enough', () => {
    expect(refusal(either(exact({ a: string }), exact({ b: string })), {})).toBe(
      [
        'body failed validation. Fix one:',
        'body.a should be defined, instead was undefined.',
        'body.b should be defined, instead was undefined.',
      ].join('\n'),
    )
  })

  it('variants are told apart by their key', () => {
    const check = variants('type', [
      exact({ type: literal('user'), id: uuid }),
      exact({ type: literal('space'), role: oneOf('reader', 'editor') }),
    ])
    expect(refusal(check, { type: 'team' })).toBe(
      'body failed validation: body.type should be one of "user", "space", instead was "team".',
    )
    expect(refusal(list(check), [{ type: 'space', role: 'king' }])).toBe(
      'body failed validation: body[0].role should be one of "reader", "editor", instead was "king".',
    )
    expect(refusal(check, [])).toBe('body failed validation: body should be an object, instead was [].')
  })
})
