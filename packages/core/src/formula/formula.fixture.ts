// Two collections that are related, and rows in them, for tests of formulas.
import { type Uuid, uuid } from '../ids'
import { inEnglish } from '../phrase'
import { compileFormula, type Formula } from './compile'
import { FormulaStop, Frame } from './frame'
import { type FormulaHost, usualBudget } from './host'
import type { FormulaScope } from './scope'
import { BOOLEAN, DATE, listOf, NUMBER, PERSON, pageOf, TEXT } from './types'
import type { FormulaFailure, FormulaValue } from './value'
import { wordsOf } from './words'

const id = (digit: number): Uuid => uuid(`00000000-0000-4000-8000-00000000000${digit}`)
const ROW = id(1)
const TASKS = [id(2), id(3), id(4)] as const
export const ADA = id(9)

export const tasks: FormulaScope = {
  collectionId: 'tasks',
  properties: [
    { id: 'title', name: 'Task', type: TEXT },
    { id: 'hrs', name: 'Hours', type: NUMBER },
    { id: 'done', name: 'Done', type: BOOLEAN },
    { id: 'proj', name: 'Project', type: listOf(pageOf('projects')) },
  ],
  collection: other => (other === 'projects' ? projects : undefined),
}
export const projects: FormulaScope = {
  collectionId: 'projects',
  properties: [
    { id: 'title', name: 'Name', type: TEXT },
    { id: 'prc', name: 'Price', type: NUMBER },
    { id: 'nil', name: 'Nothing', type: NUMBER },
    { id: 'txt', name: 'Blank', type: TEXT },
    { id: 'flg', name: 'Done', type: BOOLEAN },
    { id: 'due', name: 'Due', type: DATE },
    { id: 'own', name: 'Owner', type: listOf(PERSON) },
    { id: 'tags', name: 'Tags', type: listOf(TEXT) },
    { id: 'rel', name: 'Tasks', type: listOf(pageOf('tasks')) },
    { id: 'far', name: 'Far', type: listOf(pageOf('elsewhere')) },
    { id: 'odd', name: 'A "quoted" \\ name', type: NUMBER },
    { id: 'emo', name: '💰 Kosten 👩‍👩‍👧', type: NUMBER },
    { id: 'rtl', name: 'מחיר סופי', type: NUMBER },
    { id: 'two', name: 'Price', type: TEXT },
  ],
  collection: other => (other === 'tasks' ? tasks : other === 'projects' ? projects : undefined),
}

/** Midnight in UTC. */
const DUE = Date.UTC(2026, 11, 24)
const NOW = Date.UTC(2026, 10, 15, 18, 30, 45)

export const values: Readonly<Record<string, Readonly<Record<string, FormulaValue>>>> = {
  [ROW]: {
    title: 'Sheaf',
    prc: 20,
    flg: true,
    due: { date: { start: DUE, hasTime: false } },
    own: [{ person: ADA }],
    tags: ['new', 'big'],
    rel: TASKS.map(page => ({ page })),
    odd: 1,
    emo: 2,
    rtl: 3,
    two: 'second',
  },
  [TASKS[0]]: { title: 'Plan', hrs: 3, done: true, proj: [{ page: ROW }] },
  [TASKS[1]]: { title: 'Build', hrs: 8, done: false },
  [TASKS[2]]: { title: 'Rest', done: false },
}

const titles: Readonly<Record<string, string>> = {
  [ROW]: 'Sheaf',
  [TASKS[0]]: 'Plan',
  [TASKS[1]]: 'Build',
  [TASKS[2]]: 'Rest',
}

export const host = (more: Partial<FormulaHost> = {}): FormulaHost => ({
  page: ROW,
  read: (page, property) => values[page]?.[property] ?? null,
  person: person => (person === ADA ? { name: 'Ada Lovelace', email: 'ada@example.org' } : null),
  title: page => titles[page] ?? '',
  now: NOW,
  zone: 'UTC',
  locale: 'en',
  weekStart: 1,
  budget: usualBudget,
  ...more,
})

export const compile = (source: string): Formula => compileFormula(source, projects)
export const evaluate = (source: string, more?: Partial<FormulaHost>): FormulaValue | FormulaFailure =>
  compile(source).evaluate(host(more))
/** In words; a failure as such. */
export function show(source: string, more?: Partial<FormulaHost>): string {
  const value = evaluate(source, more)
  if (typeof value === 'object' && value !== null && 'failure' in value) return `failure: ${value.failure}`
  try {
    return wordsOf(value, new Frame(host(more)))
  } catch (error) {
    if (error instanceof FormulaStop) return ''
    throw error
  }
}
/** The first error, with the words that it is about. */
export function fault(source: string): string | undefined {
  const [error] = compile(source).errors
  return error && `${source.slice(error.from, error.to)} | ${inEnglish(error)}`
}
