// Options, and the types that have them.
import { describe, expect, it } from 'vitest'
import { MAX_OPTIONS, optionsByName } from './options'
import { ann, bob, context, kindOf, options, pageOne, propertyOf, row } from './property-samples.fixture'
import { joinWords, splitWords } from './word-lists'

describe('lists in words', () => {
  it.each([
    [['a', 'b']],
    [['a, b', 'c']],
    [['"a"', 'b;c']],
    [['say "hi" now']],
    [['line\nline', ' x ']],
    [['שלום', '🍵']],
  ])('%j come apart the same', words => {
    expect(splitWords(joinWords(words))).toEqual(words)
  })
  it.each([
    ['a,,b, ', ['a', 'b']],
    ['a; b\nc', ['a', 'b', 'c']],
    ['a, a', ['a']],
    ['"a', ['"a']],
    ['say "a, b"', ['say "a', 'b"']],
    ['', []],
  ])('%j', (text, words) => {
    expect(splitWords(text)).toEqual(words)
  })
})

describe('new options', () => {
  it('get the same id from two people, and another where that is taken', () => {
    const [first] = optionsByName(['Mate'], propertyOf('select')).ids
    expect(optionsByName(['mate'], propertyOf('select', { options: [] })).ids).toEqual([first])
    const renamed = propertyOf('select', { options: [{ id: first ?? '', name: 'Tea', color: 'red' }] })
    expect(optionsByName(['Mate'], renamed).ids).not.toEqual([first])
  })
  it('are found whatever the letters, and made once', () => {
    const taken = kindOf('multi_select').parse('TEA, Mate, mate', propertyOf('multi_select'), context)
    expect(taken.value).toHaveLength(2)
    expect(taken.settings?.['options']).toHaveLength(3)
    expect(taken.settings?.['options']).toMatchObject([...options, { name: 'Mate', color: 'orange' }])
  })
  it('are made up to a number, and words beyond are told to be lost', () => {
    const many = Array.from({ length: MAX_OPTIONS }, (_, i) => ({ id: `o${i}`, name: `n${i}`, color: 'red' }))
    const parse = (type: string, words: string) =>
      kindOf(type).parse(words, propertyOf(type, { options: many }), context)
    expect(parse('select', 'new')).toEqual({ value: null, loss: 'lost' })
    expect(parse('select', 'N7')).toEqual({ value: 'o7', loss: 'kept' })
    expect(parse('multi_select', 'n7, new')).toEqual({ value: ['o7'], loss: 'partly' })
  })
  it('come by the public interface too', () => {
    const taken = kindOf('select').api.readValue?.({ name: 'Mate' }, propertyOf('select'))
    expect(taken?.settings?.['options']).toMatchObject([...options, { name: 'Mate' }])
    expect(kindOf('select').api.readValue?.({ id: 'o1' }, propertyOf('select'))).toEqual({ value: 'o1', loss: 'kept' })
    expect(kindOf('select').api.readValue?.({ id: 'gone' }, propertyOf('select')).loss).toBe('lost')
  })
})

describe('an option that is gone', () => {
  it.each([
    ['select', 'gone', null],
    ['status', 'gone', null],
    ['multi_select', ['gone', 'o1'], ['o1']],
    ['multi_select', ['gone'], null],
  ] as const)('is empty in a %s', (type, value, cell) => {
    expect(kindOf(type).read(value, propertyOf(type), row)).toEqual(cell)
  })
})

describe('a status', () => {
  const status = kindOf('status')
  const property = propertyOf('status', {
    options: [
      { id: 'd', name: 'Done', color: 'green', group: 'complete' },
      { id: 'n', name: 'New', color: 'gray' },
      { id: 'p', name: 'Going', color: 'blue', group: 'in_progress' },
      { id: 'q', name: 'Waiting', color: 'blue', group: 'in_progress' },
    ],
  })
  it('ranks by group first; an option without one is to be done', () => {
    expect(status.ranking?.(property)).toEqual(['n', 'p', 'q', 'd'])
  })
  it('dropped into a group gets its first option, unless it is in it', () => {
    expect(status.valueInGroup?.('in_progress', property, 'n', { by: 'group' })).toBe('p')
    expect(status.valueInGroup?.('in_progress', property, 'q', { by: 'group' })).toBe('q')
    expect(status.valueInGroup?.('q', property, 'n')).toBe('q')
    expect(status.valueInGroup?.(null, property, 'n')).toBeNull()
  })
  it('says its groups to the public interface and hears them', () => {
    const written = status.api.writeSettings(property)
    expect(written).toMatchObject({ groups: [{ name: 'To-do', option_ids: ['n'] }, { option_ids: ['p', 'q'] }, {}] })
    expect(status.api.readSettings?.(written)['options']).toMatchObject([
      { group: 'complete' },
      { group: 'to_do' },
      {},
      {},
    ])
  })
})

describe('moving between groups of several', () => {
  it.each([
    ['multi_select', 'o2', ['o1'], undefined, ['o1', 'o2']],
    ['multi_select', 'o2', ['o1'], 'o1', ['o2']],
    ['multi_select', null, ['o1'], 'o1', null],
    ['person', bob, [ann], ann, [bob]],
    ['relation', [pageOne], undefined, undefined, [pageOne]],
  ] as const)('%s into %j', (type, cell, present, from, value) => {
    const move = from === undefined ? {} : { from }
    expect(kindOf(type).valueInGroup?.(cell, propertyOf(type), present, move)).toEqual(value)
  })
  it('keeps to a limit', () => {
    expect(kindOf('person').valueInGroup?.(bob, propertyOf('person', { limit: 1 }), [ann])).toEqual([bob])
    expect(
      kindOf('person').parse('bob@example.org, ann@example.org', propertyOf('person', { limit: 1 }), context),
    ).toEqual({
      value: [bob],
      loss: 'partly',
    })
  })
  it('leaves a number that lies in a range, and knows none beyond all ranges', () => {
    const move = { range: { start: 0, end: 100, size: 10 } }
    expect(kindOf('number').valueInGroup?.(20, propertyOf('number'), 25, move)).toBe(25)
    expect(kindOf('number').valueInGroup?.(20, propertyOf('number'), 5, move)).toBe(20)
    expect(kindOf('number').valueInGroup?.('<0', propertyOf('number'), 5, move)).toBeUndefined()
    expect(kindOf('number').valueInGroup?.(null, propertyOf('number'), 5, move)).toBeNull()
  })
  it('does not write a letter over a text', () => {
    expect(kindOf('text').valueInGroup?.('A', propertyOf('text'), [['Banana']], { by: 'letter' })).toBeUndefined()
    expect(kindOf('text').valueInGroup?.('Apple', propertyOf('text'), [['Banana']], { by: 'exact' })).toEqual([
      ['Apple'],
    ])
  })
})

describe('a verification', () => {
  const verification = kindOf('verification')
  const value = { state: 'verified', by: ann, at: 1000, until: 2000 }
  it('expires by the clock, and says when', () => {
    expect(verification.read(value, propertyOf('verification'), row, 1999)).toBe('verified')
    expect(verification.read(value, propertyOf('verification'), row, 2000)).toBe('expired')
    expect(verification.read(undefined, propertyOf('verification'), row, 0)).toBe('none')
    expect(verification.changesAt?.(value)).toBe(2000)
    expect(verification.changesAt?.({ ...value, until: null })).toBeUndefined()
  })
})
