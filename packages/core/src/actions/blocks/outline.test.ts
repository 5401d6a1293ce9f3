// What keys, importers and interfaces mean by blocks, without a caret: the editor's own tests show the same with one.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Uuid } from '../../ids'
import { blockKinds } from '../../kinds/block-kind'
import { type BlockTree, tree } from '../../kinds/block-tree'
import { atEnd } from '../../operations/anchor'
import { insertTree } from '../block-trees'
import { createPage } from '../pages'
import { idOf, SmallSpace } from '../small-space.fixture'
import { breakBlock, createBeside, createInside } from './break-block'
import { deleteBetween } from './delete-between'
import { dropFor } from './drop-blocks'
import { indentable, indentBlocks, mayOutdent, outdentable, outdentBlocks } from './indent'
import { insertKind } from './insert-kind'
import { isSpare, joinBlocks, leaveFrame, trashIfEmpty } from './join-blocks'
import { moveBlocks, stepFor } from './move-blocks'
import { inBlock, mayMerge } from './places'
import { putTreesAt, putTreesBehind } from './put-trees'
import { nextBlock, previousBlock, readFrom } from './reading-order'
import { tidyFrames } from './tidy-frames'
import { comesApart, unwrapBlock, wrapBlocks } from './wrap-blocks'

const text = { flowing: true, page: false } as const
const kinds = blockKinds([
  { type: 'text', ...text },
  { type: 'header', ...text },
  { type: 'quote', ...text },
  { type: 'bulleted_list', ...text, next: 'same' },
  { type: 'toggle', ...text, next: 'inside' },
  { type: 'divider', flowing: false, page: false, holds: 'nothing' },
  { type: 'column_list', flowing: false, page: false, head: 'frame', holds: ['column'], fewest: 2 },
  { type: 'column', flowing: false, page: false, head: 'frame', borders: 'around' },
  { type: 'page', flowing: false, page: true },
])
const page = idOf('page')
let space: SmallSpace
let folds: 'open' | 'closed' | null

beforeEach(() => {
  space = new SmallSpace([['team', { id: idOf('team'), team_pages: [] }]], kinds)
  space.write(draft => createPage(draft, page, { parent: { table: 'team', id: idOf('team') }, at: atEnd }))
  folds = null
})
const ports = () => ({ newId: space.newId, newCopyId: space.newId, kinds: [], root: page, foldOf: () => folds })
const said = (words: string, children: readonly BlockTree[] = [], type = 'text'): BlockTree =>
  tree(type, { runs: [{ insert: words }], children })
const columns = (...parts: readonly (readonly BlockTree[])[]): BlockTree =>
  tree('column_list', { children: parts.map(children => tree('column', { children })) })
const fill = (...trees: readonly BlockTree[]): void =>
  void space.write(draft => insertTree(draft, trees, inBlock(page), atEnd, space.newId))

/** The words of each block, or its type where it has none; what lies in a block follows it in a list. */
const outline = (id = page): unknown[] =>
  space.content(id).map(child => {
    const below = outline(child)
    const name = space.titleOf(child) || (space.block(child)?.type ?? '')
    return below.length > 0 ? [name, ...below] : name
  })
const below = (id: Uuid): readonly Uuid[] => space.content(id).flatMap(child => [child, ...below(child)])
/** The first block with these words, or of this type. */
function at(name: string): Uuid {
  const found = below(page).find(id => (space.titleOf(id) || space.block(id)?.type) === name)
  if (!found) throw new Error(`no block says ${name}`)
  return found
}

describe('deeper and back', () => {
  it('a block goes under the one before it, behind what lies there, with those selected with it', () => {
    fill(said('a', [said('a1')]), said('b'), said('c'))
    const going = indentable(space, page, [at('b'), at('c')])
    if (!going) throw new Error('nothing can go deeper')
    space.write(draft => indentBlocks(draft, going))
    expect(outline()).toEqual([['a', 'a1', 'b', 'c']])
  })
  it('the first block stays, and so does one behind what holds none', () => {
    fill(said('a'), tree('divider'), said('b'))
    expect(indentable(space, page, [at('a')])).toBe(null)
    expect(indentable(space, page, [at('b')])).toBe(null)
    expect(indentable(space, page, [])).toBe(null)
  })
  it('blocks come out behind their parent in their order, and what followed them stays', () => {
    fill(said('a', [said('b'), said('c'), said('d')]), said('e'))
    const going = outdentable(space, page, [at('b'), at('c')])
    space.write(draft => outdentBlocks(draft, going))
    expect(outline()).toEqual([['a', 'd'], 'b', 'c', 'e'])
    expect(mayOutdent(space, page, at('b'))).toBe(false)
  })
  it('nothing comes out of a column', () => {
    fill(columns([said('left')], [said('right')]))
    expect(outdentable(space, page, [at('left')])).toEqual([])
  })
})

