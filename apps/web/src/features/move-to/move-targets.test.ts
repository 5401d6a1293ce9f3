import type { Uuid } from '@sheaf/core/ids'
import { block, idsOf, page, record, smallSpace } from '@sheaf/database/testing/small-space.fixture'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { moveTargets } from './move-targets'

const [team, plans, week, notes, read, text] = idsOf(13, 14, 15, 16, 17, 18)

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} }))

/** General: Plans, with a text and the page Week in it, Notes, and Laws, which is only to be read. */
const replica = () =>
  smallSpace({}, [
    record('team', { id: team, name: 'General', is_default: true, team_pages: [plans, notes, read] }, 'content_editor'),
    page(plans, 'Plans', ['team', team], { content: [text, week] }),
    page(week, 'Week', ['block', plans]),
    page(notes, 'Notes', ['team', team]),
    page(read, 'Laws', ['team', team], {}, 'reader'),
    block('text', text, '', ['block', plans]),
  ])

const names = (going: Uuid, query = ''): readonly string[] => {
  const { pages, places } = moveTargets(replica(), [going], query, { untitled: 'Untitled', own: 'Private' })
  return [...pages, ...places].map(target => target.name)
}

describe('where something may go', () => {
  it('not into itself, nor to where it is, nor to what may only be read', () => {
    expect(names(plans)).toEqual(['Notes', 'Private'])
    expect(names(week)).toEqual(['Notes', 'General', 'Private'])
  })
  it('a block that is no page goes into pages only', () => expect(names(text)).toEqual(['Notes', 'Week']))
  it('is found by words', () => {
    expect(names(week, 'gen')).toEqual(['General'])
    expect(names(week, 'not')).toEqual(['Notes'])
    expect(names(week, 'xyz')).toEqual([])
  })
})
