// Records of one change may come apart: one that is asked for by itself is newer than what was told so far. For a while two lists name a
// block, or none does. It is shown once all the while, and in the end as everybody has it.
import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { moveTo } from './commands/move'
import { tick } from './testing/fuzz-world'
import type { Link } from './testing/memory-room'
import { OpenPage } from './testing/pages'

const lines = (...all: string[]): string => all.join('\n')
const plain = (picture: string): string => picture.replaceAll('|', '')

type Part = 'page' | 'list' | 'block'
const parts: readonly Part[] = ['page', 'list', 'block']
const orders = parts.flatMap(first => [
  [first],
  ...parts.filter(next => next !== first).map(second => [first, second] as const),
])

/** The first person is told of these records, before the change itself comes. */
async function early(before: string, isInward: boolean, order: readonly Part[]): Promise<OpenPage> {
  const page = await OpenPage.draw(before, 2)
  const { pageId: whole, storage, spaceId } = page.room
  const [list, last] = page.ids() as [Uuid, Uuid]
  const moved = isInward ? last : (page.core.replica.view.content(list)[0] as Uuid)
  moveTo([moved], isInward ? list : whole, isInward ? 0 : 1)(page.at(1))
  page.at(1).act(draft => {
    draft.insertText(moved, 0, 'newly ')
    return null
  })
  const [link, other] = page.people.map(person => person.link) as [Link, Link]
  await tick()
  while (await page.room.takeUp(other));
  const ids = { page: whole, list, block: moved }
  for (const part of order) {
    const row = [...storage.records(spaceId)].find(({ value }) => value.id === ids[part])
    if (row) link.client.absorb([{ ...row, role: 'editor' }])
    let count = 0
    page.core.state.doc.descendants(node => void (count += Number(node.attrs['id'] === moved)))
    expect(count).toBeLessThan(2)
    // What is done meanwhile draws the list anew.
    page.core.act(draft => {
      draft.insertText(list, 0, '.')
      return null
    })
  }
  await page.sync()
  return page
}

describe('a block that moves while its records come apart', () => {
  it.each(orders)('out of a list: %s first, then %s', async (...order) => {
    const page = await early(lines('<bulleted_list>fabrics', '  wool', 'last'), false, order.filter(Boolean))
    expect(plain(page.picture())).toBe(plain(page.picture(1)))
    expect(page.picture().match(/wool/g)).toHaveLength(1)
  })
  it.each(orders)('into a list: %s first, then %s', async (...order) => {
    const page = await early(lines('<bulleted_list>fabrics', 'wool'), true, order.filter(Boolean))
    expect(plain(page.picture())).toBe(plain(page.picture(1)))
    expect(page.picture().match(/wool/g)).toHaveLength(1)
  })
})
