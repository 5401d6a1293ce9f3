import { beforeEach, expect, it } from 'vitest'
import type { Property } from '../../collection/schema'
import { idOf, SmallSpace } from '../small-space.fixture'
import { addProperty, changeProperty, removeProperty } from './edit-schema'

const home = idOf('home')
const title = { id: 'title', name: 'Name', type: 'title', order: 0 }
const wool = { id: 'wool', name: 'Wool', color: 'red' }
const linen = { id: 'linen', name: 'Linen', color: 'blue' }
const tags: Property = { id: 'tags', name: 'Tags', type: 'multi_select', order: 1, options: [wool] }
let space: SmallSpace
beforeEach(() => {
  space = new SmallSpace([
    [
      'collection',
      { id: home, parent_table: 'block', parent_id: idOf('database'), alive: true, schema: { title, tags } },
    ],
  ])
})
const schema = () => space.get('collection', home)?.schema

it('a property is made under a name that no other has', () => {
  const wanted = { id: 'made', type: 'number', name: 'Tags', settings: { number_format: 'percent' } }
  space.write(draft => addProperty(draft, { now: () => 7 }, home, wanted))
  expect(schema()?.['made']).toEqual({ id: 'made', type: 'number', name: 'Tags 2', number_format: 'percent', order: 7 })
})
it('settings change one by one, and null takes one away', () => {
  space.write(draft => changeProperty(draft, home, tags, { name: 'Cloth', description: 'Of what' }))
  space.write(draft => changeProperty(draft, home, tags, { description: null }))
  expect(schema()?.['tags']).toEqual({ ...tags, name: 'Cloth' })
})
it('options leave what somebody did to them meanwhile', () => {
  space.write(draft => changeProperty(draft, home, tags, { options: [{ ...wool, name: 'Boiled wool' }] }))
  space.write(draft => changeProperty(draft, home, tags, { options: [wool, linen] }))
  expect(schema()?.['tags']?.['options']).toMatchObject([{ name: 'Boiled wool' }, { name: 'Linen' }])
})
it('a property is deleted and comes back by undo; the title stays', () => {
  const gone = space.write(draft => removeProperty(draft, home, 'tags'))
  expect(schema()).not.toHaveProperty('tags')
  space.write(draft => draft.revert(gone.inverse))
  expect(schema()?.['tags']).toEqual(tags)
  space.write(draft => removeProperty(draft, home, 'title'))
  expect(schema()).toHaveProperty('title')
})
