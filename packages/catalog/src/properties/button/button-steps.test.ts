import { describe, expect, it } from 'vitest'
import { readStep, type SetHow, valueOfStep } from './button-steps'

describe('readStep', () => {
  it.each([
    [
      { kind: 'set', property: 'p', how: 'value', value: 3 },
      { kind: 'set', property: 'p', how: 'value', value: 3 },
    ],
    [
      { kind: 'set', property: 'p' },
      { kind: 'set', property: 'p', how: 'value' },
    ],
    [{ kind: 'confirm' }, { kind: 'confirm', question: '' }],
    [{ kind: 'row', more: 1 }, { kind: 'row' }],
    [{ kind: 'webhook', url: 'x' }, null],
    ['nonsense', null],
  ])('%j', (given, expected) => expect(readStep(given)).toEqual(expected))
})

describe('valueOfStep', () => {
  // Half past eleven in the evening of the 15th in London is the 16th in Tokyo.
  const presser = { me: 'ada', zone: 'Asia/Tokyo', now: Date.UTC(2026, 10, 15, 23, 30) }
  const step = (how: SetHow, value?: number) =>
    ({ kind: 'set', property: 'p', how, ...(value !== undefined && { value }) }) as const
  it.each([
    ['a value', step('value', 3), undefined, 3],
    ['nothing said', step('value'), 1, undefined],
    ['cleared', step('clear'), 1, null],
    ['ticked', step('toggle'), undefined, true],
    ['ticked off', step('toggle'), true, null],
    ['whoever presses, with those who are there', step('me'), ['bob'], ['bob', 'ada']],
    ['whoever presses, once', step('me'), ['ada'], ['ada']],
    ['today where the presser is', step('today'), undefined, { start: '2026-11-16' }],
    ['now', step('now'), undefined, { start: '2026-11-16T08:30', zone: 'Asia/Tokyo' }],
  ])('%s', (_, given, present, expected) => expect(valueOfStep(given, present, presser)).toEqual(expected))
})
