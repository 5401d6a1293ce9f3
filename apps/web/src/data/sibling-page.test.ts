import type { Uuid } from '@sheaf/core/ids'
import { noteShownRows } from '@sheaf/database/answer/shown-rows'
import { idOf, idsOf, page, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import { describe, expect, it } from 'vitest'
import { siblingPage } from './sibling-page'

const collection = idOf(40)
const [first, second, third, other] = idsOf(41, 42, 43, 44)

describe('[C 9.4] peek up and down', () => {
  it('goes through pages of one’s own in their order', () => {
    const replica = smallSpace({ private_pages: [second, first] }, [
      page(first, 'First', ['space', space]),
      page(second, 'Second', ['space', space]),
    ])
    expect([siblingPage(replica, second, 1), siblingPage(replica, first, -1)]).toEqual([first, second])
    expect(siblingPage(replica, first, 1)).toBeUndefined()
  })
  it('goes through rows as the view shows them, group by group, each once', () => {
    const row = (id: Uuid) => page(id, 'Row', ['collection', collection])
    const replica = smallSpace({ private_pages: [other] }, [row(first), row(second), row(third)])
    expect(siblingPage(replica, first, 1)).toBeUndefined()
    noteShownRows(collection, {
      rows: [],
      groups: [{ rows: [third] }, { rows: [], groups: [{ rows: [first, third] }, { rows: [second] }] }],
    })
    expect([siblingPage(replica, third, 1), siblingPage(replica, first, 1), siblingPage(replica, second, 1)]).toEqual([
      first,
      second,
      undefined,
    ])
  })
})
