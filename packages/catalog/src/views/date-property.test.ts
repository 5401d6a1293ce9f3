import type { Property, Schema } from '@sheaf/core/collection/schema'
import { describe, expect, it } from 'vitest'
import { calendar } from './calendar/calendar'
import { beginByDate, dateProperty } from './date-property'
import { timeline } from './timeline/timeline'

const property = (id: string, type: string, order: number): Property => ({ id, name: id, type, order })
const formOf = ({ type }: Property) => (type === 'title' ? 'text' : 'date')
const title = property('title', 'title', 0)
const made = property('made', 'created_time', 1)
const due = property('due', 'date', 2)

describe('the date that a view goes by', () => {
  it.each([
    ['the one that was chosen', 'made', [title, made, due], 'made'],
    ['one that people write, where none was', undefined, [title, made, due], 'due'],
    ['another, where the chosen one is gone', 'gone', [title, made, due], 'due'],
    ['any, where nobody writes one', undefined, [title, made], 'made'],
    ['none, where there is none', 'title', [title], undefined],
  ])('%s', (_what, chosen, properties, wanted) => {
    expect(dateProperty(chosen, properties, formOf)?.id).toBe(wanted)
  })
  it('is said by a new view', () => {
    const schema: Schema = { title, made, due }
    expect(beginByDate(schema, formOf)).toMatchObject({ date_property_id: 'due' })
    for (const kind of [calendar, timeline]) {
      const { format = {} } = kind.begin(schema, formOf)
      for (const [name, check] of Object.entries(kind.format))
        if (name in format) expect(check.judge(format[name]), name).toBeNull()
    }
  })
})

describe('what a calendar asks', () => {
  const format = { date_property_id: 'due' }
  it('begins with the latest, so that the old ones are left out of too many', () => {
    expect(calendar.ask({ query: {}, format }, {})).toEqual({
      limit: 1000,
      sorts: [{ property: 'due', direction: 'descending' }],
    })
  })
  it('in the order that people chose, where they did', () => {
    const sorts = [{ property: 'title', direction: 'ascending' }] as const
    expect(calendar.ask({ query: { sorts }, format }, {})).toEqual({ limit: 1000 })
  })
})
