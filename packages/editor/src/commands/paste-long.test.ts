// A long paste is the short one, made in pieces.
import { tree } from '@sheaf/core/kinds/block-tree'
import { describe, expect, it } from 'vitest'
import { OpenPage } from '../testing/pages'
import { pasteBlocks } from './paste'
import { type LongPaste, pasteManyBlocks } from './paste-long'

const LINES = 1_100
const trees = Array.from({ length: LINES }, (_, i) => tree('text', { runs: [{ insert: `line ${i}` }], children: [] }))

/** The page before the pieces have come, and what brings them one by one. */
async function begin(picture: string) {
  const page = await OpenPage.draw(picture, 2)
  const waiting: (() => void)[] = []
  const told: (number | null)[] = []
  let paste: LongPaste | undefined
  const onProgress = (done: number | null, long: LongPaste): void => {
    told.push(done)
    paste = long
  }
  pasteManyBlocks(trees, { onProgress, soon: run => waiting.push(run) })(page.core)
  const goOn = (): boolean => {
    const next = waiting.shift()
    next?.()
    return next !== undefined
  }
  return {
    page,
    told,
    goOn,
    paste: () => paste,
    finish: () => {
      while (goOn());
    },
  }
}
const words = (page: OpenPage, person = 0): string => page.picture(person).replaceAll('|', '')

describe('[P 3] a long paste', () => {
  it('is what a short one would be, for everybody, and one action', async () => {
    const { page, told, finish } = await begin('on|e')
    expect(page.ids().length).toBeLessThan(LINES)
    expect(page.picture()).toContain(`line ${LINES - 1}|e`)
    finish()
    const short = await OpenPage.draw('on|e', 2)
    pasteBlocks(trees)(short.core)
    expect(page.picture()).toBe(short.picture())
    expect(told.at(-1)).toBeNull()
    await page.sync()
    expect(words(page, 1)).toBe(words(page))
    page.core.undo()
    expect(words(page)).toBe('one')
    page.core.redo()
    expect(words(page)).toBe(words(short))
  })

  it('lets the person write meanwhile, where the caret is', async () => {
    const { page, finish } = await begin('on|e')
    page.core.dispatch(page.core.state.tr.insertText('!'))
    finish()
    expect(page.picture()).toContain(`line ${LINES - 1}!|e`)
    expect(page.ids()).toHaveLength(LINES)
  })

  it.each([
    ['undone', ({ page }: Awaited<ReturnType<typeof begin>>) => page.core.undo()],
    ['cancelled', ({ paste }: Awaited<ReturnType<typeof begin>>) => paste()?.cancel()],
  ])('ends with nothing left when it is %s in the middle', async (_, stop) => {
    const begun = await begin('on|e')
    begun.goOn()
    stop(begun)
    begun.finish()
    expect(words(begun.page)).toBe('one')
    expect(begun.told.at(-1)).toBeNull()
    await begun.page.sync()
    expect(words(begun.page, 1)).toBe('one')
  })

  it('is cancelled without what was written after it', async () => {
    const { page, goOn, paste, finish } = await begin('on|e')
    goOn()
    page.core.options.history.closeEntry()
    const first = page.ids()[0]
    if (!first) throw new Error('the page is empty')
    page.core.act(draft => {
      draft.insertText(first, 0, 'Also ')
      return null
    })
    paste()?.cancel()
    finish()
    expect(words(page)).toBe('Also one')
  })
})
