import { expect, it } from 'vitest'
import { holdInserted, spanOf } from './hold-inserted'
import { OpenPage } from './testing/pages'

it('keeps to words that were put in, without what others write right before them', async () => {
  const page = await OpenPage.draw('see wool|')
  const { core } = page
  const [line] = page.ids()
  if (!line) throw new Error('the page is empty')
  const held = holdInserted(core, 'wool', core.state.selection.to)
  const insert = (offset: number, words: string): boolean =>
    core.act(draft => {
      draft.insertText(line, offset, words)
      return null
    })
  insert(4, 'fine ')
  const at = held()
  expect(at && spanOf(core.state.doc, at)).toEqual({ block: line, from: 9, to: 13 })
  insert(11, 'rn and w')
  expect(held()).toBeNull()
})
