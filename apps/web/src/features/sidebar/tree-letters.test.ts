import type { Uuid } from '@sheaf/core/ids'
import { idsOf, page, smallSpace, space } from '@sheaf/database/testing/small-space.fixture'
import { describe, expect, it } from 'vitest'
import { sessionOn } from '../../data/small-space.fixture'
import { rowStarting, TreeLetters, typedWord } from './tree-letters'
import { TreeShape } from './tree-shape'

describe('letters in the page tree', () => {
  it('finds by first letters, going round', () => {
    const titles: Record<string, string> = { '1': 'Notes', '2': 'Roadmap', '3': 'notebook', '4': 'November' }
    const titled = Object.keys(titles).map(id => ({ id }))
    const find = (current: string, typed: string) => rowStarting(titled, current, typed, id => titles[id] ?? '')
    expect(find('1', 'n')).toBe('3')
    expect(find('4', 'N')).toBe('1')
    expect(find('3', 'no')).toBe('3')
    expect(find('3', 'nov')).toBe('4')
    expect(find('2', 'x')).toBeNull()
  })

  it('makes words of letters that come quickly, and steps on by the same letter again', () => {
    const n = typedWord(null, 'n', 1_000)
    expect(typedWord(n, 'o', 1_200)?.word).toBe('no')
    expect(typedWord(n, 'o', 2_000)?.word).toBe('o')
    expect(typedWord(n, 'n', 1_200)?.word).toBe('n')
    expect(typedWord(n, ' ', 1_200)?.word).toBe('n ')
    expect(typedWord(n, ' ', 2_000)).toBeNull()
    expect(typedWord(n, 'Enter', 1_200)).toBeNull()
  })

  it('[P 6] find pages that are not here, when their titles have come, unless something else was typed meanwhile', async () => {
    const [notes, prices, zinc] = idsOf(11, 12, 13)
    const replica = smallSpace({ private_pages: [notes, prices, zinc] }, [page(notes, 'Notes', ['space', space])])
    const section = new TreeShape(replica, () => true).sections({ expanded: new Set(), folded: new Set() }).at(-1)
    if (!section) throw new Error('there is no private section')
    let answer: (value: unknown) => void = () => {}
    const asked: unknown[] = []
    const api = {
      getListedTitles: (input: unknown) => {
        asked.push(input)
        return new Promise(resolve => {
          answer = resolve
        })
      },
    }
    const session = Object.assign(sessionOn(replica), { api })
    let drawings: ((timeMs: number) => void)[] = []
    const letters = new TreeLetters(session, then => drawings.push(then))
    const draw = (timeMs: number): void => {
      for (const drawn of drawings) drawn(timeMs)
      drawings = []
    }
    const focused: Uuid[] = []
    const press = (key: string, timeMs: number) =>
      letters.press(key, timeMs, { section, from: notes, focus: id => focused.push(id) })
    expect([press('p', 0), press('r', 100)]).toEqual([true, true])
    draw(200)
    expect(press('z', 5_000)).toBe(true)
    expect(focused).toEqual([])
    answer({ titles: { [notes]: 'Notes', [prices]: 'Prices', [zinc]: 'Zinc' } })
    await new Promise(resolve => setTimeout(resolve))
    expect(focused).toEqual([zinc])
    draw(5_100)
    press('p', 10_000)
    expect(focused).toEqual([zinc, prices])
    expect(asked).toHaveLength(1)
    // The first letter took two seconds to draw. The second is of the same word, and so is a third that came before all was drawn.
    draw(12_000)
    press('r', 12_100)
    press('i', 14_000)
    expect(focused).toEqual([zinc, prices, prices, prices])
    expect([press('Enter', 14_100), press(' ', 14_200)]).toEqual([false, false])
  })
})
