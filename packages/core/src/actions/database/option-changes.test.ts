import { describe, expect, it } from 'vitest'
import type { Option } from '../../collection/schema'
import { insertAt } from '../../operations/anchor'
import { type OptionChange, optionChanges } from './option-changes'

const list = (...names: readonly string[]): Option[] =>
  names.map(name => ({ id: name.toLowerCase(), name, color: 'red' }))
/** As the server does them. */
function apply(options: readonly Option[], changes: readonly OptionChange[]): readonly Option[] {
  return changes.reduce((held, { key, value, at }) => {
    const rest = held.filter(one => one.id !== key)
    if (value === null) return rest
    const option = value as unknown as Option
    if (!at && rest.length < held.length) return held.map(one => (one.id === key ? option : one))
    const all = new Map([...held, option].map(one => [one.id, one]))
    const order = insertAt(held.map(one => one.id) as never, key as never, at ?? { after: [], before: [] })
    return order.map(id => all.get(id) as Option)
  }, options)
}

describe('[P 5] options as changes', () => {
  it.each([
    ['one more', list('A', 'B'), list('A', 'B', 'C')],
    ['one more in front', list('A', 'B'), list('C', 'A', 'B')],
    ['one less', list('A', 'B', 'C'), list('A', 'C')],
    ['another order', list('A', 'B', 'C', 'D'), list('C', 'A', 'D', 'B')],
    ['down to the end', list('A', 'B', 'C'), list('B', 'C', 'A')],
    ['all others', list('A', 'B'), list('C', 'D')],
    ['none', list('A'), list()],
  ])('lead to the list: %s', (_name, before, after) => {
    expect(apply(before, optionChanges(before, after, before))).toEqual(after)
  })
  it('say nothing of options that stay as they are', () => {
    const before = list('A', 'B', 'C')
    const after = before.map(one => (one.id === 'b' ? { ...one, name: 'Bee' } : one))
    expect(optionChanges(before, after, before)).toEqual([{ key: 'b', value: after[1] }])
    expect(optionChanges(before, before, before)).toEqual([])
  })
  it('keep what another person did meanwhile', () => {
    const before = list('A', 'B')
    const renamed = before.map(one => (one.id === 'a' ? { ...one, name: 'Ay' } : one))
    const theirs = list('A', 'B', 'C')
    expect(apply(theirs, optionChanges(before, renamed, before)).map(one => one.name)).toEqual(['Ay', 'B', 'C'])
    expect(apply(theirs, optionChanges(before, renamed, theirs)).map(one => one.name)).toEqual(['Ay', 'B', 'C'])
  })
  it('keep what came here after the list was seen', () => {
    const seen = list('A', 'B', 'C')
    const theirs = [{ id: 'b', name: 'Bee', color: 'red' }, ...list('C', 'D')]
    const wanted = [...list('A', 'B', 'C'), ...list('E')]
    expect(apply(theirs, optionChanges(seen, wanted, theirs)).map(one => one.name)).toEqual(['Bee', 'C', 'E', 'D'])
  })
  it('keep what somebody else said of the same option', () => {
    const [seen] = [list('A')]
    const now = [{ id: 'a', name: 'A', color: 'blue', description: 'First' }]
    const wanted = [{ id: 'a', name: 'Ay', color: 'red' }]
    expect(apply(now, optionChanges(seen, wanted, now))).toEqual([
      { id: 'a', name: 'Ay', color: 'blue', description: 'First' },
    ])
    expect(optionChanges(seen, wanted, wanted)).toEqual([])
  })
  it('do not bring an option back that somebody deleted', () => {
    const seen = list('A', 'B')
    const wanted = seen.map(one => (one.id === 'a' ? { ...one, name: 'Ay' } : one))
    expect(optionChanges(seen, wanted, list('B'))).toEqual([])
    expect(optionChanges(seen, list('B'), list('B'))).toEqual([])
  })
})
