// Cmd+Z after the type of a property was changed.
import { keptAs } from '@sheaf/core/collection/kept-property'
import type { Property, Schema } from '@sheaf/core/collection/schema'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { History } from '@sheaf/editor/history'
import { beforeEach, describe, expect, it } from 'vitest'
import { TypeStep } from './type-step'

const property = (type: string): Property => ({ id: 'p', name: 'p', order: 1, type })
const kept = (id: string, type: string, at: number, more = {}): Property =>
  keptAs(property(type), id, {
    ...{ property: 'p', at, zone: 'UTC', locale: 'en', rows: 0, kept: 0, partly: 0, lost: 0, isDone: true },
    ...more,
  })

let schema: Schema
let deleted: Schema
let asked: string[]
let history: History
const settled = async (): Promise<void> => {
  for (let i = 0; i < 8; i++) await Promise.resolve()
}
const place = {
  property: 'p',
  collection: () => ({ schema, deleted_schema: deleted }) as unknown as CollectionValue,
  goBack: async (from: string, type: string) => {
    asked.push(`${from} ${type}`)
    return `k${asked.length + 1}`
  },
}
const step = (done: Promise<string> = Promise.resolve('k1')): TypeStep => new TypeStep(place, 'text', 'number', done)

beforeEach(() => {
  schema = { p: property('number') }
  deleted = { k1: kept('k1', 'text', 1) }
  asked = []
  history = new History({ commit: () => null, replica: undefined as never }, () => 0)
})

describe('[P 3] a change of type is a step of the history', () => {
  it('that goes back to what it was, and again to what it became', async () => {
    history.note(step())
    await settled()
    expect(history.undo()).toEqual({ draft: null })
    await settled()
    expect(asked).toEqual(['k1 text'])
    expect(history.canUndo).toBe(false)
    deleted = { k2: kept('k2', 'number', 2, { returnsTo: 'k1' }) }
    history.redo()
    await settled()
    expect(asked).toEqual(['k1 text', 'k2 number'])
    expect([history.canUndo, history.canRedo]).toEqual([true, false])
  })
  it('that waits where it has not come to its end', async () => {
    let end: (kept: string) => void = () => {}
    history.note(step(new Promise(resolve => (end = resolve))))
    expect(history.undo()).not.toBeNull()
    await settled()
    expect(asked).toEqual([])
    end('k1')
    await settled()
    expect(asked).toEqual(['k1 text'])
  })
  it('that is passed over where it failed', async () => {
    history.note(step(Promise.reject(new Error('no'))))
    await settled()
    expect(history.undo()).toBeNull()
  })
  it('that the note about it takes back whatever was done after it, and once', async () => {
    const entry = history.note(step())
    history.note(step(Promise.resolve('k9')))
    await settled()
    history.takeBack(entry)
    expect(history.takeBack(entry)).toBeNull()
    await settled()
    expect(asked).toEqual(['k1 text'])
  })
  it.each<[what: string, since: () => void, isTakenBack: boolean]>([
    ['nobody', () => {}, true],
    ['another property', () => (deleted = { ...deleted, k7: kept('k7', 'url', 9, { property: 'q' }) }), true],
    ['news that have not come', () => (deleted = {}), true],
    ['somebody who changed it again', () => (deleted = { ...deleted, k7: kept('k7', 'number', 9) }), false],
    [
      'somebody who is changing it',
      () => (deleted = { ...deleted, k7: kept('k7', 'number', 9, { isDone: false }) }),
      false,
    ],
    ['somebody who went back', () => (deleted = { k7: kept('k7', 'number', 9, { returnsTo: 'k1' }) }), false],
    ['somebody who deleted it', () => (schema = {}), false],
  ])('that gives way to %s', async (_who, since, isTakenBack) => {
    history.note(step())
    await settled()
    since()
    expect(history.undo() !== null).toBe(isTakenBack)
  })
})
