import type { Property, Schema } from '@sheaf/core/collection/schema'
import { defineProperty, type PropertyKind, type WordContext } from '@sheaf/core/kinds/property-kind'
import { type Json, list, literal, number, open, string } from '@sheaf/core/validation/checks'
import { describe, expect, it } from 'vitest'
import { type Answers, answerForm, judgeAnswer, shownQuestions } from './answers'
import { form, isAskable, type Question, questionsOf } from './form'

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
}
const context = {} as WordContext

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
])('%s can be asked for: %s', (type, expected) => expect(isAskable(property('p', type))).toBe(expected))

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
] as const)('%s is answered by %s', (type, expected) => {
  expect(answerForm(kinds[type], property('p', type))).toBe(expected)
})

describe('an answer', () => {
  const judge = (type: keyof typeof kinds, answer: Answers[string] | undefined, required = false) =>
    judgeAnswer({ question: { id: 'p', required }, property: property('p', type) }, kinds[type], answer, context)
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
  ] as const)('%s: %j', (type, answer, expected) => expect(judge(type, answer)).toEqual(expected))
  it.each([
    ['text', ''],
    ['text', undefined],
    ['several', []],
    ['checkbox', false],
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
