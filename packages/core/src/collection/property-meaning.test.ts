import { describe, expect, it } from 'vitest'
import type { Json } from '../validation/checks'
import { kinds, schemaOf } from './kinds.fixture'
import { propertyMeaning, withMeanings } from './property-meaning'
import { MEANING, type Schema } from './schema'

type Given = Readonly<Record<string, string | Readonly<Record<string, Json>>>>
const rollup = (target: string, called: string): Record<string, Json> => ({
  type: 'rollup',
  relation: 'tasks',
  target,
  function: called,
})
const formula = (expression: string): Record<string, Json> => ({ type: 'formula', expression })

const tasks: Given = {
  title: 'title',
  price: { type: 'number', format: 'euro' },
  due: 'date',
  done: 'checkbox',
  who: 'person',
  status: { type: 'select', options: [{ id: 'a', name: 'Open', color: 'red' }] },
  late: formula('dateBetween(prop("due"), now(), "days")'),
}
function source(projects: Given, others: Readonly<Record<string, Given>> = { tasks }) {
  const schemas = new Map<string, Schema>(
    Object.entries({ ...others, projects: { title: 'title', tasks: relation, ...projects } }).map(([id, given]) => [
      id,
      schemaOf(given),
    ]),
  )
  return { kinds, schema: (id: string) => schemas.get(id) }
}
const relation = { type: 'relation', collection_id: 'tasks' }
const meant = (given: Record<string, Json>, more: Given = {}) =>
  propertyMeaning(source({ ...more, x: given }), 'projects', 'x')

describe('[P 3] what a computed property comes to follows from its schema', () => {
  it.each([
    [rollup('title', 'count'), { form: 'number' }],
    [rollup('price', 'sum'), { form: 'number', property: { id: 'price', format: 'euro' }, home: 'tasks' }],
    [rollup('done', 'percent_checked'), { form: 'number', isShare: true }],
    [rollup('due', 'latest_date'), { form: 'date', property: { id: 'due' } }],
    [rollup('due', 'date_range'), { form: 'number', unit: 'days' }],
    [rollup('late', 'max'), { form: 'number', unit: 'days' }],
    [rollup('who', 'show_original'), { form: 'list', refersTo: 'people', each: { form: 'choice' } }],
    [rollup('status', 'show_unique'), { form: 'list', refersTo: 'options', each: { property: { id: 'status' } } }],
    [rollup('due', 'show_original'), { form: 'list', each: { form: 'date', home: 'tasks' } }],
    [rollup('late', 'show_original'), { form: 'list', each: { form: 'number', unit: 'days' } }],
    [formula('1 + 1'), { form: 'number' }],
    [formula('not true'), { form: 'flag' }],
    [formula('now()'), { form: 'date' }],
    [formula('"a" + "b"'), { form: 'text' }],
    [formula('prop("tasks").first()'), { form: 'choice', refersTo: 'rows', collection: 'tasks' }],
    [formula('prop("tasks").map(current.prop("price"))'), { form: 'list', each: { form: 'number' } }],
    [formula('if(true, 0, dateBetween(now(), now(), "weeks"))'), { form: 'number', unit: 'weeks' }],
  ] as const)('%j', (given, meaning) => expect(meant(given)).toMatchObject(meaning))

  it('a unit does not outlive arithmetic, nor two of them one another', () => {
    expect(meant(formula('dateBetween(now(), now(), "days") * 2'))).not.toHaveProperty('unit')
    const both = 'if(true, dateBetween(now(), now(), "days"), dateBetween(now(), now(), "weeks"))'
    expect(meant(formula(both))).not.toHaveProperty('unit')
  })
  it('over any number of steps', () => {
    const more = { a: rollup('price', 'sum'), b: formula('prop("a")') }
    expect(meant(formula('prop("b") > 2'), more)).toMatchObject({ form: 'flag' })
  })
  it('who made a row is one person', () => {
    expect(meant(formula('prop("by")'), { by: 'created_by' })).toMatchObject({ form: 'choice', refersTo: 'people' })
  })
})

describe('circles', () => {
  const circle = { a: formula('prop("b") + 1'), b: formula('prop("a") + 1') }
  it('come to something, the same whichever is asked first', () => {
    const [one, two] = [source(circle), source(circle)]
    const forward = ['a', 'b'].map(id => propertyMeaning(one, 'projects', id)?.form)
    const backward = ['b', 'a'].map(id => propertyMeaning(two, 'projects', id)?.form).toReversed()
    expect(forward).toEqual(backward)
  })
  it('also over another collection', () => {
    const there: Given = {
      title: 'title',
      back: { type: 'relation', collection_id: 'projects' },
      total: { type: 'rollup', relation: 'back', target: 'x', function: 'show_original' },
    }
    const schemas = source({ x: rollup('total', 'show_original') }, { tasks: there })
    expect(propertyMeaning(schemas, 'projects', 'x')).toMatchObject({ form: 'list' })
  })
})

describe('laid beside the settings', () => {
  it('is never among them, and a copy of it that was stored counts for nothing', () => {
    const schema = withMeanings(source({ x: { ...rollup('price', 'sum'), result_form: 'list' } }), 'projects')
    expect(schema['x']?.[MEANING]).toMatchObject({ form: 'number' })
    expect(JSON.stringify(schema['x'])).not.toContain('home')
    expect({ ...schema['x'] }[MEANING]).toBe(schema['x']?.[MEANING])
  })
  it('is derived once for the same schemas, and again when one of them is another', () => {
    const first = source({ x: rollup('price', 'sum') })
    const meaning = propertyMeaning(first, 'projects', 'x')
    expect(propertyMeaning(first, 'projects', 'x')).toBe(meaning)
    const renamed = schemaOf({ ...tasks, price: { type: 'number', format: 'dollar' } })
    const next = { kinds, schema: (id: string) => (id === 'tasks' ? renamed : first.schema(id)) }
    expect(propertyMeaning(next, 'projects', 'x')).toMatchObject({ property: { format: 'dollar' } })
  })
  it('is what somebody else tells where a schema is not here, and only there', () => {
    const told = () => ({ form: 'date' }) as const
    const x = rollup('price', 'show_original')
    expect(withMeanings(source({ x }, {}), 'projects', told)['x']?.[MEANING]).toEqual({ form: 'date' })
    expect(withMeanings(source({ x }), 'projects', told)['x']?.[MEANING]).toMatchObject({ form: 'list' })
  })
})
