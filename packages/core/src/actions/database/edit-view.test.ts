import { beforeEach, expect, it } from 'vitest'
import { idOf, SmallSpace } from '../small-space.fixture'
import { databasePorts } from './database-ports.fixture'
import { renameView, setViewFormat, setViewItems, setViewQuery, setViewType, showSource } from './edit-view'

const view = idOf('view')
const other = idOf('other')
let space: SmallSpace
beforeEach(() => {
  const title = { id: 'title', name: 'Name', type: 'title', order: 0 }
  space = new SmallSpace([
    ['collection', { id: other, parent_table: 'block', parent_id: idOf('database'), alive: true, schema: { title } }],
    ['collection_view', { id: view, type: 'table', collection_id: idOf('home'), alive: true, query: {}, format: {} }],
  ])
})
const record = () => space.get('collection_view', view)

it('has another name and type', () => {
  space.write(draft => {
    renameView(draft, view, 'By hand')
    setViewType(draft, view, 'calendar')
  })
  expect(record()).toMatchObject({ name: 'By hand', type: 'calendar' })
})
it('asks for something, in whole or in part, and no longer', () => {
  space.write(draft => setViewQuery(draft, view, ['quick_filters', 'done'], { property: 'done', operator: 'equals' }))
  expect(record()?.query).toMatchObject({ quick_filters: { done: { property: 'done' } } })
  space.write(draft => setViewQuery(draft, view, ['quick_filters'], null))
  expect(record()?.query).not.toHaveProperty('quick_filters')
})
it('items of its lists are added, moved and taken away', () => {
  const items = () => ((record()?.format?.['colors'] ?? []) as readonly { readonly id: string }[]).map(({ id }) => id)
  const put = (id: string, before?: string | null) => ({
    list: 'colors',
    id,
    value: { id },
    ...(before !== undefined && { before }),
  })
  space.write(draft => setViewItems(draft, view, [put('a'), put('b'), put('c', 'a')]))
  expect(items()).toEqual(['c', 'a', 'b'])
  space.write(draft => setViewItems(draft, view, [{ list: 'colors', id: 'a', value: null }, put('c', null)]))
  expect(items()).toEqual(['b', 'c'])
})
it('another source is asked anew, with what it needs, and is opened as before', () => {
  space.write(draft => {
    setViewType(draft, view, 'calendar')
    setViewFormat(draft, view, 'open_rows', 'full')
    setViewFormat(draft, view, 'calendar_by', 'gone')
    setViewQuery(draft, view, ['sorts'], [{ property: 'gone', direction: 'ascending' }])
    showSource(draft, databasePorts(space), view, other)
  })
  expect(space.get('collection', other)?.schema?.['p1']).toMatchObject({ type: 'date', name: 'Date' })
  expect(record()).toMatchObject({ collection_id: other, query: {}, format: { open_rows: 'full', calendar_by: 'p1' } })
})
