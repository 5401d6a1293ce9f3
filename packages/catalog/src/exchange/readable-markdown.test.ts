// Markdown for people: what an export is made of.
import { tree } from '@sheaf/core/kinds/block-tree'
import { expect, it } from 'vitest'
import { toReadableMarkdown } from '../markdown'
import { wholeKinds } from './whole-kinds'

const text = (insert: string) => tree('text', { runs: [{ insert }] })

it('[P 3] writes a callout as a quote with its icon', () => {
  const callout = tree('callout', {
    runs: [{ insert: 'Photographs on the 18th' }],
    format: { page_icon: '📷', block_color: 'yellow_background' },
    children: [text('in the orchard')],
  })
  expect(toReadableMarkdown([callout])).toBe('> 📷 Photographs on the 18th\n>\n> in the orchard')
})

it('[P 3] has no HTML for what Markdown has no sign for, and all of its words', () => {
  const columns = tree('column_list', {
    children: [tree('column', { children: [text('left')] }), tree('column', { children: [text('right')] })],
  })
  const marked = tree('text', { runs: [{ insert: 'red', attributes: { h: 'red', _: true } }, { insert: ' end' }] })
  expect(toReadableMarkdown([columns, marked])).toBe('left\n\nright\n\nred end')
})

it.each(wholeKinds.filter(kind => kind.markdown === null).map(kind => [kind.type]))(
  '[P 3] writes %s without HTML',
  type => {
    const words = toReadableMarkdown([tree(type, { runs: [{ insert: 'Tea' }], children: [text('for two')] })])
    expect(words).not.toMatch(/<\/?[a-z]/)
    expect(words).toContain('for two')
  },
)
