import { deterministicUuid, type Uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { ListedPages } from './listed-pages'

const ids = (from: number, to: number): Uuid[] =>
  Array.from({ length: to - from }, (_, i) => deterministicUuid(['listed', `${from + i}`]))

/** A server that answers when it is told to, and hides what it is told to. */
function listed(hidden: readonly Uuid[] = []) {
  const here = new Set<Uuid>()
  const asked: (readonly Uuid[])[] = []
  let answer: (isThere: boolean) => void = () => {}
  const pages = new ListedPages({
    isHere: id => here.has(id),
    load: wanted => {
      asked.push(wanted)
      return new Promise((resolve, reject) => {
        answer = isThere => {
          if (!isThere) return reject(new Error('no connection'))
          for (const id of wanted) if (!hidden.includes(id)) here.add(id)
          resolve()
        }
      })
    },
  })
  const reply = async (isThere = true): Promise<void> => {
    answer(isThere)
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
  return { pages, asked, reply }
}

describe('pages of a list', () => {
  it('[P 6] are asked for once, those in sight, and what was scrolled past meanwhile is not', async () => {
    const { pages, asked, reply } = listed()
    pages.want('team', ids(0, 40))
    pages.want('team', ids(40, 80))
    pages.want('team', ids(500, 540))
    await reply()
    await reply()
    expect(asked).toEqual([ids(0, 40), ids(500, 540)])
    pages.want('team', ids(500, 540))
    expect(asked).toHaveLength(2)
  })
  it('of several lists are asked for together', async () => {
    const { pages, asked, reply } = listed()
    pages.want('first', ids(0, 1))
    pages.want('team', ids(1, 3))
    pages.want('private', ids(2, 5))
    await reply()
    expect(asked.at(-1)).toEqual(ids(1, 5))
  })
  it('are awaited until it is said that they are not to be had', async () => {
    const [there, hidden] = ids(0, 2) as [Uuid, Uuid]
    const { pages, asked, reply } = listed([hidden])
    expect([pages.isAwaited(there), pages.isAwaited(hidden)]).toEqual([true, true])
    pages.want('team', [there, hidden])
    await reply()
    expect([pages.isAwaited(there), pages.isAwaited(hidden)]).toEqual([false, false])
    pages.want('team', [there, hidden])
    expect(asked).toHaveLength(1)
  })
  it('that could not be asked for are asked for again', async () => {
    const { pages, asked, reply } = listed()
    pages.want('team', ids(0, 2))
    await reply(false)
    expect(asked).toHaveLength(1)
    expect(pages.isAwaited(ids(0, 1)[0] as Uuid)).toBe(true)
    void pages.ask()
    expect(asked).toEqual([ids(0, 2), ids(0, 2)])
  })
})
