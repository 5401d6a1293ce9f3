import { beforeEach, describe, expect, it } from 'vitest'
import { optionsOf, type Property, type Schema } from '../../collection/schema'
import { atEnd } from '../../operations/anchor'
import { idOf, SmallSpace } from '../small-space.fixture'
import { databasePorts } from './database-ports.fixture'
import { beginImport, endImport, IMPORT_MARK, importProperties, mergePortion, undoImport } from './import-rows'

const block = idOf('block')
const home = idOf('home')
const row = idOf('row')
const title = { id: 'title', name: 'Name', type: 'title', order: 0 }
const wool = { id: 'wool', name: 'Wool', color: 'red' }
const linen = { id: 'linen', name: 'Linen', color: 'blue' }
const tags: Property = { id: 'tags', name: 'Tags', type: 'multi_select', order: 3, options: [wool] }
const learnt = { ...tags, options: [wool, linen] }
const count: Property = { id: 'count', name: 'Count', type: 'number', order: 4 }

let space: SmallSpace
beforeEach(() => {
  const team = idOf('team')
  space = new SmallSpace([
    ['team', { id: team, team_pages: [] }],
    ['collection', { id: home, parent_table: 'block', parent_id: block, alive: true, schema: { title, tags } }],
  ])
  space.write(draft => {
    const fields = { format: { begin_with_file: true } }
    draft.create(block, 'collection_view_page', { table: 'team', id: team }, atEnd, fields)
  })
})
const schema = (): Schema => space.get('collection', home)?.schema ?? {}
const names = () => optionsOf(schema()['tags'] as Property).map(({ name }) => name)
const into = { blockId: block, collectionId: home }
const plan = { before: { title, tags }, properties: [learnt, count] }
const begin = (collectionId: typeof home | null) => {
  let made = home
  const wanted = {
    ...(collectionId ? plan : { before: {}, properties: [count] }),
    rows: 9,
    name: 'Orders',
    titleName: 'Name',
  }
  space.write(draft => {
    made = beginImport(draft, databasePorts(space), { blockId: block, collectionId }, wanted)
  })
  return made
}

describe('an import into a new database', () => {
  it('makes it with its properties, and marks it until the rows are there', () => {
    const made = begin(null)
    expect(space.get('collection', made)).toMatchObject({ name: 'Orders', schema: { title: { name: 'Name' }, count } })
    expect(space.block(block)).toMatchObject({ collection_id: made, format: { [IMPORT_MARK]: 9 } })
    expect(space.block(block)?.format).not.toHaveProperty('begin_with_file')
    space.write(draft => endImport(draft, block))
    expect(space.block(block)?.format).not.toHaveProperty(IMPORT_MARK)
  })
  it('goes with it', () => {
    begin(null)
    space.write(draft => undoImport(draft, { blockId: block, collectionId: null }, { before: {}, properties: [count] }))
    expect(space.block(block)?.alive).toBe(false)
  })
})

describe('an import into one that is there', () => {
  it('adds properties and options, and takes back those alone', () => {
    expect(begin(home)).toBe(home)
    expect(names()).toEqual(['Wool', 'Linen'])
    expect(schema()['count']).toEqual(count)
    space.write(draft => undoImport(draft, into, plan))
    expect(schema()).toEqual({ title, tags })
    expect(space.block(block)?.format).not.toHaveProperty(IMPORT_MARK)
  })
  it('[P 5] options that a file brings leave a name that somebody gave meanwhile', () => {
    const renamed = { ...tags, options: [{ ...wool, name: 'Boiled wool' }] }
    space.write(draft => draft.set(draft.at('collection', home), ['schema', 'tags'], renamed))
    space.write(draft => importProperties(draft, home, { before: { tags }, properties: [learnt] }))
    expect(names()).toEqual(['Boiled wool', 'Linen'])
  })
  it('makes a property again that was deleted meanwhile', () => {
    space.write(draft => draft.unset(draft.at('collection', home), ['schema', 'tags']))
    space.write(draft => importProperties(draft, home, { before: { tags }, properties: [learnt] }))
    expect(names()).toEqual(['Wool', 'Linen'])
  })
  it('changes rows that are there and adds the others', () => {
    const made = idOf('made')
    space.write(draft => mergePortion(draft, home, [], [{ id: row, values: { title: [['Tea']] } }]))
    const change = { row, property: 'count', value: 3 }
    const rows = [{ id: made, values: { title: [['Wool']], count: 5 } }]
    const done = space.write(draft => mergePortion(draft, home, [change], rows))
    expect(done.importOf).toBe(home)
    expect(space.block(row)?.properties).toMatchObject({ title: [['Tea']], count: 3 })
    expect(space.block(made)?.properties).toMatchObject({ title: [['Wool']], count: 5 })
  })
})
