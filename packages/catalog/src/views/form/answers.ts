// What a person answers, and what of it can become a row. A kind is asked whether it takes an answer; nothing is guessed.
import type { Property } from '@sheaf/core/collection/schema'
import type { PropertyKind, WordContext } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import type { StoredFile } from '../../properties/file-words'
import { type PlaceFields, placeOfFields } from '../../properties/place-fields'
import { type AskedQuestion, lacksOptions } from './form'

/** As it stands in the form: words, ids that were chosen, files that have arrived, a tick, or the fields of a place. */
export type Answer = string | readonly string[] | readonly StoredFile[] | boolean | PlaceFields
export type Answers = Readonly<Record<string, Answer>>

/** How a question is answered, by what its cells hold. */
type AnswerForm = 'words' | 'number' | 'tick' | 'date' | 'one' | 'several' | 'people' | 'files' | 'rows' | 'place'
export function answerForm(kind: PropertyKind, property: Property): AnswerForm {
  const form = typeof kind.form === 'function' ? kind.form(property) : kind.form
  if (kind.refersTo === 'people' || kind.refersTo === 'files' || kind.refersTo === 'rows') return kind.refersTo
  if (kind.type === 'place') return 'place'
  if (form === 'choice') return 'one'
  if (form === 'list') return 'several'
  if (form === 'flag') return 'tick'
  return form === 'number' || form === 'date' ? form : 'words'
}

const isList = (answer: Answer | undefined): answer is readonly string[] | readonly StoredFile[] =>
  Array.isArray(answer)
export const idsIn = (answer: Answer | undefined): readonly string[] =>
  isList(answer) ? answer.filter(one => typeof one === 'string') : []
export const filesIn = (answer: Answer | undefined): readonly StoredFile[] =>
  isList(answer) ? answer.filter(one => typeof one !== 'string') : []
export const placeIn = (answer: Answer | undefined): PlaceFields =>
  typeof answer === 'object' && !isList(answer) ? answer : { name: '', address: '', lat: '', lon: '' }

export interface Judged {
  readonly value: Json | null
  /** missing: it has to be answered. wrong: its kind does not take it. */
  readonly problem: 'missing' | 'wrong' | null
}
export function judgeAnswer(
  { question, property }: Pick<AskedQuestion, 'question' | 'property'>,
  kind: PropertyKind,
  answer: Answer | undefined,
  context: WordContext,
): Judged {
  const value = taken(kind, property, answer, context)
  if (value === undefined) return { value: null, problem: 'wrong' }
  const isNeeded = question.required === true && !lacksOptions(kind, property)
  if (value === null) return { value, problem: isNeeded ? 'missing' : null }
  return { value, problem: kind.value.judge(value) === null ? null : 'wrong' }
}
/** Null: nothing was answered. Undefined: something that the kind does not take. */
function taken(
  kind: PropertyKind,
  property: Property,
  answer: Answer | undefined,
  context: WordContext,
): Json | null | undefined {
  if (answer === undefined) return null
  if (typeof answer === 'boolean') return answer ? true : null
  if (isList(answer)) return answer.length > 0 ? answer.map(one => (typeof one === 'string' ? one : { ...one })) : null
  if (typeof answer === 'object')
    return Object.values(answer).every(words => words.trim() === '') ? null : (placeOfFields(answer) ?? undefined)
  const words = answer.trim()
  if (words === '') return null
  const form = answerForm(kind, property)
  if (form === 'one') return words
  // A date field says its day in one way, whatever the reader's language is.
  if (form === 'date') return { start: words }
  const parsed = kind.parse(words, property, context)
  return parsed.loss === 'kept' ? parsed.value : undefined
}

/** Which questions are asked now: a condition holds by the exact answer, and only where its own question is asked. */
export function shownQuestions(questions: readonly AskedQuestion[], answers: Answers): readonly AskedQuestion[] {
  const byId = new Map(questions.map(one => [one.question.id, one]))
  const isShown = ({ question }: AskedQuestion, before: ReadonlySet<string>): boolean => {
    if (!question.when || before.has(question.id)) return question.when === undefined
    const other = byId.get(question.when.question)
    if (!other) return true
    return isShown(other, new Set([...before, question.id])) && holds(answers[other.question.id], question.when.value)
  }
  return questions.filter(one => isShown(one, new Set()))
}
function holds(answer: Answer | undefined, value: unknown): boolean {
  if (typeof value === 'boolean') return (answer === true) === value
  return isList(answer) ? idsIn(answer).some(id => id === value) : answer === value
}
