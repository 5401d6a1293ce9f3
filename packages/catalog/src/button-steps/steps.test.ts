import { passes } from '@sheaf/core/validation/validate'
import { describe, expect, it } from 'vitest'
import { valueOfSetting } from './step-value'
import { idIn, MAX_PEOPLE, MAX_STEPS, readStep, type SettingHow, stepsCheck, webAddress, writesOnlyHere } from './steps'

const id = '11111111-2222-4333-8444-555555555555'
const filter = { property: 'done', operator: 'equals', value: true }

describe('[P 3] a step of a button', () => {
  it.each([
    [
      { kind: 'insert', at: 'top' },
      { kind: 'insert', at: 'top' },
    ],
    [
      { kind: 'insert', at: 'sideways' },
      { kind: 'insert', at: 'below' },
    ],
    [
      { kind: 'add', collection: id, values: [{ property: 'p', how: 'value', value: 3 }, 'nonsense'] },
      {
        kind: 'add',
        collection: id,
        values: [
          { property: 'p', how: 'value', value: 3 },
          { property: '', how: 'value' },
        ],
      },
    ],
    [
      { kind: 'add', collection: id, template: id, values: [] },
      { kind: 'add', collection: id, template: id, values: [] },
    ],
    [
      { kind: 'edit', collection: id, filter, values: [] },
      { kind: 'edit', collection: id, filter, values: [] },
    ],
    [
      { kind: 'edit', collection: id, filter: { all: 1 } },
      { kind: 'edit', collection: id, values: [] },
    ],
    [
      { kind: 'page', page: 'added', mode: 'side' },
      { kind: 'page', page: 'added', mode: 'side' },
    ],
    [
      { kind: 'notify', people: [id, 7, ''], message: 'Look' },
      { kind: 'notify', people: [id], message: 'Look' },
    ],
    [{ kind: 'notify' }, { kind: 'notify', people: [], message: '' }],
    [{ kind: 'confirm' }, { kind: 'confirm', question: '' }],
    [{ kind: 'webhook', url: 'x' }, null],
    ['nonsense', null],
    // As rows' buttons were kept before.
    [
      { kind: 'set', property: 'p', how: 'today' },
      { kind: 'edit', collection: 'this', values: [{ property: 'p', how: 'today' }] },
    ],
    [{ kind: 'row' }, { kind: 'page', page: 'this', mode: 'side' }],
  ])('%j', (given, expected) => expect(readStep(given)).toEqual(expected))

  it('is checked when it comes from outside', () => {
    const takes = (...steps: unknown[]): boolean => passes(stepsCheck, steps)
    expect(takes({ kind: 'insert', at: 'top' }, { kind: 'add', collection: id, values: [] })).toBe(true)
    expect(takes({ kind: 'edit', collection: id, filter, values: [{ property: 'p', how: 'me' }] })).toBe(true)
    expect(takes({ kind: 'set', property: 'p', how: 'clear' }, { kind: 'row' })).toBe(true)
    expect(takes({ kind: 'notify', people: [id], message: 'Look' })).toBe(true)
    expect(takes({ kind: 'notify', people: Array.from({ length: MAX_PEOPLE + 1 }, () => id), message: '' })).toBe(false)
    expect(takes({ kind: 'insert', at: 'sideways' })).toBe(false)
    expect(takes({ kind: 'edit', collection: id, filter: { operator: 'equals' }, values: [] })).toBe(false)
    expect(takes({ kind: 'url', url: 'x', more: 'than that' })).toBe(false)
    expect(takes({ kind: 'add', collection: id, values: [{ property: 'p', how: 'guess' }] })).toBe(false)
    expect(takes(...Array.from({ length: MAX_STEPS + 1 }, () => ({ kind: 'confirm', question: '' })))).toBe(false)
  })
  it('opens the web and nothing that runs', () => {
    expect(webAddress('example.com/a')).toBe('https://example.com/a')
    expect(webAddress(' mailto:ada@example.com ')).toBe('mailto:ada@example.com')
    for (const bad of ['', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://'])
      expect(webAddress(bad), bad).toBeNull()
    expect(idIn('nowhere')).toBeNull()
    expect(idIn(id)).toBe(id)
  })
  it('is of no use to who may not write where all of it is written', () => {
    const here = [readStep({ kind: 'insert', at: 'top' }), readStep({ kind: 'edit', collection: 'this' })]
    expect(writesOnlyHere(here)).toBe(true)
    expect(writesOnlyHere([...here, readStep({ kind: 'add', collection: id })])).toBe(false)
    expect(writesOnlyHere([...here, readStep({ kind: 'url', url: 'example.com' })])).toBe(false)
  })
})

describe('[P 3] what a button sets a property to', () => {
  // Half past eleven in the evening of the 15th in London is the 16th in Tokyo.
  const context = { me: 'ada', zone: 'Asia/Tokyo', now: Date.UTC(2026, 10, 15, 23, 30) }
  const to = (how: SettingHow, value?: number) => ({ how, ...(value !== undefined && { value }) })
  it.each([
    ['a value', to('value', 3), undefined, 3],
    ['nothing said', to('value'), 1, undefined],
    ['cleared', to('clear'), 1, null],
    ['ticked', to('toggle'), undefined, true],
    ['ticked off', to('toggle'), true, null],
    ['whoever presses, with those who are there', to('me'), ['bob'], ['bob', 'ada']],
    ['whoever presses, once', to('me'), ['ada'], ['ada']],
    ['today where the presser is', to('today'), undefined, { start: '2026-11-16' }],
    ['now', to('now'), undefined, { start: '2026-11-16T08:30', zone: 'Asia/Tokyo' }],
  ])('%s', (_, given, present, expected) => expect(valueOfSetting(given, present, context)).toEqual(expected))
})
