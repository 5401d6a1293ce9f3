import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { dropPlace } from './drop-place'
import type { TreeRow, TreeSection } from './tree-shape'

/** `0` Plans ▾ · `1` Week ▾ · `2` Monday · `3` Notes ▾ with nothing inside · `4` (the line that says so) · `5` Old */
const row = (id: string, parent: string | null, level: number, line: number, more: Partial<TreeRow> = {}): TreeRow => ({
  id: id as Uuid,
  key: id,
  parent: parent as Uuid | null,
  level,
  isExpanded: false,
  isEmpty: false,
  position: 1,
  siblings: 1,
  line,
  ...more,
})
const section: TreeSection = {
  id: 'private',
  isEmpty: false,
  isFolded: false,
  rows: [
    row('plans', null, 1, 0, { isExpanded: true }),
    row('week', 'plans', 2, 1, { isExpanded: true }),
    row('monday', 'week', 3, 2),
    row('notes', null, 1, 3, { isExpanded: true, isEmpty: true }),
    row('old', null, 1, 5),
  ],
  lines: 6,
}
const said = (y: number, level: number): string => {
  const { drop, mark } = dropPlace(section, y, level)
  const where = 'page' in drop.where ? `in ${drop.where.page}` : `at the top of ${drop.where.list}`
  const beside = drop.beside ? `, ${drop.beside.side} ${drop.beside.id}` : ''
  return `${where}${beside} (${mark.kind} ${mark.line}${mark.kind === 'gap' ? `, level ${mark.level}` : ''})`
}

describe('where a page is dropped', () => {
  it.each([
    [0.5, 1, 'in plans (into 0)'],
    [0.1, 1, 'at the top of private, before plans (gap 0, level 1)'],
    [-0.4, 3, 'at the top of private, before plans (gap 0, level 1)'],
    // Below an unfolded page is before the first page inside it, however far left the pointer is.
    [0.9, 1, 'in plans, before week (gap 1, level 2)'],
    // Below the last page of a page the pointer says how deep.
    [2.9, 3, 'in week, after monday (gap 3, level 3)'],
    [2.9, 2, 'in plans, after week (gap 3, level 2)'],
    [2.9, 1, 'at the top of private, before notes (gap 3, level 1)'],
    [3.1, 9, 'in week, after monday (gap 3, level 3)'],
    // The line that says that a page is empty is inside it.
    [3.9, 1, 'in notes (into 3)'],
    [4.5, 1, 'in notes (into 3)'],
    [5.9, 1, 'at the top of private, after old (gap 6, level 1)'],
    [40, 4, 'at the top of private, after old (gap 6, level 1)'],
  ])('%s lines down, %s deep: %s', (y, level, expected) => expect(said(y, level)).toBe(expected))

  it('is the first of a section that has nothing', () => {
    const { drop } = dropPlace({ ...section, rows: [], lines: 0 }, 0, 1)
    expect(drop).toEqual({ where: { list: 'private' }, beside: null })
  })
})
