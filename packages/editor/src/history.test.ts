// Very much is taken back in portions, and is one action all the same.
import { blockPointer } from '@sheaf/core/operations/record-id'
import { describe, expect, it } from 'vitest'
import { type Entry, History } from './history'
import { OpenPage } from './testing/pages'

const CHANGES = 2_400
const LOT = 200

/** A page after many changes, made in lots of one action; what is taken back waits for `goOn`. */
async function begin() {
  const page = await OpenPage.draw(['one|', ...Array.from({ length: CHANGES / LOT - 1 }, () => 'more')].join('\n'))
  const waiting: (() => void)[] = []
  const told: (number | string)[] = []
  const { core } = page
  const history = new History(core.options.client, () => page.time, {
    pause: () => new Promise(resolve => waiting.push(resolve)),
    tell: way => {
      told.push(way)
      return { onProgress: part => told.push(part), end: () => told.push('end') }
    },
  })
  Object.assign(core.options, { history })
  for (const [lot, id] of page.ids().entries())
    core.act(
      draft => {
        for (let i = 0; i < LOT; i++)
          draft.set(blockPointer(core.replica.options.spaceId, id), ['format', `field ${i}`], i)
        return null
      },
      lot === 0 ? undefined : (history.last ?? undefined),
    )
  const goOn = async (): Promise<boolean> => {
    const next = waiting.shift()
    next?.()
    for (let i = 0; i < 5; i++) await Promise.resolve()
    return next !== undefined
  }
  return {
    page,
    history,
    told,
    goOn,
    finish: async () => {
      while (await goOn());
    },
    first: () => page.picture().split('\n')[0],
    count: () => page.ids().reduce((sum, id) => sum + Object.keys(core.replica.block(id)?.format ?? {}).length, 0),
  }
}

describe('[P 3] an action of very many changes', () => {
  it('is undone and redone in portions, as one action', async () => {
    const { page, history, told, goOn, finish, count } = await begin()
    expect(count()).toBe(CHANGES)
    page.core.undo()
    expect(count()).toBe(CHANGES - LOT)
    await goOn()
    expect(count()).toBe(CHANGES - 2 * LOT)
    await finish()
    expect(count()).toBe(0)
    expect(history.canUndo).toBe(false)
    expect(told[0]).toBe('undo')
    expect(told.at(-1)).toBe('end')
    page.core.redo()
    expect(count()).toBe(LOT)
    await finish()
    expect(count()).toBe(CHANGES)
    expect(history.canRedo).toBe(false)
    page.core.undo()
    await finish()
    expect(count()).toBe(0)
  })

  it('is back as a whole before what is undone or redone behind it', async () => {
    const { page, goOn, finish, count, first } = await begin()
    const { core } = page
    core.dispatch(core.state.tr.insertText('!'))
    core.undo()
    core.undo()
    core.redo()
    core.redo()
    expect([first(), count()]).toEqual(['one|', CHANGES - LOT])
    await goOn()
    expect(count()).toBe(CHANGES - 2 * LOT)
    await finish()
    expect([first()?.replace('|', ''), count()]).toEqual(['one!', CHANGES])
  })

  it('says when it is back to whoever takes it back by name', async () => {
    const { page, history, told, finish, count } = await begin()
    const parts: number[] = []
    let isBack = false
    const back = page.core
      .takeBack(history.last as Entry, part => parts.push(part))
      .then(() => {
        isBack = true
      })
    await Promise.resolve()
    expect(isBack).toBe(false)
    await finish()
    await back
    expect(count()).toBe(0)
    expect(parts[0]).toBeGreaterThan(0)
    expect(parts).toEqual([...parts].sort((a, b) => a - b))
    // Nobody else is told.
    expect(told).toEqual([])
  })
})
