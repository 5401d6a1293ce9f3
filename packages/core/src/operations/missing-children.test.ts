// A client may hold a list of children before it holds the children: predicting must not fail on that.
import { describe, expect, it } from 'vitest'
import { uuid } from '../ids'
import { blockKinds } from '../kinds/block-kind'
import { ownSlice } from '../text/slice'
import { TextStore } from '../text/text-store'
import { applyOperation, type Operation } from './all'
import { blockPointer } from './record-id'
import { type RecordValue, recordSource, SpaceState } from './space-state'

const id = (n: number) => uuid(`00000000-0000-4000-8000-00000000000${n}`)
const [space, page, other, a, b, missing] = [1, 2, 3, 4, 5, 6].map(id) as [
  ReturnType<typeof id>,
  ReturnType<typeof id>,
  ReturnType<typeof id>,
  ReturnType<typeof id>,
  ReturnType<typeof id>,
  ReturnType<typeof id>,
]
const kinds = blockKinds([
  { type: 'text', flowing: true, page: false },
  { type: 'page', flowing: false, page: true },
])
const block = (at: typeof a, parent: typeof a, type: string, content: (typeof a)[]): RecordValue => ({
  id: at,
  version: 1,
  last_version: 0,
  space_id: space,
  type,
  alive: true,
  content,
  parent_id: parent,
  parent_table: type === 'page' ? 'space' : 'block',
  ...(type === 'page' ? {} : { page_id: parent }),
  properties: {},
  format: {},
  crdt_data: { title: [ownSlice(at)], own: ownSlice(at) },
})

function holding(...values: readonly RecordValue[]): SpaceState {
  const records = new Map(values.map(value => [value.id, value]))
  return new SpaceState(
    space,
    recordSource(
      (_table, at) => records.get(at),
      key => key.slice(0, 36) as typeof a,
    ),
  )
}
function run(state: SpaceState, operation: Operation): void {
  const texts = new TextStore({ clientId: 7, hydrate: () => [] })
  applyOperation(state, texts, operation, { kinds, actorId: space, actorTable: 'sheaf_user', now: 1 })
}

describe('children that have not arrived', () => {
  it.each([
    {
      command: 'moveBlock',
      pointer: blockPointer(space, b),
      args: { parent: blockPointer(space, other), at: { after: [], before: [] } },
    },
    { command: 'mergeBlock', pointer: blockPointer(space, b), args: { into: a } },
    { command: 'trashBlock', pointer: blockPointer(space, b), args: { seen: [`${b}/`] } },
  ] as Operation[])('does not stop $command', operation => {
    const state = holding(
      block(page, space, 'page', [a, b]),
      block(other, space, 'page', []),
      block(a, page, 'text', []),
      block(b, page, 'text', [missing]),
    )
    run(state, operation)
    expect(state.content(page)).toEqual([a])
  })

  // Shown twice for a moment, the caret would be restored into the copy and the next keys would land elsewhere.
  it('are not listed a second time by the pending operation that makes them', () => {
    const state = holding(block(page, space, 'page', [missing, a]), block(a, page, 'text', []))
    run(state, {
      command: 'createBlock',
      pointer: blockPointer(space, missing),
      args: { type: 'text', parent: blockPointer(space, page), at: { after: [a], before: [] } },
    })
    expect(state.content(page)).toEqual([missing, a])
    expect(state.block(missing)?.parent_id).toBe(page)
  })
})
