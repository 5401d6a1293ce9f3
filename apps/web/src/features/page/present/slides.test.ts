import { allBlockKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import { block, idOf, page, type record, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import type { Replica } from '@sheaf/sync/replica'
import { describe, expect, it } from 'vitest'
import { keyTurn } from './key-turn'
import { slidesOf, slideWith } from './slides'

/** The ids of a page's blocks, and of the page. */
const id = (n: number): Uuid => idOf(100 + n)
const shownPage = id(0)

/** Blocks 1, 2, 3 … in a row, each a type, or a type with the types below it. */
function pageOf(...blocks: (string | readonly [string, ...string[]])[]): Replica {
  const records: ReturnType<typeof record>[] = []
  let n = 0
  const add = (type: string, parent: Uuid, below: readonly string[]): Uuid => {
    const own = id(++n)
    const content = below.map(child => add(child, own, []))
    records.push(block(type, own, '', ['block', parent], { content }))
    return own
  }
  const content = blocks.map(one =>
    typeof one === 'string' ? add(one, shownPage, []) : add(one[0], shownPage, one.slice(1)),
  )
  return smallSpace({}, [...records, page(shownPage, '', ['space', space], { content })])
}
const shown = (replica: Replica) => slidesOf(replica, shownPage, allBlockKinds)

describe('[P 3] a page as slides', () => {
  it('is its slide blocks, wherever they lie, and nothing beside them', () => {
    expect(shown(pageOf('text', ['slide', 'text'], 'divider', ['toggle', 'slide']))).toEqual([[id(2)], [id(6)]])
  })
  it('is what lies between its dividers where it has no slides', () => {
    expect(shown(pageOf('text', 'text', 'divider', 'divider', 'text'))).toEqual([[id(1), id(2)], [id(5)]])
    expect(shown(pageOf())).toEqual([])
  })
  it('begins at the slide that holds a block', () => {
    const replica = pageOf(['slide', 'text'], ['slide', 'text'])
    expect(slideWith(replica, shown(replica), id(4))).toBe(1)
    expect(slideWith(replica, shown(replica), undefined)).toBe(0)
  })
})

describe('[C 5.7] keys of a presentation', () => {
  it('turn along the reading direction', () => {
    expect(keyTurn('ArrowRight', false, false)).toBe('on')
    expect(keyTurn('ArrowRight', false, true)).toBe('back')
    expect(keyTurn(' ', true, false)).toBe('back')
    expect(keyTurn('x', false, false)).toBeNull()
  })
})
