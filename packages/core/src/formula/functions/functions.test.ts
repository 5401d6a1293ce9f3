// Every function gives what its own documentation says; the list is the one that people know.
import { describe, expect, it } from 'vitest'
import { fault, show } from '../formula.fixture'
import { operandsOf, parseFormula } from '../parse'
import { formulaFunctions } from './all'
import { signatureOf } from './define'

const known = `if ifs empty equal unequal and or not let lets
length substring contains test match replace replaceAll lower upper trim repeat padStart padEnd split join format formatNumber link style unstyle
add subtract multiply divide mod pow min max sum median mean abs round ceil floor sqrt cbrt exp ln log10 log2 sign pi e toNumber
now today minute hour day date week month year dateAdd dateSubtract dateBetween dateRange dateStart dateEnd timestamp fromTimestamp formatDate parseDate
at first last slice splice concat sort reverse unique includes find findIndex filter some every map flat
name email id`

it('has every function of the reference', () => {
  expect(formulaFunctions.map(fn => fn.name).sort()).toEqual(known.split(/\s+/).sort())
})

it.each(formulaFunctions.map(fn => [signatureOf(fn), ...fn.example] as const))('%s: %s is %s', (_, source, result) => {
  expect(fault(source)).toBeUndefined()
  expect(show(source)).toBe(result)
})

describe('the form with a dot', () => {
  // `f(a, b)` as `(a).f(b)`.
  const dotted = formulaFunctions.flatMap(({ name, example: [source, result] }) => {
    const call = parseFormula(source)?.topNode.getChild('Call')
    const list = call?.getChild('ArgList')
    const [first, ...more] = list ? operandsOf(list).map(({ from, to }) => source.slice(from, to)) : []
    if (!call || first === undefined || !source.startsWith(`${name}(`)) return []
    const receiver = name === 'let' || name === 'lets' ? first : `(${first})`
    return [[`${receiver}.${name}(${more.join(', ')})`, result] as const]
  })
  it.each(dotted)('%s is %s', (source, result) => {
    expect(fault(source)).toBeUndefined()
    expect(show(source)).toBe(result)
  })
  it('is there for nearly all', () => {
    expect(dotted.length).toBeGreaterThan(70)
  })
})
