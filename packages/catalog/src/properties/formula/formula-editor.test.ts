// The rules behind the editor of formulas; what it looks like is seen in the browser.

import { formulaFunctions } from '@sheaf/core/formula/functions/all'
import type { FormulaScope } from '@sheaf/core/formula/scope'
import { listOf, NUMBER, pageOf, TEXT } from '@sheaf/core/formula/types'
import type { Uuid } from '@sheaf/core/ids'
import { inEnglish } from '@sheaf/core/phrase'
import { describe, expect, it } from 'vitest'
import { caretHint } from './caret-hint'
import { checkFormula } from './formula-check'
import { formulaDraft } from './formula-drafts'
import { callAroundWords, functionGroups } from './function-groups'
import { shownRows } from './shown-rows'

const scope: FormulaScope = {
  collectionId: 'orders',
  properties: [
    { id: 'title', name: 'Name', type: TEXT },
    { id: 'prc', name: 'Price', type: NUMBER },
    { id: 'odd', name: 'A "quoted" 💰 מחיר', type: NUMBER },
    { id: 'rel', name: 'Tasks', type: listOf(pageOf('tasks')) },
    { id: 'own', name: 'Total', type: NUMBER },
  ],
  collection: id =>
    id === 'tasks'
      ? { collectionId: 'tasks', properties: [{ id: 'hrs', name: 'Hours', type: NUMBER }], collection: () => undefined }
      : undefined,
}

describe('what is wrong with a formula', () => {
  it('nothing written is not wrong, and gives nothing', () => {
    expect(checkFormula(' \n', scope, 'own')).toMatchObject({ errors: [], type: null, typeWords: null })
  })
  it('says what a right one gives, whatever its properties are called', () => {
    expect(checkFormula('prop("A \\"quoted\\" 💰 מחיר") + 1', scope, 'own')).toMatchObject({
      errors: [],
      type: NUMBER,
      typeWords: { message: 'a number' },
      leadsElsewhere: false,
    })
  })
  it('knows when rows elsewhere count', () => {
    expect(checkFormula('prop("Tasks").map(current.prop("Hours")).sum()', scope, 'own')).toMatchObject({
      errors: [],
      leadsElsewhere: true,
    })
  })
  it('names the errors in the order of their places', () => {
    const { errors, type } = checkFormula('prop("Prize") + rond(1)', scope, 'own')
    expect(errors.map(({ from }) => from)).toEqual([...errors.map(({ from }) => from)].sort((a, b) => a - b))
    expect(errors.length).toBe(2)
    expect(type).toBeNull()
  })
  it('refuses the property that it is of, and only that', () => {
    const source = '1 + prop("Total")'
    const { errors, type } = checkFormula(source, scope, 'own')
    expect(errors.map(error => [source.slice(error.from, error.to), inEnglish(error)])).toEqual([
      ['"Total"', 'A formula can’t refer to its own property'],
    ])
    expect(type).toBeNull()
    expect(checkFormula(source, scope, 'prc').errors).toEqual([])
  })
})

describe('what the caret is in', () => {
  const at = (marked: string) => {
    const hint = caretHint(marked.replace('|', ''), marked.indexOf('|'), scope)
    if (hint?.kind !== 'call') return hint && `${hint.title}: ${hint.type && inEnglish(hint.type)}`
    return `${hint.name}(${hint.parameters.map(({ words, isCurrent }) => (isCurrent ? `[${words}]` : words)).join(', ')})`
  }
  it.each([
    ['rou|nd(1, 2)', 'round(number, places?)'],
    ['round(|', 'round([number], places?)'],
    ['round(|1, 2)', 'round([number], places?)'],
    ['round(1, |2)', 'round(number, [places?])'],
    ['prop("Price").round(|2)', 'round(number, [places?])'],
    ['round(abs(|1), 2)', 'abs([number])'],
    ['round(prop("Pri|ce"), 2)', 'Price: a number'],
    ['max(1, 2, 3, |4)', 'max([numbers…])'],
  ])('%s is %s', (marked, expected) => {
    expect(at(marked)).toBe(expected)
  })
  it('nothing, where nothing is written', () => {
    expect(at('|')).toBeNull()
  })
})

describe('the list of functions', () => {
  const asWritten = (doc: string): string => doc
  it('has every function once, in groups', () => {
    const names = functionGroups('', asWritten).flatMap(({ functions }) => functions.map(({ name }) => name))
    expect(names.toSorted()).toEqual(formulaFunctions.map(({ name }) => name).toSorted())
  })
  it('is searched by name and by description, all words together', () => {
    const found = functionGroups('ROUND', asWritten).flatMap(({ functions }) => functions.map(({ name }) => name))
    expect(found).toContain('round')
    expect(found).not.toContain('lower')
    expect(functionGroups('round zzz', asWritten)).toEqual([])
  })
  it('is searched by the words that the reader sees', () => {
    const german = (doc: string): string =>
      doc === 'Returns the square root of a number.' ? 'Die Quadratwurzel.' : doc
    const [group, ...more] = functionGroups('wurzel', german)
    expect(group?.functions).toMatchObject([{ name: 'sqrt', doc: 'Die Quadratwurzel.' }])
    expect([more, group?.functions.length]).toEqual([[], 1])
  })
  it.each([
    ['round', '', true, 'round(|)'],
    ['round', '1 / 3', true, 'round(1 / 3)|'],
    ['now', '1', false, 'now()|'],
  ])('%s around "%s"', (name, selected, hasArguments, expected) => {
    const { text, caret } = callAroundWords(name, selected, hasArguments)
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected)
  })
})

it('rows of groups are offered in their order, each once, and not too many', () => {
  const id = (n: number) => `r${n}` as Uuid
  const group = (rows: readonly number[], groups?: readonly never[]) =>
    ({ key: '', rows: rows.map(id), total: 0, hasMore: false, ...(groups && { groups }) }) as never
  const answer = { rows: [], groups: [group([1, 2]), group([], [group([2, 3])])] }
  expect(shownRows(answer, 50)).toEqual(['r1', 'r2', 'r3'])
  expect(shownRows(answer, 2)).toEqual(['r1', 'r2'])
  expect(shownRows(null, 2)).toEqual([])
})

it('a draft is kept until it is saved or taken back', () => {
  const draft = formulaDraft('orders', 'own')
  expect(draft.get()).toBeUndefined()
  draft.set('1 +', '1')
  expect(formulaDraft('orders', 'own').get()).toBe('1 +')
  expect(formulaDraft('orders', 'other').get()).toBeUndefined()
  draft.set('1', '1')
  expect(draft.get()).toBeUndefined()
})
