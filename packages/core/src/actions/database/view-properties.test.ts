import { beforeEach, expect, it } from 'vitest'
import type { ShownProperty } from '../../kinds/view-kind'
import { idOf, SmallSpace } from '../small-space.fixture'
import { insertProperty, moveProperty, showProperty } from './view-properties'

const view = idOf('view')
const columns: readonly ShownProperty[] = ['title', 'count', 'done', 'note'].map(id => ({ id, visible: id !== 'note' }))
let space: SmallSpace
beforeEach(() => {
  space = new SmallSpace([['collection_view', { id: view, type: 'table', alive: true, format: {} }]])
})
const listed = () => space.get('collection_view', view)?.format?.['properties'] as readonly ShownProperty[] | undefined
const order = () => listed()?.map(({ id }) => id)

it('a property is shown in another way, and all keep their places', () => {
  space.write(draft => showProperty(draft, { id: view, columns }, 'done', { width: 200 }))
  expect(order()).toEqual(['title', 'count', 'done', 'note'])
  expect(listed()?.[2]).toEqual({ id: 'done', visible: true, width: 200 })
  expect(listed()?.[3]).toEqual({ id: 'note', visible: false })
})
it('what is not said is kept, what is undefined is as everywhere again', () => {
  space.write(draft => showProperty(draft, { id: view, columns }, 'done', { width: 200, wrap: true }))
  space.write(draft => showProperty(draft, { id: view, columns }, 'done', { width: undefined, visible: false }))
  expect(listed()?.[2]).toEqual({ id: 'done', visible: false, wrap: true })
})
it('a property moves in front of another, or to the end', () => {
  space.write(draft => moveProperty(draft, { id: view, columns }, 'note', 'count'))
  expect(order()).toEqual(['title', 'note', 'count', 'done'])
  expect(listed()?.[1]).toEqual({ id: 'note', visible: false })
  space.write(draft => moveProperty(draft, { id: view, columns }, 'title', null))
  expect(order()).toEqual(['note', 'count', 'done', 'title'])
})
it('one that was just made is seen', () => {
  const made = { id: 'made', visible: false }
  space.write(draft => insertProperty(draft, { id: view, columns: [...columns, made] }, 'made', 'done'))
  expect(order()).toEqual(['title', 'count', 'made', 'done', 'note'])
  expect(listed()?.[2]).toEqual({ id: 'made', visible: true })
})
