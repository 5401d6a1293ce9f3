import { catalogKinds } from '@sheaf/catalog'
import { spaceViewId, type Uuid, uuid } from '@sheaf/core/ids'
import type { RecordValue } from '@sheaf/core/operations/space-state'
import type { Table } from '@sheaf/core/records/all'
import { Replica } from '@sheaf/sync/replica'
import { describe, expect, it } from 'vitest'
import { pathTo, sameSections, startPage, treeSections } from './page-tree'

const id = (n: number): Uuid => uuid(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
const [space, user, team, plans, week, notes, text, gone] = [1, 2, 3, 4, 5, 6, 7, 8].map(id) as [
  Uuid,
  Uuid,
  Uuid,
  Uuid,
  Uuid,
  Uuid,
  Uuid,
  Uuid,
]

/** General: plans (text holding week), a page in the trash. Private: notes. */
function replica(): Replica {
  const made = new Replica({ spaceId: space, userId: user, kinds: catalogKinds, now: () => 1, textClientId: () => 1 })
  const record = (table: Table, value: Record<string, unknown>) => ({
    table,
    value: { version: 1, last_version: 0, space_id: space, ...value } as unknown as RecordValue,
    role: 'editor' as const,
  })
  const block = (blockId: Uuid, type: string, title: string, parent: [string, Uuid], more: object = {}) =>
    record('block', {
      id: blockId,
      type,
      alive: true,
      properties: { title: [[title]] },
      format: {},
      content: [],
      parent_table: parent[0],
      parent_id: parent[1],
      ...more,
    })
  made.load(
    [
      record('team', { id: team, name: 'General', team_pages: [plans, gone] }),
      record('space_view', { id: spaceViewId(space, user), private_pages: [notes], joined_teams: [team] }),
      block(plans, 'page', 'Plans', ['team', team], { content: [text], format: { page_icon: '🌾' } }),
      block(text, 'text', 'words', ['block', plans], { content: [week] }),
      block(week, 'page', 'Week 46', ['block', text]),
      block(notes, 'page', '', ['space', space]),
      block(gone, 'page', 'Old', ['team', team], { alive: false }),
    ],
    [],
  )
  return made
}

describe('the page tree', () => {
  it('shows the team’s pages and one’s own, unfolded where asked, without what is in the trash', () => {
    const sections = treeSections(replica(), new Set([plans]), 'Private')
    expect(sections.map(section => [section.name, section.rows.map(row => `${row.level} ${row.title}`)])).toEqual([
      ['General', ['1 Plans', '2 Week 46']],
      ['Private', ['1 ']],
    ])
    expect(sections[0]?.rows[0]).toMatchObject({ icon: '🌾', isExpanded: true, position: 1, siblings: 1, parent: null })
    expect(sections[0]?.rows[1]?.parent).toBe(plans)
  })
  it('is the same until something shown changes', () => {
    const held = replica()
    const before = treeSections(held, new Set(), 'Private')
    expect(sameSections(before, treeSections(held, new Set(), 'Private'))).toBe(true)
    expect(sameSections(before, treeSections(held, new Set([plans]), 'Private'))).toBe(false)
  })
  it('knows the way to a page', () => {
    expect(pathTo(replica(), week)).toEqual({ team: 'General', pages: [plans, week] })
    expect(pathTo(replica(), notes)).toEqual({ team: undefined, pages: [notes] })
  })
  it('starts at the page seen last, unless it is gone', () => {
    expect(startPage(replica(), week)).toBe(week)
    expect(startPage(replica(), gone)).toBe(plans)
    expect(startPage(replica(), null)).toBe(plans)
  })
})
