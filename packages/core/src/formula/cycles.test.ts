import { expect, it } from 'vitest'
import { type ComputedProperty, findCycles } from './cycles'

/** "a: b c" is a property of one collection that reads b and c; "a: there.b" reads b elsewhere. */
const graph = (...lines: readonly string[]): readonly ComputedProperty[] =>
  lines.map(line => {
    const [name = '', reads = ''] = line.split(': ')
    const parts = reads.split(' ').filter(part => part !== '')
    const [here, id] = name.includes('.') ? name.split('.') : ['here', name]
    const others: Record<string, string[]> = {}
    for (const part of parts) {
      const [collection, other] = part.split('.')
      if (collection !== undefined && other !== undefined) (others[collection] ??= []).push(other)
    }
    return {
      collectionId: here ?? '',
      id: id ?? '',
      name: (id ?? '').toUpperCase(),
      reads: { own: parts.filter(part => !part.includes('.')), others },
    }
  })
const words = (...lines: readonly string[]) => findCycles(graph(...lines)).map(cycle => cycle.words)

it.each([
  [['a: b', 'b: c', 'c: price'], []],
  [['a: a'], ['A → A']],
  [['total: tax', 'tax: total'], ['TOTAL → TAX → TOTAL']],
  [['x: a', 'a: b', 'b: c', 'c: a'], ['A → B → C → A']],
  [
    ['a: b', 'b: a c', 'c: b'],
    ['A → B → A', 'C → B → C'],
  ],
  [['a: b c', 'b: d', 'c: d', 'd: e'], []],
  [['a: there.b', 'there.b: here.a'], ['A → B → A']],
  [['a: there.a', 'there.a: b'], []],
  [
    ['a: b b2', 'b: b2', 'b2: a'],
    ['A → B2 → A', 'B → B2 → A → B'],
  ],
])('%j has %j', (lines, cycles) => {
  expect(words(...lines)).toEqual(cycles)
})

it('goes through long chains', () => {
  const chain = Array.from({ length: 3000 }, (_, index) => `p${index}: p${index + 1}`)
  expect(words(...chain.slice(0, 500))).toEqual([])
  expect(findCycles(graph(...chain, 'p3000: p0'))[0]?.properties).toHaveLength(3001)
})
