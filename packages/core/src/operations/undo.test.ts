import { describe, expect, it } from 'vitest'
import { Draft } from '../actions/draft'
import { captureInverse, type Inverse, type Operation } from './all'
import { applyTransaction, lengthOfBlock, runsOfBlock } from './apply-transaction'
import type { OpenSpace } from './open-space'
import type { Pointer } from './record-id'
import { ada, type Drawing, drawSpace, idOf, kinds, spaceId } from './space.fixture'
import { SpaceState } from './space-state'
import { isShown } from './tree'

const draw = () =>
  drawSpace(`
    P
      a one
      b two
        b1
        b2
      c three`)
const block = (name: string) => ({ table: 'block', id: idOf(name) })

/** What undoes an operation, captured around it as it happens. */
function undoOf(s: Drawing, ...operations: Operation[]): readonly Inverse[] {
  const last = operations.at(-1) as Operation
  const above = new SpaceState(spaceId, s.state)
  applyTransaction(above, s.texts, operations.slice(0, -1), s.context)
  const after = captureInverse(above, last)
  applyTransaction(above, s.texts, [last], s.context)
  const inverse = after()
  s.run(...operations)
  return inverse
}

/** The operations that take it back. */
function revert(s: Drawing, inverse: readonly Inverse[]): readonly Operation[] {
  const view = new SpaceState(spaceId, s.state)
  const space: OpenSpace = {
    spaceId,
    userId: ada,
    kinds,
    view,
    texts: s.texts,
    context: () => s.context,
    get: (table, id) => view.get(table, id),
    block: id => view.block(id),
    content: id => view.content(id),
    runs: id => runsOfBlock(view, s.texts, id),
    length: id => lengthOfBlock(view, s.texts, id),
    isShown: id => isShown(view, id, s.context),
  }
  const draft = new Draft(space)
  draft.revert(inverse)
  return draft.operations
}

describe('what undoes a change of the tree', () => {
  it('a create, unless the block was there before', () => {
    const s = draw()
    expect(undoOf(s, s.create('x', 'P'))).toEqual([{ undo: 'createBlock', id: idOf('x') }])
    expect(undoOf(s, s.create('x', 'P'))).toEqual([])
  })

  it('a move knows where the block was, by its neighbours, and where it went', () => {
    const s = draw()
    expect(undoOf(s, s.move('b', 'a'))).toEqual([
      {
        undo: 'moveBlock',
        id: idOf('b'),
        from: block('P'),
        at: { after: [idOf('a')], before: [idOf('c')] },
        to: block('a'),
      },
    ])
    s.run(s.trash('c'))
    expect(undoOf(s, s.move('c', 'a'))).toEqual([])
  })

  it('a split is undone by a merge, and the taking out of a merged block by merging it again', () => {
    const s = draw()
    expect(undoOf(s, ...s.split('a', 1, 'x'))).toEqual([{ undo: 'splitBlock', id: idOf('x') }])
    s.run(s.merge('c', 'a'))
    expect(undoOf(s, s.unmerge('c'))).toEqual([{ undo: 'splitBlock', id: idOf('c'), outOf: idOf('a') }])
  })

  it('a split that had no effect is nothing to undo', () => {
    const s = draw()
    expect(undoOf(s, ...s.split('P', 0, 'x').slice(1))).toEqual([])
  })

  it('a merge knows its place and its children; one without effect is nothing to undo', () => {
    const s = draw()
    expect(undoOf(s, s.merge('b', 'a'))).toEqual([
      {
        undo: 'mergeBlock',
        id: idOf('b'),
        parent: block('P'),
        at: { after: [idOf('a')], before: [idOf('c')] },
        children: [idOf('b1'), idOf('b2')],
      },
    ])
    expect(undoOf(s, s.merge('b', 'a'))).toEqual([])
    expect(undoOf(s, s.merge('c', 'P'))).toEqual([])
  })

  it('a trash is undone by a restore, unless another person was first', () => {
    const s = draw()
    expect(undoOf(s, s.trash('b'))).toEqual([{ undo: 'trashBlock', id: idOf('b') }])
    expect(undoOf(s, s.trash('b'))).toEqual([])
    expect(undoOf(s, s.trash('a', { ifEmpty: true }))).toEqual([])
  })

  it('a restore is undone by a trash; of a block that went because it was empty, only if it is empty then', () => {
    const s = draw()
    s.run(s.trash('a'), s.trash('b1', { ifEmpty: true }))
    expect(undoOf(s, s.restore('a'))).toEqual([{ undo: 'restoreBlock', id: idOf('a') }])
    expect(undoOf(s, s.restore('b1'))).toEqual([{ undo: 'createBlock', id: idOf('b1') }])
    expect(undoOf(s, s.restore('c'))).toEqual([])
  })

  it('a text edit brings its own undo, and a new comment has none', () => {
    const s = draw()
    expect(undoOf(s, s.insert('a', 0, 'x'))).toEqual([])
    const value = { parent_table: 'block', parent_id: idOf('a') }
    expect(
      undoOf(s, { command: 'create', pointer: { table: 'discussion', id: idOf('d'), spaceId }, args: { value } }),
    ).toEqual([])
  })
})

