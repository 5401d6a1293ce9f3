import { allBlockKinds, catalogKinds } from '@sheaf/catalog'
import { type Uuid, uuid } from '@sheaf/core/ids'
import type { RecordValue } from '@sheaf/core/operations/space-state'
import { Replica } from '@sheaf/sync/replica'
import { describe, expect, it } from 'vitest'
import { keyTurn } from './key-turn'
import { slidesOf, slideWith } from './slides'

const id = (n: number): Uuid => uuid(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
const page = id(100)

/** Blocks 1, 2, 3 … in a row, each a type, or a type with the types below it. */
function pageOf(...blocks: (string | readonly [string, ...string[]])[]): Replica {
  const made = new Replica({
    spaceId: id(1_000),
    userId: id(1_001),
    kinds: catalogKinds,
    now: () => 1,
    textClientId: () => 1,
  })
  const rows: { id: Uuid; type: string; parent_id: Uuid; content: Uuid[] }[] = []
  let n = 0
  const add = (type: string, parent: Uuid, below: readonly string[]): Uuid => {
    const own = id(++n)
    const row = { id: own, type, parent_id: parent, content: [] as Uuid[] }
    rows.push(row)
    row.content.push(...below.map(child => add(child, own, [])))
    return own
  }
  const content = blocks.map(block =>
    typeof block === 'string' ? add(block, page, []) : add(block[0], page, block.slice(1)),
  )
  rows.push({ id: page, type: 'page', parent_id: id(1_000), content })
  made.load(
    rows.map(row => ({
      table: 'block' as const,
      role: 'editor' as const,
      value: {
        version: 1,
        last_version: 0,
        space_id: id(1_000),
        alive: true,
        parent_table: row.id === page ? 'space' : 'block',
        properties: {},
        format: {},
        ...row,
      } as unknown as RecordValue,
    })),
    [],
  )
  return made
}
const shown = (replica: Replica) => slidesOf(replica, page, allBlockKinds)

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
