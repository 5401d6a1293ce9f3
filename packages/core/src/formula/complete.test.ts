import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../phrase'
import { completeFormula } from './complete'
import { describeFormula } from './describe'
import { projects } from './formula.fixture'

/** The caret is the bar. */
const at = (marked: string) => {
  const position = marked.indexOf('|')
  const source = marked.replace('|', '')
  return { source, position, ...completeFormula(source, position, projects) }
}
const labels = (marked: string) => at(marked).options.map(option => option.label)
/** What is there after the first option was taken. */
const taken = (marked: string) => {
  const { source, from, to, options } = at(marked)
  const [option] = options
  return option
    ? `${source.slice(0, from)}${option.insert.slice(0, option.caret)}|${option.insert.slice(option.caret)}${source.slice(to)}`
    : null
}

describe('completion', () => {
  it.each([
    ['Pri|', 'prop("Price")|'],
    ['1 + rou|', '1 + round(|)'],
    ['toda|', 'today()|'],
    ['קוד + מחי|', 'קוד + prop("מחיר סופי")|'],
    ['prop("Pri|', 'prop("Price")|'],
    ['prop("Pri|") + 1', 'prop("Price")| + 1'],
    ['prop("Pr|ice") + 1', 'prop("Price")| + 1'],
    ['prop("quo|")', 'prop("A \\"quoted\\" \\\\ name")|'],
    ['prop("Tasks").map(current.|)', 'prop("Tasks").map(current.prop("Task")|)'],
    ['prop("Tasks").map(current.Ho|', 'prop("Tasks").map(current.prop("Hours")|'],
    ['prop("Tasks").map(current.prop("Ho|', 'prop("Tasks").map(current.prop("Hours")|'],
    ['prop("Tasks").first().prop("D|")', 'prop("Tasks").first().prop("Done")|'],
    ['[1].map(cur|)', '[1].map(current|)'],
    ['prop("Tasks").fil|', 'prop("Tasks").filter(|)'],
    ['1 + prop("Due").yea|', '1 + prop("Due").year()|'],
    ['let(total, 5, tot|)', 'let(total, 5, total|)'],
    ['let(total, 5, |', 'let(total, 5, total|'],
    ['tru|', 'true|'],
  ])('%s gives %s', (marked, result) => {
    expect(taken(marked)).toBe(result)
  })

  it('offers what fits the type before the dot', () => {
    expect(labels('prop("Due").|')).toContain('dateAdd')
    expect(labels('prop("Due").|')).not.toContain('round')
    expect(labels('prop("Due").|')).not.toContain('Price')
    expect(labels('"a".|').slice(0, 3)).toEqual(['length', 'substring', 'contains'])
    expect(labels('prop("Owner").|')).toContain('first')
    expect(labels('prop("Owner").first().|').slice(0, 2)).toEqual(['name', 'email'])
    expect(labels('[1, 2].sum().|')).toContain('round')
    expect(labels('nonsense.|')).toContain('format')
  })
  it('offers variables where they are known only', () => {
    expect(labels('let(a, 1, a) + |')).not.toContain('a')
    expect(labels('|')).not.toContain('current')
    expect(labels('[1].filter(|)').slice(0, 2)).toEqual(['index', 'current'])
  })
  it('tells two properties of one name apart', () => {
    expect(
      at('Price|')
        .options.slice(0, 2)
        .map(option => option.insert),
    ).toEqual(['prop("Price")', 'prop("Price"#"two")'])
  })
  it('shows how a function is called', () => {
    expect(at('roun|').options[0]).toMatchObject({
      detail: 'round(number, places?)',
      example: ['round(3.14159, 2)', '3.14'],
    })
  })
})

describe('description', () => {
  it.each([
    ['ro|und(1)', 'function', 'round(number, places?)', ''],
    ['round(prop("Pri|ce"))', 'property', 'Price', 'a number'],
    ['prop("Tasks").map(cur|rent)', 'variable', 'current', 'a page'],
    ['1 + "a|b"', 'value', '"ab"', 'text'],
  ])('%s', (marked, kind, title, type) => {
    const described = describeFormula(marked.replace('|', ''), marked.indexOf('|'), projects)
    expect(described).toMatchObject({ kind, title })
    expect(described?.type ? inEnglish(described.type) : '').toBe(type)
  })
  it('has nothing to say about nothing', () => {
    expect(describeFormula('', 0, projects)).toBeNull()
  })
})

it('never throws, wherever the caret is', () => {
  const piece = fc.constantFrom(
    'prop("',
    'Price',
    '")',
    '.',
    'map(',
    'current',
    '(',
    ')',
    '"',
    "'",
    '#',
    'let(x,',
    ' ',
    '👍',
    '\\',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.nat(), (pieces, place) => {
      const source = pieces.join('')
      const position = place % (source.length + 1)
      const { from, to } = completeFormula(source, position, projects)
      expect(from <= position && position <= to && to <= source.length).toBe(true)
      describeFormula(source, position, projects)
    }),
    { numRuns: 200 },
  )
})
