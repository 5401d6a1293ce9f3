// A formula keeps its properties when they get other names.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../phrase'
import { compileFormula } from './compile'
import { projects, tasks } from './formula.fixture'
import { writeString } from './literals'
import type { FormulaScope } from './scope'
import { toShown, toStored } from './stored'
import { NUMBER } from './types'

const renamed = (scope: FormulaScope, names: Readonly<Record<string, string>>): FormulaScope => ({
  ...scope,
  properties: scope.properties.map(property => ({ ...property, name: names[property.id] ?? property.name })),
})

describe('the stored form', () => {
  it.each([
    ['prop("Price") * 2', 'prop("Price"#"prc") * 2'],
    ["prop( 'Price' /* a */ )", 'prop( \'Price\'#"prc" /* a */ )'],
    ['prop("Tasks").map(current.prop("Hours")).sum()', 'prop("Tasks"#"rel").map(current.prop("Hours"#"hrs")).sum()'],
    ['let(t, prop("Tasks").first(), t.prop("Done"))', 'let(t, prop("Tasks"#"rel").first(), t.prop("Done"#"done"))'],
    ['"prop(\\"Price\\")" /* prop("Price") */', '"prop(\\"Price\\")" /* prop("Price") */'],
    ['prop("None") + prop("Price")', 'prop("None") + prop("Price"#"prc")'],
    ['prop("Price") +', 'prop("Price"#"prc") +'],
    ['prop("💰 Kosten 👩‍👩‍👧") + prop("מחיר סופי")', 'prop("💰 Kosten 👩‍👩‍👧"#"emo") + prop("מחיר סופי"#"rtl")'],
    ['prop("A \\"quoted\\" \\\\ name")', 'prop("A \\"quoted\\" \\\\ name"#"odd")'],
  ])('of %s is %s', (shown, stored) => {
    expect(toStored(shown, projects)).toBe(stored)
    expect(toShown(stored, projects)).toBe(shown)
    expect(toStored(stored, projects)).toBe(stored)
  })

  it('follows new names, also elsewhere', () => {
    const there = renamed(tasks, { hrs: 'Time "spent"\\' })
    const here: FormulaScope = { ...renamed(projects, { rel: 'Work', prc: '价格' }), collection: () => there }
    const stored = toStored('prop("Price") + prop("Tasks").map(current.prop("Hours")).sum()', projects)
    expect(toShown(stored, here)).toBe('prop("价格") + prop("Work").map(current.prop("Time \\"spent\\"\\\\")).sum()')
    expect(compileFormula(stored, here).errors).toEqual([])
  })

  it('keeps what is gone, and names it', () => {
    const without: FormulaScope = { ...projects, properties: projects.properties.filter(({ id }) => id !== 'nil') }
    const stored = toStored('prop("Nothing") + 1', projects)
    expect(toShown(stored, without)).toBe('prop("Nothing"#"nil") + 1')
    const { errors } = compileFormula(stored, without)
    expect(errors.map(error => [error.from, error.to, inEnglish(error)])).toEqual([
      [5, 20, 'The property “Nothing” was deleted'],
    ])
    expect(toShown(toStored(toShown(stored, without), without), projects)).toBe('prop("Nothing") + 1')
  })

  it('tells two of one name apart', () => {
    const stored = 'prop("Price"#"two") + prop("Price"#"prc")'
    expect(toShown(stored, projects)).toBe('prop("Price"#"two") + prop("Price")')
    expect(toStored(toShown(stored, projects), projects)).toBe(stored)
  })

  it('comes back as it was, whatever properties are called', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 4 }),
        fc.string(),
        (names, id) => {
          const scope: FormulaScope = {
            collectionId: 'c',
            properties: names.map((name, index) => ({ id: `${id}${index}`, name, type: NUMBER })),
            collection: () => undefined,
          }
          const source = names.map(name => `prop(${writeString(name)})`).join(' + ')
          const stored = toStored(source, scope)
          expect(compileFormula(source, scope).errors).toEqual([])
          expect(compileFormula(stored, scope).reads.own).toEqual(scope.properties.map(property => property.id))
          expect(toShown(stored, scope)).toBe(source)
        },
      ),
    )
  })
})
