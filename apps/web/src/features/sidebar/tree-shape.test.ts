import { isUuid, type Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import { idOf, idsOf, me, other, page, record, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import type { Replica } from '@sheaf/sync/replica'
import { describe, expect, it } from 'vitest'
import { sessionOn } from '../../data/small-space.fixture'
import { type TreeOptions, type TreeSection, TreeShape } from './tree-shape'

const team = idOf(4)
const [plans, week, notes, text, gone, theirs] = idsOf(11, 12, 13, 14, 15, 16)

/** General: Plans (a text holding Week 46), a page in the trash. Private: Notes. */
const held = (view: object = {}, more: readonly ReturnType<typeof record>[] = []): Replica =>
  smallSpace({ private_pages: [notes], joined_teams: [team], ...view }, [
    record('team', { id: team, name: 'General', is_default: true, team_pages: [plans, gone] }),
    page(plans, 'Plans', ['team', team], { content: [text] }),
    page(text, 'words', ['block', plans], { type: 'text', content: [week], page_id: plans }),
    page(week, 'Week 46', ['block', text], { page_id: plans }),
    page(notes, '', ['space', space]),
    page(gone, 'Old', ['team', team], { alive: false }),
    ...more,
  ])
const options = (...expanded: string[]): TreeOptions => ({ expanded: new Set(expanded), folded: new Set() })
const said = (sections: readonly TreeSection[]) =>
  Object.fromEntries(
    sections.map(({ id, rows }) => [
      isUuid(id) ? 'team' : id,
      rows.map(row => `${row.line}: ${'  '.repeat(row.level - 1)}${row.id === week ? 'week' : row.id.slice(-2)}`),
    ]),
  )

describe('the shape of the sidebar', () => {
  it('[P 6] lists the teams’ pages and one’s own, unfolded where asked, without what is in the trash', () => {
    const sections = new TreeShape(held()).sections(options(plans))
    expect(said(sections)).toEqual({ favourites: [], team: ['0: 11', '1:   week'], shared: [], private: ['0: 13'] })
    expect(sections[1]?.rows[0]).toMatchObject({ isExpanded: true, position: 1, siblings: 1, parent: null })
    expect(sections[1]?.rows[1]).toMatchObject({ parent: plans, level: 2 })
  })
  it('lists favourites besides, which unfold apart', () => {
    const shape = new TreeShape(held({ bookmarked_pages: [plans] }))
    expect(said(shape.sections(options(`favourites/${plans}`)))).toMatchObject({
      favourites: ['0: 11', '1:   week'],
      team: ['0: 11'],
    })
  })
  it('keeps a line for saying that there is nothing inside', () => {
    const [, , , own] = new TreeShape(held()).sections(options(notes))
    expect(own).toMatchObject({ lines: 2, rows: [{ id: notes, isEmpty: true, line: 0 }] })
  })
  it('[P 6] keeps a row for a page that is listed and not here yet, until it comes or is not to be had', () => {
    const [later, hidden] = [idOf(31), idOf(32)]
    const replica = smallSpace({ private_pages: [notes, later, hidden] }, [page(notes, '', ['space', space])])
    const absent = new Set<Uuid>()
    const shape = new TreeShape(replica, id => !absent.has(id))
    const own = () =>
      shape
        .sections(options())
        .at(-1)
        ?.rows.map(row => row.id)
    expect(own()).toEqual([notes, later, hidden])
    replica.load([page(later, 'Later', ['space', space])], [])
    expect(shape.changed([`block:${later}`])).toBe(false)
    absent.add(hidden)
    expect(shape.changed([`block:${hidden}`])).toBe(true)
    expect(own()).toEqual([notes, later])
  })
  it('walks nothing that is folded', () => {
    const sections = new TreeShape(held()).sections({ expanded: new Set(), folded: new Set([team]) })
    expect(sections[1]).toMatchObject({ isFolded: true, isEmpty: false, rows: [], lines: 0 })
  })

  it('lists what others shared, as the server or a record tells, and no longer when they take it back', () => {
    const shared = page(theirs, 'Salaries', ['space', space], {
      created_by_id: other,
      permissions: [{ type: 'user', user_id: me, role: 'reader' }],
    })
    const replica = held({}, [])
    const shape = new TreeShape(replica)
    shape.sections(options())
    const see = (keys: Iterable<string>) => shape.changed(keys) && said(shape.sections(options()))['shared']
    expect(see(replica.load([shared], []))).toEqual(['0: 16'])
    expect(see(replica.forget([{ table: 'block', id: theirs }]))).toEqual([])
    const told = new TreeShape(held({}, [shared]))
    told.share([theirs])
    expect(said(told.sections(options()))['shared']).toEqual(['0: 16'])
  })
  it('lists no page as shared that is found in a team or in another page', () => {
    const mine = { created_by_id: other, permissions: [{ type: 'user', user_id: me, role: 'editor' }] }
    const replica = held({}, [page(theirs, 'Inside', ['block', plans], { ...mine, page_id: plans })])
    const shape = new TreeShape(replica)
    shape.share([theirs])
    expect(said(shape.sections(options()))['shared']).toEqual([])
  })
})

describe('a workspace of 10,000 pages', () => {
  const many = Array.from({ length: 9_000 }, (_, i) => idOf(100_000 + i))
  const below = Array.from({ length: 1_000 }, (_, i) => idOf(200_000 + i))
  function large() {
    const replica = smallSpace({ private_pages: [notes], joined_teams: [team] }, [
      record('team', { id: team, name: 'General', is_default: true, team_pages: many }),
      ...many.map((id, i) => page(id, `Page ${i}`, ['team', team])),
      page(notes, 'Notes', ['space', space], { content: below }),
      ...below.map((id, i) => page(id, `Below ${i}`, ['block', notes], { page_id: notes })),
    ])
    let reads = 0
    const block = replica.block.bind(replica)
    replica.block = id => {
      reads++
      return block(id)
    }
    const shape = new TreeShape(replica)
    const asked = options(notes)
    const first = shape.sections(asked)
    return {
      session: sessionOn(replica),
      first,
      /** What a change costs: how many records are read, and which sections are others. */
      after: (change: () => void) => {
        change()
        reads = 0
        const isOther = shape.changed(replica.view.own.keys())
        const next = shape.sections(asked)
        return { isOther, reads, others: next.filter(section => !first.includes(section)).map(({ id }) => id) }
      },
    }
  }
  it('has every row with its place', () => {
    const [, general, , own] = large().first
    expect(general?.lines).toBe(9_000)
    expect(general?.rows.at(-1)).toMatchObject({ line: 8_999, position: 9_000, siblings: 9_000, level: 1 })
    expect(own?.rows.at(-1)).toMatchObject({ line: 1_000, position: 1_000, siblings: 1_000, level: 2 })
  })
  it('is not walked for a letter in a title, or in a text', () => {
    const { session, after } = large()
    const fresh = idOf(300_000)
    session.client.commit(draft => draft.create(fresh, 'page', { table: 'block', id: many[5] as Uuid }, atEnd))
    expect(after(() => {}).isOther).toBe(false)
    const typed = after(() =>
      session.client.commit(draft =>
        draft.set(session.pointer('block', many[4_000] as Uuid), ['properties', 'title'], [['Other']]),
      ),
    )
    expect(typed).toEqual({ isOther: false, reads: expect.any(Number), others: [] })
    expect(typed.reads).toBeLessThan(10)
  })
  it('is walked again only where a page came or went', () => {
    const { session, after } = large()
    const { isOther, others, reads } = after(() => session.client.commit(draft => draft.trash(below[7] as Uuid)))
    expect({ isOther, others }).toEqual({ isOther: true, others: ['private'] })
    expect(reads).toBeLessThan(3_100)
  })
})
