import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { type DropBlock, type DropScene, dropTarget } from './drop-target'

/** A page of lines 30 high from x 100 to 800: two spaces are a level of 24, `(` marks a page, `-` a box. */
function scene(...lines: string[]): DropScene {
  const blocks: DropBlock[] = []
  const above: Uuid[] = []
  for (const [i, line] of lines.entries()) {
    const depth = (line.length - line.trimStart().length) / 2
    const name = line.trim()
    const below = lines.slice(i + 1).findIndex(other => (other.length - other.trimStart().length) / 2 <= depth)
    const height = below < 0 ? lines.length - i : below + 1
    const left = 100 + depth * 24
    blocks.push({
      id: name as Uuid,
      parent: depth === 0 ? null : (above[depth - 1] as Uuid),
      lane: null,
      box: { left, right: 800, top: i * 30, bottom: (i + height) * 30 },
      head: { left, right: 800, top: i * 30, bottom: (i + 1) * 30 },
      holds: !name.startsWith('-') && !name.startsWith('('),
      isPage: name.startsWith('('),
      isLayout: false,
    })
    above[depth] = name as Uuid
  }
  return { blocks, lanes: [], page: { left: 100, right: 800, top: 0, bottom: lines.length * 30 }, isRtl: false }
}
const drop = (on: DropScene, x: number, y: number, start = 100) => dropTarget(on, { x, y, start })

describe('[P 3] where dragged blocks land', () => {
  it('before the first block over its upper half', () => {
    expect(drop(scene('a', 'b'), 300, 5)).toMatchObject({ kind: 'between', parent: null, after: null, before: 'a' })
  })
  it('behind a block over its lower half', () => {
    expect(drop(scene('a', 'b'), 300, 25)).toMatchObject({
      kind: 'between',
      parent: null,
      after: 'a',
      line: { left: 100 },
    })
    expect(drop(scene('a', 'b'), 300, 200)).toMatchObject({ kind: 'between', parent: null, after: 'b' })
  })
  it('below a block when dragged to the right', () => {
    expect(drop(scene('a', 'b'), 320, 25, 124)).toMatchObject({
      parent: 'a',
      after: null,
      before: null,
      line: { left: 124 },
    })
  })
  it('among the children that follow, and no further out than they are', () => {
    expect(drop(scene('a', '  b', 'c'), 300, 25)).toMatchObject({ parent: 'a', after: null, before: 'b' })
  })
  it('at the depth that is pointed at behind the last child', () => {
    const page = scene('a', '  b', '    c', 'd')
    expect(drop(page, 300, 85, 100)).toMatchObject({ parent: null, after: 'a' })
    expect(drop(page, 300, 85, 124)).toMatchObject({ parent: 'a', after: 'b' })
    expect(drop(page, 300, 85, 148)).toMatchObject({ parent: 'b', after: 'c' })
    expect(drop(page, 300, 85, 172)).toMatchObject({ parent: 'c', after: null, line: { left: 172 } })
  })
  it('behind a block whose words are pointed at, never below it', () => {
    expect(drop(scene('a', 'b'), 320, 25, 250)).toMatchObject({ parent: null, after: 'a', line: { left: 100 } })
    expect(drop(scene('a', '  b', '    c', 'd'), 300, 85, 400)).toMatchObject({ parent: 'b', after: 'c' })
  })
  it('never below a box', () => {
    expect(drop(scene('-', 'b'), 300, 25, 200)).toMatchObject({ parent: null, after: '-' })
  })
  it('into a page over its middle, beside it at its rims', () => {
    expect(drop(scene('a', '(p', 'b'), 300, 45)).toMatchObject({ kind: 'into', page: '(p' })
    expect(drop(scene('a', '(p', 'b'), 300, 57)).toMatchObject({ kind: 'between', after: '(p' })
  })
  it('beside a block at its edges', () => {
    expect(drop(scene('a', 'b'), 795, 15)).toMatchObject({ kind: 'beside', of: 'a', side: 'end' })
    expect(drop(scene('a', 'b'), 40, 45, 50)).toMatchObject({ kind: 'beside', of: 'b', side: 'start' })
    expect(drop(scene('a', '  b'), 795, 45)).toMatchObject({ kind: 'beside', of: 'a' })
    expect(drop(scene('a', 'b'), 795, 500)).toMatchObject({ kind: 'between' })
  })
  it('in the column that is pointed at', () => {
    const on = scene('list', 'x', 'y')
    const [list, x, y] = on.blocks as [DropBlock, DropBlock, DropBlock]
    const left = { left: 100, right: 430, top: 0, bottom: 60 }
    const right = { left: 470, right: 800, top: 0, bottom: 60 }
    const columns: DropScene = {
      ...on,
      lanes: [
        { id: 'l' as Uuid, box: left },
        { id: 'r' as Uuid, box: right },
      ],
      blocks: [
        { ...list, isLayout: true, holds: false, box: { ...left, right: 800 }, head: { ...left, right: 800 } },
        { ...x, lane: 'l' as Uuid, parent: 'l' as Uuid, box: { ...left, bottom: 30 }, head: { ...left, bottom: 30 } },
        { ...y, lane: 'r' as Uuid, parent: 'r' as Uuid, box: { ...right, bottom: 30 }, head: { ...right, bottom: 30 } },
      ],
    }
    expect(drop(columns, 500, 25, 470)).toMatchObject({ kind: 'between', parent: 'r', after: 'y' })
    expect(drop(columns, 440, 5, 100)).toMatchObject({ kind: 'beside', of: 'x', side: 'end', line: { bottom: 60 } })
    expect(drop(columns, 200, 200)).toMatchObject({ kind: 'between', parent: null, after: 'list', line: { top: 58.5 } })
    expect(drop(columns, 795, 200)).toMatchObject({ kind: 'between', parent: null, after: 'list' })
  })
  it('the other way round in right-to-left', () => {
    const flip = ({ left, right, ...rest }: DropBlock['box']) => ({ left: 900 - right, right: 900 - left, ...rest })
    const on = scene('a', 'b')
    const rtl: DropScene = {
      ...on,
      isRtl: true,
      page: flip(on.page),
      blocks: on.blocks.map(block => ({ ...block, box: flip(block.box), head: flip(block.head) })),
    }
    expect(drop(rtl, 500, 25, 776)).toMatchObject({ parent: 'a', line: { left: 100, right: 776 } })
    expect(drop(rtl, 105, 15, 800)).toMatchObject({ kind: 'beside', of: 'a', side: 'end' })
  })
  it('nowhere on a page without blocks', () => {
    expect(drop(scene(), 300, 5)).toBe(null)
  })
})
