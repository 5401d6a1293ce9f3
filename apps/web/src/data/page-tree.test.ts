import type { Uuid } from '@sheaf/core/ids'
import { block, idOf, idsOf, page, record, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import { describe, expect, it } from 'vitest'
import { pathTo, teamsToCome } from './page-tree'
import { preferredStarts, startPage } from './start-page'

const [team, plans, week, notes, text, gone] = idsOf(13, 14, 15, 16, 17, 18)

/** General: plans (text holding week), a page in the trash. Private: notes. */
const replica = (view: object = {}) =>
  smallSpace({ private_pages: [notes], joined_teams: [team], ...view }, [
    record('team', { id: team, name: 'General', is_default: true, team_pages: [plans, gone] }),
    page(plans, 'Plans', ['team', team], { content: [text], format: { page_icon: '🌾' } }),
    block('text', text, 'words', ['block', plans], { content: [week] }),
    page(week, 'Week 46', ['block', text]),
    page(notes, '', ['space', space]),
    page(gone, 'Old', ['team', team], { alive: false }),
  ])

describe('where pages are', () => {
  it('knows the way to a page', () => {
    expect(pathTo(replica(), week)).toEqual({ team: 'General', pages: [plans, week] })
    expect(pathTo(replica(), notes)).toEqual({ team: undefined, pages: [notes] })
  })
  it('knows the way to a row, through its collection and the block that holds it', () => {
    const [table, tasks, row] = idsOf(21, 22, 23)
    const made = replica()
    made.load(
      [
        block('collection_view', table, '', ['block', week]),
        record('collection', { id: tasks, parent_table: 'block', parent_id: table, alive: true, name: 'Tasks' }),
        page(row, '', ['collection', tasks]),
      ],
      [],
    )
    expect(pathTo(made, row)).toEqual({ team: 'General', pages: [plans, week, row] })
  })
  it('[P 6] waits for a team that one was brought into, and for no other', () => {
    const [unknown, archived] = idsOf(31, 32)
    const made = replica({ joined_teams: [team, unknown, archived] })
    made.load([record('team', { id: archived, membership: [], archived_at: 1 }, 'reader')], [])
    expect(teamsToCome(made)).toEqual([unknown])
    made.load([record('team', { id: unknown, membership: [] }, 'reader')], [])
    expect(teamsToCome(made)).toEqual([unknown])
  })
  it('[P 2.7] starts at the page seen last, unless it is gone or the first one is preferred', () => {
    const start = (last: Uuid | null, view: object = {}): Uuid | undefined => {
      const here = replica(view)
      return startPage(here, preferredStarts(here, last))
    }
    expect(start(week)).toBe(week)
    expect(start(gone)).toBe(plans)
    expect(start(null)).toBe(plans)
    expect(start(week, { start_preference: 'first_page' })).toBe(plans)
  })
  it('[P 2.7] starts at the chosen page before all others, unless it is gone', () => {
    const preferred = (chosen: Uuid, last: Uuid | null) => {
      const here = replica({ settings: { start_page_id: chosen } })
      return [preferredStarts(here, last), startPage(here, preferredStarts(here, last))]
    }
    expect(preferred(notes, week)).toEqual([[notes, week], notes])
    expect(preferred(gone, week)).toEqual([[gone, week], week])
    // Not here yet: it is asked for before anything is opened.
    expect(preferred(idOf(99), null)).toEqual([[idOf(99)], plans])
  })
})
