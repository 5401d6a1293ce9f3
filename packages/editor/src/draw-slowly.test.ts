// A long page is drawn piece by piece; what a person does meanwhile is right all the same.
import type { Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { enter } from './commands/enter'
import { EditorCore } from './editor-core'
import { OpenPage } from './testing/pages'

const lines = Array.from({ length: 10 }, (_, i) => `line ${i}`)

async function slowly(firstBlocks: number) {
  const page = await OpenPage.draw(lines.join('\n'))
  const core = new EditorCore({ ...page.core.options, firstBlocks, chunkSize: 2 })
  const texts = (): string[] => {
    const found: string[] = []
    core.state.doc.descendants(node => {
      if (node.type.name === 'body') found.push(node.textContent)
      return node.type.name !== 'body'
    })
    return found
  }
  return { page, core, texts, ids: page.ids() }
}

describe('drawing a long page', () => {
  it('begins with the first blocks and goes on in steps until all are there', async () => {
    const { core, texts } = await slowly(3)
    expect(texts()).toEqual(lines.slice(0, 3))
    expect(core.drawMore(4)).toBe(true)
    expect(texts()).toEqual(lines.slice(0, 7))
    expect(core.drawMore(4)).toBe(false)
    expect(texts()).toEqual(lines)
    expect(core.drawMore(4)).toBe(false)
    core.state.doc.check()
  })

  it('shows what is written at the end of what is drawn, and the rest behind it', async () => {
    const { core, texts, ids } = await slowly(3)
    core.act(draft => {
      draft.insertText(ids[2] as Uuid, 6, '!')
      return { block: ids[2] as Uuid, offset: 7 }
    })
    enter(core)
    expect(texts()).toEqual(['line 0', 'line 1', 'line 2!', ''])
    core.drawAll()
    expect(texts()).toEqual(['line 0', 'line 1', 'line 2!', '', ...lines.slice(3)])
    expect(core.repairs).toBe(0)
  })

  it('has nothing to draw slowly when the server has taken a deletion: undone, all of it is back at once', async () => {
    const { core, texts, ids } = await slowly(3)
    core.drawAll()
    core.act(draft => {
      for (const id of ids.slice(1)) draft.trash(id)
      return null
    })
    expect(texts()).toEqual(['line 0'])
    core.changed(new Set(ids.map(id => `block:${id}`)))
    expect(core.hasMore).toBe(false)
    core.undo()
    expect(texts()).toEqual(lines)
  })
})
