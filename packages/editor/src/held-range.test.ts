import { expect, it } from 'vitest'
import { setEmbed, toggleEquation } from './commands/inline-equation'
import { holdEmbed, holdRange } from './held-range'
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

it('follows an embed while others write before it, and takes no other for it', async () => {
  const page = await OpenPage.draw('wool |and silk')
  const { core } = page
  const [line] = page.ids()
  if (!line) throw new Error('the page is empty')
  toggleEquation(core)
  const held = holdEmbed(core, core.state.selection.from)
  const before = held() ?? 0
  core.act(draft => {
    draft.insertText(line, 5, 'linen ')
    return null
  })
  expect(held()).toBe(before + 6)
  setEmbed(held() ?? 0, null)(core)
  expect(held()).toBeNull()
})