describe('what takes a field change back', () => {
  const color = (s: Drawing, value: string) => s.field('set', 'a', ['format', 'color'], { value })

  it('set and unset give the old value back, or take the field away', () => {
    const s = draw()
    const first = undoOf(s, color(s, 'red'))
    const second = undoOf(s, color(s, 'blue'))
    const third = undoOf(s, s.field('unset', 'a', ['format', 'color'], {}))
    s.run(...revert(s, third))
    expect(s.block('a').format).toEqual({ color: 'blue' })
    s.run(...revert(s, second))
    expect(s.block('a').format).toEqual({ color: 'red' })
    s.run(...revert(s, first))
    expect(s.block('a').format).toEqual({})
  })

  it('only where the value is still mine', () => {
    const s = draw()
    const mine = undoOf(s, color(s, 'red'))
    s.run(color(s, 'green'))
    expect(revert(s, mine)).toEqual([])
    const taken = undoOf(s, s.field('unset', 'a', ['format', 'color'], {}))
    s.run(color(s, 'green'))
    expect(revert(s, taken)).toEqual([])
  })

  it('update is taken back key by key', () => {
    const s = draw()
    s.run(color(s, 'red'))
    const mine = undoOf(s, s.field('update', 'a', ['format'], { value: { color: 'blue', icon: 'x', size: 1 } }))
    s.run(s.field('set', 'a', ['format', 'icon'], { value: 'theirs' }))
    s.run(...revert(s, mine))
    expect(s.block('a').format).toEqual({ color: 'red', icon: 'theirs' })
  })

  it('an id goes out of a list, comes back, or goes back to where it was', () => {
    const s = draw()
    const list = () => s.block('P').discussions
    const [x, y, z] = ['x', 'y', 'z'].map(idOf) as [Pointer['id'], Pointer['id'], Pointer['id']]
    const insert = (id: Pointer['id'], after: Pointer['id'][] = []) =>
      s.field('listInsert', 'P', ['discussions'], { id, at: { after, before: [] } })
    s.run(insert(x), insert(y))
    const inserted = undoOf(s, insert(z, [x]))
    const moved = undoOf(s, insert(x, [y]))
    expect(list()).toEqual([z, y, x])
    s.run(...revert(s, moved))
    expect(list()).toEqual([x, z, y])
    s.run(...revert(s, inserted))
    expect(list()).toEqual([x, y])
    expect(revert(s, inserted)).toEqual([])
    const removed = undoOf(s, s.field('listRemove', 'P', ['discussions'], { id: x }))
    expect(undoOf(s, s.field('listRemove', 'P', ['discussions'], { id: x }))).toEqual([])
    s.run(...revert(s, removed))
    expect(list()).toEqual([x, y])
    expect(revert(s, removed)).toEqual([])
  })

  it('[P 6] an entry of a keyed list gets its old value and place back, unless another person changed it', () => {
    const s = draw()
    const user = (name: string, role: string) => ({ type: 'user', user_id: idOf(name), role })
    const set = (name: string, role: string) =>
      s.field('keyedSet', 'P', ['permissions'], { key: idOf(name), value: user(name, role) })
    s.run(set('ada', 'owner'), set('bob', 'reader'))
    const changed = undoOf(s, set('ada', 'editor'))
    const added = undoOf(s, set('eve', 'reader'))
    const removed = undoOf(s, s.field('keyedRemove', 'P', ['permissions'], { key: idOf('ada') }))
    s.run(...revert(s, removed))
    expect(s.block('P').permissions).toEqual([user('ada', 'editor'), user('bob', 'reader'), user('eve', 'reader')])
    s.run(...revert(s, added))
    s.run(...revert(s, changed))
    expect(s.block('P').permissions).toEqual([user('ada', 'owner'), user('bob', 'reader')])
    expect(revert(s, changed)).toEqual([])
  })

  it('nothing where the record has gone', () => {
    const s = draw()
    const mine = undoOf(s, color(s, 'red'))
    expect(revert(drawSpace('Q'), mine)).toEqual([])
  })
})
