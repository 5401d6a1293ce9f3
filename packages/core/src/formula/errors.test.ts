// Errors say where, what was expected and what is there; the first does not hide the others.
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../phrase'
import { callFaults, syntaxFaults, typeFaults } from './faults.fixture'
import { compile, evaluate, fault } from './formula.fixture'

describe('types', () => {
  it.each(typeFaults)('%s', (source, message) => {
    expect(fault(source)).toBe(message)
    expect(compile(source).type).toBeNull()
  })
})

describe('calls and names', () => {
  it.each(callFaults)('%s', (source, message) => {
    expect(fault(source)).toBe(message)
  })
})

describe('what is written wrong', () => {
  it.each(syntaxFaults)('%s', (source, message) => {
    expect(compile(source).errors.map(inEnglish)).toContain(message)
  })
})

it('goes on after an error', () => {
  expect(compile('round("a") + unknown(1) + sqrt(true) + prop("None")').errors).toHaveLength(4)
  expect(compile('(1 + ) * round("a")').errors.map(inEnglish)).toEqual([
    'Missing a value',
    'round expects a number, but this is text',
  ])
})

it('fails with the first error, and never throws', () => {
  expect(evaluate('round("a")')).toEqual({ failure: 'round expects a number, but this is text' })
})

it('fails where a type turns out wrong while running', () => {
  expect(evaluate('[1, "a"].map(current * 2)')).toEqual({ failure: '* expects a number' })
  expect(evaluate('upper([1, "a"].first())')).toEqual({ failure: 'upper expects text' })
  expect(evaluate('test("a", "(" + "a")')).toEqual({ failure: 'Missing “)” in this pattern' })
  expect(evaluate('dateAdd(now(), 1, "da" + "ze")')).toMatchObject({
    failure: expect.stringContaining('isn’t a unit. Use one of'),
  })
})

it('says that too much is too much', () => {
  expect(fault('('.repeat(1000) + '1' + ')'.repeat(1000))).toContain('nested too deeply')
  expect(fault('1' + ' + 1'.repeat(9000))).toContain('too long')
})
