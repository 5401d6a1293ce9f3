import type { Uuid } from '@sheaf/core/ids'
import { idOf, page, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import { describe, expect, it, vi } from 'vitest'
import { blockChannel } from './block-channel'
import { sessionOn } from './small-space.fixture'

const [home, row, words] = [idOf(10), idOf(11), idOf(12)]

/** What is opened for a block while somebody listens. */
function openedFor(block: Uuid): readonly Uuid[] {
  const replica = smallSpace({}, [
    page(home, 'Home', ['space', space], { content: [words] }),
    page(row, 'Row', ['collection', idOf(20)]),
    page(words, 'Words', ['block', home], { type: 'text', page_id: home }),
  ])
  const opened: Uuid[] = []
  const session = Object.assign(sessionOn(replica), {
    watch: { subscribe: () => () => undefined },
    subscribeStatus: () => () => undefined,
    channelState: () => 'ready',
    open: vi.fn(({ id }: { readonly id: Uuid }) => {
      opened.push(id)
      return () => undefined
    }),
  })
  const channel = blockChannel(session, block)
  channel.subscribe(() => undefined)
  expect(channel.get()).toBe('ready')
  return opened
}

describe('the page that is kept loaded for a block', () => {
  it.each([
    ['the page that it lies on', words, home],
    ['itself, where it is a page', home, home],
    ['itself, where it is a row', row, row],
  ])('%s', (_name, block, expected) => {
    expect(openedFor(block)).toEqual([expected])
  })
})
