import type { Property, Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { defineProperty, type PropertyKind, type WordContext } from '@sheaf/core/kinds/property-kind'
import { type Json, list, literal, number, open, string } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { catalogProperties } from '../../properties/all'
import { type Answers, answerForm, judgeAnswer, shownQuestions } from './answers'
import { form, isAnswerable, isAskable, lacksOptions, type Question, questionsOf } from './form'

const property = (id: string, type: string, more: Partial<Property> = {}): Property => ({
  id,
  name: id.toUpperCase(),
  type,
  order: 0,
  ...more,
})
const schema: Schema = {
  title: property('title', 'title'),
  n: property('n', 'number', { order: 1 }),
  sum: property('sum', 'formula', { order: 2 }),
  made: property('made', 'created_time', { order: 3 }),
  s: property('s', 'select', { order: 4 }),
}
const spec = (type: string, more: Partial<PropertyKind>): PropertyKind =>
  defineProperty({
    type,
    label: type,
    description: '',
    icon: '',
    form: 'text',
    value: string,
    read: () => null,
    operators: [],
    plain: String,
    parse: words => ({ value: words, loss: 'kept' }),
    api: { type, writeValue: () => null, writeSettings: () => ({}) },
    ...more,
  })
const known = (type: string): PropertyKind => catalogProperties.get(type) ?? spec(type, {})
const kinds = {
  text: spec('text', {}),
  number: spec('number', {
    form: 'number',
    value: number,
    parse: words =>
      Number.isNaN(Number(words)) ? { value: null, loss: 'lost' } : { value: Number(words), loss: 'kept' },
  }),
  select: spec('select', { form: 'choice', refersTo: 'options' }),
  several: spec('several', { form: 'list', refersTo: 'options', value: list(string) }),
  person: spec('person', { form: 'list', refersTo: 'people', value: list(string) }),
  checkbox: spec('checkbox', { form: 'flag', value: literal(true) }),
  date: spec('date', { form: 'date', value: open({ start: string }) as never }),
  files: known('files'),
  relation: known('relation'),
  place: known('place'),
}
const context = {} as WordContext
const id = '0b53b5d8-58a0-4a3c-9df4-3ba0b5f4b7a1' as Uuid
const nowhere = { name: '', address: '', lat: '', lon: '' }

it('begins with everything that can be asked for', () => {
  expect(form.begin(schema, () => 'text').format?.['questions']).toEqual([{ id: 'title' }, { id: 'n' }, { id: 's' }])
})
it.each([
  ['formula', false],
  ['rollup', false],
  ['created_time', false],
  ['unique_id', false],
  ['button', false],
  ['email', true],
  ['date', true],
  ['files', true],
  ['relation', true],
])('%s can be asked for: %s', (type, expected) => expect(isAskable(property('p', type))).toBe(expected))

it('asks nobody for a relation that leads nowhere yet', () => {
  expect(isAnswerable(property('r', 'relation'))).toBe(false)
  expect(isAnswerable(property('r', 'relation', { collection_id: id }))).toBe(true)
  expect(isAnswerable(property('f', 'files'))).toBe(true)
})
it('[P 2.2] shows a choice that has no options yet, and lets nobody be held up by it', () => {
  for (const type of ['select', 'multi_select', 'status']) {
    const asked = property('c', type)
    expect(isAnswerable(asked)).toBe(true)
    const kind = { ...kinds.select, type }
    expect(lacksOptions(kind, asked)).toBe(true)
    const question = { question: { id: 'c', required: true }, property: asked }
    expect(judgeAnswer(question, kind, undefined, context).problem).toBeNull()
    const withOne = property('c', type, { options: [{ id: 'wool', name: 'Wool', color: 'grey' }] })
    expect(judgeAnswer({ ...question, property: withOne }, kind, undefined, context).problem).toBe('missing')
  }
})

it('passes over questions whose property is gone, and calls the others by their property', () => {
  const questions = [{ id: 's', title: 'Which?' }, { id: 'gone' }, { id: 'sum' }, { id: 'n' }]
  expect(questionsOf({ format: { questions } }, schema).map(({ title }) => title)).toEqual(['Which?', 'N'])
})
it.each<[Json, boolean]>([
  [[{ id: 'a', required: true, when: { question: 'b', value: 'x' } }], true],
  [[{ id: 'a', required: 'yes' }], false],
  [[{ title: 'No property' }], false],
])('checks questions: %j', (questions, passes) => {
  expect(form.format['questions']?.judge(questions) === null).toBe(passes)
})

it.each([
  ['text', 'words'],
  ['number', 'number'],
  ['select', 'one'],
  ['several', 'several'],
  ['person', 'people'],
  ['checkbox', 'tick'],
  ['date', 'date'],
  ['files', 'files'],
  ['relation', 'rows'],
  ['place', 'place'],
] as const)('%s is answered by %s', (type, expected) => {
  expect(answerForm(kinds[type], property('p', type))).toBe(expected)
})

describe('an answer', () => {
  const options = [{ id: 'wool', name: 'Wool', color: 'grey' }]
  const judge = (type: keyof typeof kinds, answer: Answers[string] | undefined, required = false) =>
    judgeAnswer(
      { question: { id: 'p', required }, property: property('p', type, { options }) },
      kinds[type],
      answer,
      context,
    )
  it.each([
    ['text', ' Ada ', { value: 'Ada', problem: null }],
    ['text', '  ', { value: null, problem: null }],
    ['number', '4', { value: 4, problem: null }],
    ['number', 'four', { value: null, problem: 'wrong' }],
    ['select', 'o1', { value: 'o1', problem: null }],
    ['several', ['o1', 'o2'], { value: ['o1', 'o2'], problem: null }],
    ['several', [], { value: null, problem: null }],
    ['checkbox', true, { value: true, problem: null }],
    ['checkbox', false, { value: null, problem: null }],
    ['date', '2026-11-15', { value: { start: '2026-11-15' }, problem: null }],
    ['files', [{ name: 'plan.pdf', fileId: id }], { value: [{ name: 'plan.pdf', fileId: id }], problem: null }],
    ['files', [], { value: null, problem: null }],
    ['relation', [id], { value: [id], problem: null }],
    ['relation', ['no row'], { value: ['no row'], problem: 'wrong' }],
    ['place', { ...nowhere, lat: '52.5', lon: '13.4' }, { value: { lat: 52.5, lon: 13.4 }, problem: null }],
    ['place', { ...nowhere, name: 'Berlin' }, { value: null, problem: 'wrong' }],
    ['place', nowhere, { value: null, problem: null }],
  ] as const)('%s: %j', (type, answer, expected) => expect(judge(type, answer)).toEqual(expected))
  it.each([
    ['text', ''],
    ['text', undefined],
    ['several', []],
    ['checkbox', false],
    ['files', []],
    ['relation', []],
    ['place', nowhere],
  ] as const)('that is required is missing: %s %j', (type, answer) => {
    expect(judge(type, answer, true).problem).toBe('missing')
  })
})

describe('conditions', () => {
  const asked = (question: Question) => ({ question, property: property(question.id, 'text'), title: question.id })
  const questions = [
    asked({ id: 'a' }),
    asked({ id: 'b', when: { question: 'a', value: 'yes' } }),
    asked({ id: 'c', when: { question: 'b', value: true } }),
    asked({ id: 'd', when: { question: 'gone', value: 'x' } }),
    asked({ id: 'e', when: { question: 'f', value: 'x' } }),
    asked({ id: 'f', when: { question: 'e', value: 'x' } }),
  ]
  it.each<[Answers, string]>([
    [{}, 'ad'],
    [{ a: 'yes' }, 'abd'],
    [{ a: ['no', 'yes'], b: true }, 'abcd'],
    [{ a: 'no', b: true }, 'ad'],
    [{ e: 'x', f: 'x' }, 'ad'],
  ])('with %j', (answers, expected) => {
    expect(
      shownQuestions(questions, answers)
        .map(({ title }) => title)
        .join(''),
    ).toBe(expected)
  })
})