describe('whole blocks', () => {
  it('step past their neighbour, and not out of their parent', () => {
    fill(said('a'), said('b'), said('c'))
    const up = stepFor(space, [at('b'), at('c')], 'up')
    if (!up) throw new Error('no step')
    space.write(draft => moveBlocks(draft, up))
    expect(outline()).toEqual(['b', 'c', 'a'])
    expect(stepFor(space, [at('b')], 'up')).toBe(null)
    expect(stepFor(space, [at('a')], 'down')).toBe(null)
  })
  it('are dropped between neighbours, of which one may go with them, and never into themselves', () => {
    fill(said('a', [said('inner')]), said('b'), said('c'))
    const drop = dropFor(space, [at('b')], page, { after: at('b'), before: at('c') })
    expect(drop?.index).toBe(1)
    expect(dropFor(space, [at('a')], at('inner'), { after: null, before: null })).toBe(null)
    const last = dropFor(space, [at('a')], page, { after: null, before: null })
    if (last) space.write(draft => moveBlocks(draft, last))
    expect(outline()).toEqual(['b', 'c', ['a', 'inner']])
  })
  it('are put into another where the first of them stood, and come out of it in their place', () => {
    fill(said('a'), said('b'), said('c'))
    const wrapping = idOf('wrapping')
    space.write(draft => wrapBlocks(draft, wrapping, 'toggle', [at('a'), at('b')]))
    expect(outline()).toEqual([['toggle', 'a', 'b'], 'c'])
    expect(comesApart(space, page, wrapping, new Set())).toBe(true)
    space.write(draft => unwrapBlock(draft, ports(), wrapping, true))
    expect(outline()).toEqual(['a', 'b', 'c'])
  })
  it('leave the words of a box before them', () => {
    fill(said('box', [said('a')], 'toggle'))
    space.write(draft => unwrapBlock(draft, ports(), at('box'), true))
    expect(outline()).toEqual(['box', 'a'])
    expect(space.block(at('box'))?.type).toBe('text')
  })
})

describe('a text that is broken', () => {
  const breakAt = (name: string, offset: number): void =>
    void space.write(draft => breakBlock(draft, ports(), { block: at(name), offset }))
  it('gives its end and its children to the block behind it', () => {
    fill(said('ab', [said('below')]))
    breakAt('ab', 1)
    expect(outline()).toEqual(['a', ['b', 'below']])
  })
  it('makes an empty block before it at its start, and behind it at its end', () => {
    fill(said('a'))
    breakAt('a', 0)
    breakAt('a', 1)
    expect(outline()).toEqual(['text', 'a', 'text'])
  })
  it('goes on inside what is open, and behind what is closed', () => {
    fill(said('ab', [said('below')], 'toggle'))
    folds = 'open'
    breakAt('ab', 1)
    expect(outline()).toEqual([['a', 'b', 'below']])
    folds = 'closed'
    breakAt('a', 1)
    expect(outline()).toEqual([['a', 'b', 'below'], 'text'])
  })
  it('steps back where it is empty: out of its parent, then to a paragraph', () => {
    fill(said('a', [tree('bulleted_list')], 'bulleted_list'))
    const empty = at('bulleted_list')
    const step = (): void => void space.write(draft => breakBlock(draft, ports(), { block: empty, offset: 0 }))
    step()
    expect(outline()).toEqual(['a', 'bulleted_list'])
    step()
    expect(outline()).toEqual(['a', 'text'])
  })
  it('gets empty neighbours and an empty first child', () => {
    fill(said('a', [said('b')], 'header'))
    space.write(draft => createBeside(draft, ports(), at('a'), 'before', 'quote'))
    space.write(draft => createInside(draft, space.newId, at('a')))
    expect(outline()).toEqual(['quote', ['a', 'text', 'b']])
  })
})

