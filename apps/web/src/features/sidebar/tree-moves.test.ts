import type { Uuid } from '@sheaf/core/ids'
import { idOf, idsOf, me, other, page, record, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import type { ToastOptions, Toasts } from '@sheaf/ui/toast/toast'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { favouritesOf } from '../../data/favourite-list'
import { framePanel } from '../../data/frame-panel'
import { privatePagesOf } from '../../data/page-tree'
import { sessionOn } from '../../data/small-space.fixture'
import type { SpaceSession } from '../../data/space-session'
import type { Drop } from './drop-place'
import { dropPage, shiftRow, targetOf } from './tree-moves'
import { TreeShape } from './tree-shape'

const [general, closed] = [idOf(4), idOf(5)]
const [plans, week, notes, diary, lent, prices, text] = idsOf(11, 12, 13, 14, 15, 16, 17)
const own = { permissions: [{ type: 'user', user_id: me, role: 'owner' }], created_by_id: me }

let session: SpaceSession
let shown: ToastOptions[]
const toasts = { show: (toast: ToastOptions) => shown.push(toast) } as unknown as Toasts
const block = (id: Uuid) => session.replica.block(id)
const teamPages = () => session.replica.view.childrenOf('team', general)
const inside = (page: Uuid, beside: Drop['beside'] = null): Drop => ({ where: { page }, beside })
const top = (list: Exclude<Drop['where'], { page: Uuid }>['list'], beside: Drop['beside'] = null): Drop => ({
  where: { list },
  beside,
})

beforeEach(() => {
  shown = []
  // General: Plans (a text that holds Week 46), Prices. Another team is not this person's. Notes and Diary are; Lent was lent.
  session = sessionOn(
    smallSpace({ private_pages: [notes, diary], joined_teams: [general], bookmarked_pages: [prices] }, [
      record('team', { id: general, name: 'General', is_default: true, team_pages: [plans, prices] }),
      record('team', { id: closed, name: 'Board', team_pages: [], membership: [] }, 'none'),
      page(plans, 'Plans', ['team', general], { content: [text] }),
      page(text, 'words', ['block', plans], { type: 'text', content: [week], page_id: plans }),
      page(week, 'Week 46', ['block', text], { page_id: plans }),
      page(prices, 'Prices', ['team', general]),
      page(notes, 'Notes', ['space', space], own, 'owner'),
      page(diary, 'Diary', ['space', space], own, 'owner'),
      page(
        lent,
        'Lent',
        ['space', space],
        {
          created_by_id: other,
          permissions: [
            { type: 'user', user_id: other, role: 'owner' },
            { type: 'user', user_id: me, role: 'reader' },
          ],
        },
        'reader',
      ),
    ]),
  )
})

describe('moving a page in the sidebar', () => {
  it('[P 6] from one’s own into a team: it is the team’s, and no longer listed as one’s own', () => {
    expect(dropPage(session, toasts, notes, top(general, { id: plans, side: 'after' }))).toBe(true)
    expect(teamPages()).toEqual([plans, notes, prices])
    expect(privatePagesOf(session.replica)).toEqual([diary])
    expect(block(notes)?.permissions).toBeUndefined()
    shown[0]?.action?.onAction()
    expect(teamPages()).toEqual([plans, prices])
    expect(privatePagesOf(session.replica)).toEqual([notes, diary])
    expect(block(notes)).toMatchObject({ parent_table: 'space', permissions: own.permissions })
  })
  it('[P 6] from a team to one’s own: asks first, then nobody else’s any more', async () => {
    dropPage(session, toasts, prices, top('private', { id: diary, side: 'before' }))
    await vi.waitFor(() => expect(framePanel.get()?.name).toBe('ask'))
    expect(teamPages()).toEqual([plans, prices])
    const question = framePanel.get()
    if (question?.name === 'ask') question.run()
    framePanel.set(null)
    expect(privatePagesOf(session.replica)).toEqual([notes, prices, diary])
    expect(teamPages()).toEqual([plans])
    expect(block(prices)?.permissions).toEqual(own.permissions)
  })
  it('into a page, as its last; and beside a page in a block of it, into that block', () => {
    dropPage(session, toasts, diary, inside(plans))
    expect(block(plans)?.content).toEqual([text, diary])
    dropPage(session, toasts, prices, inside(plans, { id: week, side: 'before' }))
    expect(block(text)?.content).toEqual([prices, week])
  })
  it('to the top of a section by its head', () => {
    dropPage(session, toasts, week, top(general))
    expect(teamPages()).toEqual([week, plans, prices])
  })
  it('to the favourites makes it one and leaves it where it is', () => {
    dropPage(session, toasts, notes, top('favourites', { id: prices, side: 'before' }))
    expect(favouritesOf(session.replica)).toEqual([notes, prices])
    expect(privatePagesOf(session.replica)).toEqual([notes, diary])
  })
  it('does nothing where it is already, and says nothing', () => {
    expect(dropPage(session, toasts, notes, top('private', { id: diary, side: 'before' }))).toBe(false)
    expect(dropPage(session, toasts, notes, top('private', { id: notes, side: 'after' }))).toBe(false)
    expect(dropPage(session, toasts, prices, top('favourites'))).toBe(false)
    expect(shown).toEqual([])
  })

  it.each([
    ['into itself', plans, inside(plans)],
    ['into a page inside it', plans, inside(week)],
    ['into a team that one does not belong to', notes, top(closed)],
    ['among what was shared', notes, top('shared')],
    ['what others own, to one’s own', lent, top('private')],
    ['what may only be read, into a team', lent, top(general)],
    ['into a page that may only be read', notes, inside(lent)],
    ['a page that is not there', idOf(99), top(general)],
  ])('[P 6] refuses %s', (_what, id, drop) => {
    expect(targetOf(session, id, drop)).toBeNull()
    expect(dropPage(session, toasts, id, drop)).toBe(false)
  })
  it('refuses to put anything into a locked page', () => {
    session.client.commit(draft => draft.set(session.pointer('block', plans), ['format', 'block_locked'], true))
    expect(targetOf(session, notes, inside(plans))).toBeNull()
  })

  it('one place among its siblings, and not beyond the last', () => {
    const rowOf = (id: Uuid) => {
      const shape = new TreeShape(session.replica).sections({ expanded: new Set(), folded: new Set() })
      const section = shape.find(one => one.id === 'private')
      const row = section?.rows.find(one => one.id === id)
      if (!section || !row) throw new Error(`${id} is not listed`)
      return [section, row] as const
    }
    shiftRow(session, ...rowOf(notes), 1)
    expect(privatePagesOf(session.replica)).toEqual([diary, notes])
    shiftRow(session, ...rowOf(notes), 1)
    expect(privatePagesOf(session.replica)).toEqual([diary, notes])
    shiftRow(session, ...rowOf(notes), -1)
    expect(privatePagesOf(session.replica)).toEqual([notes, diary])
  })
})
