import { describe, expect, it } from 'vitest'
import { enter } from '../commands/enter'
import { OpenPage } from '../testing/pages'
import { endAddress } from './typed-address'

/** Types a text whose word then ends by a space. */
async function typed(text: string): Promise<OpenPage> {
  const page = await OpenPage.draw('|')
  page.type(text)
  const link = endAddress(() => page.core)
  page.type(' ')
  link?.()
  return page
}
const title = (page: OpenPage): unknown => page.core.replica.block(page.ids()[0] as never)?.properties?.['title']
const linked = (words: string, href = words): unknown[] => [words, [['a', href]]]

describe('[P 3] typed addresses', () => {
  it.each([
    ['https://sheaf.test/a?b=c', [linked('https://sheaf.test/a?b=c'), [' ']]],
    ['see www.sheaf.test,', [['see '], linked('www.sheaf.test', 'https://www.sheaf.test'), [', ']]],
    ['(http://sheaf.test/(x))', [['('], linked('http://sheaf.test/(x)'), [') ']]],
    ['ahttps://sheaf.test', [['ahttps://sheaf.test ']]],
    ['https://', [['https:// ']]],
    ['http://word', [['http://word ']]],
  ])('%s', async (text, expected) => expect(title(await typed(text))).toEqual(expected))

  it('are plain text again by one undo', async () => {
    const page = await typed('https://sheaf.test')
    page.core.undo()
    expect(title(page)).toEqual([['https://sheaf.test ']])
  })
  it('are made when Enter ends their line, and are the first thing to be undone', async () => {
    const page = await OpenPage.draw('|')
    page.type('https://sheaf.test')
    const link = endAddress(() => page.core)
    enter(page.core)
    link?.()
    expect([title(page), page.picture()]).toEqual([[linked('https://sheaf.test')], 'https://sheaf.test\n|'])
    page.core.undo()
    expect([title(page), page.ids().length]).toEqual([[['https://sheaf.test']], 2])
  })
})