describe('what lies between two places', () => {
  const between = (from: string, start: number, to: string, end: number): void =>
    void space.write(draft =>
      deleteBetween(draft, page, { block: at(from), offset: start }, { block: at(to), offset: end }),
    )
  it('goes, and the end joins the beginning', () => {
    fill(said('abc', [said('below')]), said('whole', [said('too')]), said('xyz'))
    between('abc', 1, 'xyz', 2)
    expect(outline()).toEqual(['az'])
  })
  it('is emptied by itself on both sides of a border', () => {
    fill(columns([said('left')], [said('right')]))
    between('left', 1, 'right', 2)
    expect(outline()).toEqual([['column_list', ['column', 'l'], ['column', 'ght']]])
    expect(mayMerge(space, at('l'), at('ght'), page)).toBe(false)
  })
})

describe('neighbours', () => {
  it('become one text', () => {
    fill(said('a'), said('b'))
    space.write(draft => joinBlocks(draft, at('b'), at('a')))
    expect(outline()).toEqual(['ab'])
  })
  it('go where they are spare, and not while something is in them', () => {
    fill(said('a', [tree('text')]), said('b'))
    const empty = at('text')
    expect([isSpare(space, page, empty), isSpare(space, page, at('b'))]).toEqual([true, false])
    space.write(draft => {
      trashIfEmpty(draft, empty)
      trashIfEmpty(draft, at('b'))
    })
    expect(outline()).toEqual(['a', 'b'])
  })
  it('leave an empty column, which goes with its frame', () => {
    fill(said('before'), columns([tree('text')], [said('right')]))
    space.write(draft => {
      leaveFrame(draft, at('text'))
      tidyFrames(draft)
    })
    expect(outline()).toEqual(['before', 'right'])
  })
  it('are read in order: a block, what lies in it, what follows', () => {
    fill(said('a', [said('b')]), said('c'))
    expect([previousBlock(space, at('c'), page), nextBlock(space, at('a'), page)]).toEqual([at('b'), at('b')])
    expect([...readFrom(space, at('a'), page)]).toEqual([at('b'), at('c')])
    expect([previousBlock(space, at('a'), page), nextBlock(space, at('c'), page)]).toEqual([null, null])
  })
})

describe('a kind that is chosen', () => {
  const choose = (name: string, type: string): void =>
    void space.write(draft => insertKind(draft, ports(), at(name), { type }))
  it('is what an empty text becomes, and stands behind one with words', () => {
    fill(tree('text'), said('b'))
    choose('text', 'header')
    choose('b', 'quote')
    expect(outline()).toEqual(['header', 'b', 'quote'])
  })
  it('takes the place of an empty text where it has none itself, and writing goes on behind it', () => {
    fill(tree('text'))
    choose('text', 'divider')
    expect(outline()).toEqual(['divider', 'text'])
  })
})

describe('blocks that are put in', () => {
  const put = (name: string, offset: number, ...trees: readonly BlockTree[]) => {
    let point: unknown
    space.write(draft => {
      point = putTreesAt(draft, ports(), { block: at(name), offset }, trees, {})
    })
    return point
  }
  it('go into the line where they are one text', () => {
    fill(said('ad'))
    expect(put('ad', 1, said('bc'))).toEqual({ block: at('abcd'), offset: 3 })
    expect(outline()).toEqual(['abcd'])
  })
  it('join the text around the place at both ends', () => {
    fill(said('az', [said('below')]))
    put('az', 1, said('b'), tree('divider'), said('y'))
    expect(outline()).toEqual(['ab', 'divider', ['yz', 'below']])
  })
  it('take the place of an empty text, and stand behind a box', () => {
    fill(tree('text'), said('z'))
    put('text', 0, tree('divider'))
    expect(outline()).toEqual(['divider', 'z'])
    space.write(draft => putTreesBehind(draft, ports(), [said('n')], { block: at('divider') }, undefined))
    expect(outline()).toEqual(['divider', 'n', 'z'])
  })
  it('begin an empty page', () => {
    space.write(draft => putTreesBehind(draft, ports(), [said('n')], { page }, undefined))
    expect(outline()).toEqual(['n'])
  })
})
