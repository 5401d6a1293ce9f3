import { expect, it } from 'vitest'
import { holdRange } from './held-range'
import { OpenPage } from './testing/pages'

it('follows its words while others write before them, and is gone with its block', async () => {
  const page = await OpenPage.draw('linen and wool\nsilk')
  const { core } = page
  const [first] = page.ids()
  if (!first) throw new Error('the page is empty')
  const words = (at: { from: number; to: number } | null) => at && core.state.doc.textBetween(at.from, at.to)
  let start = 0
  core.state.doc.descendants((node, pos) => {
    if (node.text === 'linen and wool') start = pos
  })
  const held = holdRange(core, { from: start + 10, to: start + 14 })
  expect(words(held())).toBe('wool')
  core.act(draft => {
    draft.insertText(first, 0, 'More ')
    return null
  })
  expect(words(held())).toBe('wool')
  core.act(draft => {
    draft.trash(first)
    return null
  })
  expect(held()).toBeNull()
})
