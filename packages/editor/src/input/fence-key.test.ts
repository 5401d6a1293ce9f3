import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { describe, expect, it } from 'vitest'
import { OpenPage } from '../testing/pages'
import { openFence } from './fence-key'

const kinds = [
  defineBlock({ type: 'sub_header', label: 'H', head: 'text', typed: [{ sign: '##' }] }),
  defineBlock({
    type: 'code',
    label: 'C',
    head: 'code',
    typed: [{ sign: '```' }],
    readSign: typed => (/^```\w+$/.test(typed) ? { properties: { language: [[typed.slice(3)]] } } : null),
  }),
  defineBlock({ type: 'divider', label: 'D', head: 'void', typed: [{ sign: '$$' }] }),
]

describe('[C 9.4] Enter behind a fence', () => {
  it.each([
    ['opens a listing', '```|', '<code>|'],
    ['and one in a language', '```typescript|', '<code>|'],
    ['and a box before the line', '$$|', '---\n|'],
  ])('%s', async (_name, before, after) => {
    const page = await OpenPage.draw(before, 2)
    expect(openFence(page.core, kinds)).toBe(true)
    expect(page.picture()).toBe(after)
    await page.sync()
    expect(page.picture(1).replaceAll('|', '')).toBe(after.replaceAll('|', ''))
  })
  it.each([
    ['in the middle of it', '``|`'],
    ['where more is written', '```ts and more|'],
    ['behind other signs', '##|'],
  ])('is a line break %s', async (_name, before) => {
    const page = await OpenPage.draw(before, 2)
    expect(openFence(page.core, kinds)).toBe(false)
    expect(page.picture()).toBe(before)
  })
  it('keeps the language', async () => {
    const page = await OpenPage.draw('```sql|', 2)
    openFence(page.core, kinds)
    expect(page.core.replica.block(page.ids()[0] as never)?.properties).toMatchObject({ language: [['sql']] })
  })
})
