// What becomes of the fields that make one form of a kind when a block is turned into another.
import { turnBlock } from '@sheaf/core/actions/blocks/turn-block'
import type { Uuid } from '@sheaf/core/ids'
import { type BlockSeed, defineBlock } from '@sheaf/core/kinds/block-kind'
import { describe, expect, it } from 'vitest'
import { EditorCore } from '../editor-core'
import { OpenPage } from '../testing/pages'

const kinds = [
  defineBlock({ type: 'header', label: 'H', head: 'text', forms: { format: ['toggleable'] } }),
  defineBlock({ type: 'to_do', label: 'T', head: 'text', forms: { properties: ['checked'] } }),
  defineBlock({ type: 'callout', label: 'C', head: 'text', forms: { format: ['page_icon', 'block_color'] } }),
]
const folding: BlockSeed = { format: { toggleable: true } }
const ticked: BlockSeed = { properties: { checked: [['Yes']] } }
const boxed: BlockSeed = { format: { page_icon: '💡', block_color: 'grey_background' } }

async function turned(...forms: readonly (readonly [type: string, seed: BlockSeed])[]) {
  const page = await OpenPage.draw('one|')
  const core = new EditorCore({ ...page.core.options, kinds })
  const id = page.ids()[0] as Uuid
  for (const [type, seed] of forms) core.act(draft => turnBlock(draft, core.ports, id, { type, seed }))
  const { format = {}, properties = {} } = core.replica.view.mustBlock(id)
  return { format, isTicked: 'checked' in properties }
}

describe('[P 3] turning a block', () => {
  it('gives it the fields of its new form', async () => {
    expect((await turned(['header', folding])).format).toEqual({ toggleable: true })
    expect((await turned(['to_do', ticked])).isTicked).toBe(true)
  })
  it('takes the fields of its old form, in another kind and in another form of the same', async () => {
    expect((await turned(['header', folding], ['text', {}])).format).toEqual({})
    expect((await turned(['header', folding], ['header', {}])).format).toEqual({})
    expect((await turned(['to_do', ticked], ['text', {}])).isTicked).toBe(false)
  })
  it('keeps a colour in every kind of text but a plain one', async () => {
    expect((await turned(['callout', boxed], ['header', {}])).format).toEqual({ block_color: 'grey_background' })
    expect((await turned(['callout', boxed], ['text', {}])).format).toEqual({})
  })
})
