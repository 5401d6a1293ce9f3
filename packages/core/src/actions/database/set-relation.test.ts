import { beforeEach, describe, expect, it } from 'vitest'
import type { Schema } from '../../collection/schema'
import type { Uuid } from '../../ids'
import { idOf, SmallSpace } from '../small-space.fixture'
import { setRelation } from './set-relation'

const [tasks, people, teams] = ['tasks', 'people', 'teams'].map(idOf) as [Uuid, Uuid, Uuid]
const title = { id: 'title', name: 'Name', type: 'title', order: 0 }
let space: SmallSpace
beforeEach(() => {
  const of = { parent_table: 'block', parent_id: idOf('database'), alive: true }
  const who = { id: 'who', name: 'Who', type: 'relation', order: 1 }
  space = new SmallSpace([
    ['collection', { ...of, id: tasks, schema: { title, who } }],
    ['collection', { ...of, id: people, schema: { title } }],
    ['collection', { ...of, id: teams, schema: { title } }],
  ])
})
const ports = { newShortId: () => 'back', now: () => 7 }
const lead = (collectionId: Uuid, backName: string | null): boolean => {
  let isNew = false
  space.write(draft => {
    isNew = setRelation(draft, ports, tasks, 'who', { collectionId, backName })
  })
  return isNew
}
const schemaOf = (id: Uuid): Schema => space.get('collection', id)?.schema as Schema

describe('where a relation leads', () => {
  it('is another collection, one way or two', () => {
    expect(lead(people, null)).toBe(false)
    expect(schemaOf(tasks)['who']).toMatchObject({ collection_id: people, kind: 'single' })
    expect(Object.keys(schemaOf(people))).toEqual(['title'])

    expect(lead(people, 'Tasks')).toBe(true)
    expect(schemaOf(tasks)['who']).toMatchObject({ kind: 'dual', synced_property: 'back' })
    const back = {
      name: 'Tasks',
      type: 'relation',
      order: 7,
      kind: 'dual',
      collection_id: tasks,
      synced_property: 'who',
    }
    expect(schemaOf(people)['back']).toEqual({ id: 'back', ...back })
  })

  it('gives the other side another name, takes it along to another collection, and away', () => {
    lead(people, 'Tasks')
    expect(lead(people, 'To do')).toBe(false)
    expect(schemaOf(people)['back']?.name).toBe('To do')

    expect(lead(teams, 'Tasks')).toBe(true)
    expect(Object.keys(schemaOf(people))).toEqual(['title'])
    expect(schemaOf(teams)['back']).toMatchObject({ name: 'Tasks', synced_property: 'who' })

    expect(lead(teams, null)).toBe(false)
    expect(Object.keys(schemaOf(teams))).toEqual(['title'])
    expect(schemaOf(tasks)['who']).not.toHaveProperty('synced_property')
  })

  it('is nothing where the property is gone', () => {
    let isNew = true
    const draft = space.write(made => {
      isNew = setRelation(made, ports, tasks, 'gone', { collectionId: people, backName: 'Tasks' })
    })
    expect([isNew, draft.operations]).toEqual([false, []])
  })
})
