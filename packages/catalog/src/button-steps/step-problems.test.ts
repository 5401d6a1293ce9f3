import type { CollectionAt } from '@sheaf/core/collection/collection-at'
import { describe, expect, it } from 'vitest'
import { catalogProperties } from '../properties/all'
import { problemOf } from './step-problems'
import { readStep } from './steps'

const id = '11111111-2222-4333-8444-555555555555'
const here: CollectionAt = {
  state: 'here',
  mayEdit: true,
  name: 'Tasks',
  schema: {
    title: { id: 'title', name: 'Name', type: 'title', order: 0 },
    cost: { id: 'cost', name: 'Cost', type: 'number', order: 1 },
  },
}
const add = (...values: object[]) => ({ kind: 'add', collection: id, values })
const edit = (...values: object[]) => ({ kind: 'edit', collection: id, values })
const notify = (people: string[], message: string) => ({ kind: 'notify', people, message })
const to = (property: string, value?: unknown) => ({ property, how: 'value', ...(value !== undefined && { value }) })

describe('[P 3] what stands in the way of a step', () => {
  it.each([
    ['nothing', add(to('title', 'Linen'), to('cost', 3)), here, null],
    ['nothing, for a page without values', add(), here, null],
    ['no database is chosen', { kind: 'add', collection: '', values: [] }, undefined, 'no database'],
    ['the database is in the trash', add(), { ...here, state: 'trashed' as const }, 'database trashed'],
    ['the database is gone, or not shared', add(), { ...here, state: 'gone' as const }, 'database gone'],
    ['the database is not known', add(), undefined, 'database gone'],
    ['the person may not write there', add(), { ...here, mayEdit: false }, 'no permission'],
    ['nothing is set', edit(), here, 'no property'],
    ['the property was deleted', edit(to('due', 1)), here, 'property gone'],
    ['the property holds something else now', edit(to('cost', 'three')), here, 'value wrong'],
    ['nothing, where a value is not said yet', edit(to('cost')), here, null],
    ['no page is chosen', { kind: 'page', page: '' }, undefined, 'no page'],
    ['nothing was added before', { kind: 'page', page: 'added' }, undefined, 'nothing added'],
    ['the address runs something', { kind: 'url', url: 'javascript:alert(1)' }, undefined, 'no address'],
    ['nothing, for people who are told something', notify([id], 'Look'), undefined, null],
    ['nobody is chosen', notify([], 'Look'), undefined, 'no people'],
    ['nothing is to be told', notify([id], ' '), undefined, 'no message'],
    ['the person may not edit the row it is about', notify([id], 'Look'), { ...here, mayEdit: false }, 'no permission'],
    ['this build does not know it', { kind: 'webhook' }, undefined, 'unsupported'],
  ])('%s', (_title, step, target, problem) =>
    expect(problemOf(readStep(step as never), { kinds: catalogProperties, target, before: [] })).toBe(problem),
  )
  it.each([
    ['here', null],
    ['gone', 'template gone'],
    ['with pages', 'template with pages'],
    [undefined, 'template gone'],
  ] as const)('of a page made of a template which is %s', (template, problem) => {
    const step = readStep({ ...add(), template: id } as never)
    expect(problemOf(step, { kinds: catalogProperties, target: here, template, before: [] })).toBe(problem)
  })
  it('nothing, where an earlier step adds the page', () => {
    const before = [readStep(add() as never)]
    const step = readStep({ kind: 'page', page: 'added' })
    expect(problemOf(step, { kinds: catalogProperties, target: undefined, before })).toBeNull()
  })
})
