import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Uuid, uuid } from '../ids'
import { applyListEdit, diffList, type ListEdit } from './list-edit'

/** Ids as letters: `ids('a c')`. */
const idOf = (letter: string): Uuid =>
  uuid(`${letter.charCodeAt(0).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`)
const ids = (letters: string): Uuid[] => letters.split('').map(idOf)
const letters = (list: readonly Uuid[]): string =>
  list.map(id => String.fromCharCode(Number.parseInt(id.slice(0, 8), 16))).join('')
const edit = (before: readonly unknown[], after: readonly unknown[]): ListEdit => {
  const found = diffList(before, after)
  if (!found) throw new Error('no edit')
  return found
}
const shown = (before: string, after: string) => {
  const { remove, insert } = edit(ids(before), ids(after))
  return `-${letters(remove)} ${insert.map(({ id, after }) => `${after ? letters([after]) : '^'}${letters([id])}`).join(' ')}`
}

const idList = fc
  .uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 30 })
  .map(numbers => numbers.map(n => uuid(`${n.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`)))

describe('list edits', () => {
  it.each([
    ['abc', 'abc', '- '],
    ['', 'abc', '- ^a ab bc'],
    ['abc', '', '-abc '],
    ['abc', 'abxc', '- bx'],
    ['abc', 'xabc', '- ^x'],
    ['abc', 'abcx', '- cx'],
    ['abc', 'ac', '-b '],
    ['abcd', 'dabc', '-d ^d'],
    ['abcd', 'bcda', '-a da'],
    ['abcde', 'adcbe', '-cd ad dc'],
  ])('from %j to %j', (before, after, words) => {
    expect(shown(before, after)).toBe(words)
    expect(letters(applyListEdit(ids(before), edit(ids(before), ids(after))))).toBe(after)
  })

  it('the difference of any two lists leads from one to the other', () => {
    fc.assert(
      fc.property(idList, idList, (before, after) => {
        expect(applyListEdit(before, edit(before, after))).toEqual(after)
      }),
      { numRuns: 1000 },
    )
  })

  it('one move of one id is one removal and one insertion', () => {
    fc.assert(
      fc.property(idList, fc.nat(), fc.nat(), (before, from, to) => {
        fc.pre(before.length > 0)
        const after = [...before]
        const [moved] = after.splice(from % before.length, 1) as [Uuid]
        after.splice(to % before.length, 0, moved)
        const { remove, insert } = edit(before, after)
        expect(remove.length).toBeLessThanOrEqual(1)
        expect(insert).toHaveLength(remove.length)
      }),
    )
  })

  it('a long list that changes in one place gives a short edit', () => {
    const before = Array.from({ length: 10_000 }, (_, i) =>
      uuid(`${i.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`),
    )
    const added = uuid('ffffffff-0000-4000-8000-000000000000')
    const after = before.toSpliced(5000, 1, added)
    expect(diffList(before, after)).toEqual({ remove: [before[5000]], insert: [{ id: added, after: before[4999] }] })
    expect(applyListEdit(before, edit(before, after))).toEqual(after)
  })

  it('a whole new order of a long list is found quickly', () => {
    const before = Array.from({ length: 10_000 }, (_, i) =>
      uuid(`${i.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`),
    )
    const after = before.toReversed()
    expect(applyListEdit(before, edit(before, after))).toEqual(after)
  })

  it('of two that are inserted after the same id, the later stands closer to it', () => {
    const [a, x, y] = ids('axy') as [Uuid, Uuid, Uuid]
    const few = [
      { id: x, after: a },
      { id: y, after: a },
    ]
    expect(letters(applyListEdit(ids('ab'), { remove: [], insert: few }))).toBe('ayxb')
    const many = ids('cdefghijk').map(id => ({ id, after: x }))
    expect(letters(applyListEdit(ids('ab'), { remove: [], insert: [...few, ...many] }))).toBe('ayxkjihgfedcb')
  })

  it('an id that is inserted again moves', () => {
    const [a, c] = ids('ac') as [Uuid, Uuid]
    expect(letters(applyListEdit(ids('abc'), { remove: [], insert: [{ id: c, after: a }] }))).toBe('acb')
  })

  it('ids that cannot be told apart, and what is no id, have no edit', () => {
    expect(diffList(ids('aa'), ids('a'))).toBeNull()
    expect(diffList(ids('ab'), ids('aba'))).toBeNull()
    expect(diffList(ids('aab'), ids('aaxb'))).toBeNull()
    expect(diffList(ids('abxa'), ids('xa'))).toBeNull()
    expect(diffList(['x'], ['x', 'y'])).toBeNull()
    expect(diffList([1, ...ids('a')], [1, ...ids('ba')])).toBeNull()
    expect(diffList([{}], [])).toBeNull()
  })

  it('an edit made for another list is a fault, not a guess', () => {
    const [a, x, z] = ids('axz') as [Uuid, Uuid, Uuid]
    expect(() => applyListEdit(ids('ab'), { remove: [], insert: [{ id: x, after: z }] })).toThrow('not in the list')
    const many = ids('cdefghijkl').map((id, i) => ({ id, after: i ? a : z }))
    expect(() => applyListEdit(ids('ab'), { remove: [], insert: many })).toThrow('not in the list')
  })

  it('nothing that is handed in changes', () => {
    const before = Object.freeze(ids('abc'))
    const after = Object.freeze(ids('cxa'))
    applyListEdit(before, edit(before, after))
    expect(letters(before) + letters(after)).toBe('abccxa')
  })
})
