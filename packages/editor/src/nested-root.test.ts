// An editor over the blocks below one block, beside the editor of the page: a synced block where it is shown.
import type { Uuid } from '@sheaf/core/ids'
import type { Plugin } from 'prosemirror-state'
import type { DecorationSet } from 'prosemirror-view'
import { expect, it } from 'vitest'
import { FIRST_BLOCK } from './chunks'
import { enter } from './commands/enter'
import { EditorCore } from './editor-core'
import { showing, showOnly } from './show-only'
import { OpenPage } from './testing/pages'

async function opened(): Promise<{ page: OpenPage; nested: EditorCore; told: () => void }> {
  const page = await OpenPage.draw(['before', '<column>', '  one', '  two', 'after'].join('\n'), 2)
  const [, root = '' as Uuid] = page.ids()
  const nested = new EditorCore({
    client: page.people[1]?.link.client as never,
    pageId: root,
    newId: page.room.options.newId,
    history: page.people[1]?.history as never,
    plugins: [showOnly()],
  })
  const keys = (): Set<string> => new Set([...nested.replica.confirmed.all()].map(({ value }) => `block:${value.id}`))
  return { page, nested, told: () => nested.changed(keys()) }
}
const textOf = (core: EditorCore): string => core.state.doc.textBetween(0, core.state.doc.content.size, '\n')

it('[P 3] shows the blocks below its root and nothing else', async () => {
  const { nested } = await opened()
  expect(textOf(nested)).toBe('one\ntwo')
})
it('[P 3] what is typed and split in it stands on the page, for everyone', async () => {
  const { page, nested } = await opened()
  nested.dispatch(nested.state.tr.insertText('!', FIRST_BLOCK + 5))
  enter(nested)
  await page.sync()
  expect(nested.repairs).toBe(0)
  expect(page.picture().replaceAll('|', '')).toContain('  one!')
})
it('[P 3] what others write on the page shows in it', async () => {
  const { page, nested, told } = await opened()
  const two = page.core.replica.view.content(page.ids()[1] as Uuid)[1] as Uuid
  page.core.act(draft => {
    draft.insertText(two, 3, ' and a half')
    return null
  })
  await page.sync()
  told()
  expect(textOf(nested)).toBe('one\ntwo and a half')
})
it('[P 3] of a page that is shown in part, everything else is marked', async () => {
  const { nested } = await opened()
  const [one = '' as Uuid] = nested.replica.view.content(nested.pageId)
  nested.dispatch(showing(nested.state.tr, [one]))
  const plugin = nested.state.plugins[0] as Plugin
  const decorations = plugin.props.decorations?.call(plugin, nested.state) as DecorationSet
  expect(decorations.find()).toHaveLength(1)
})
