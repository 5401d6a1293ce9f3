import { describe, expect, it } from 'vitest'
import type { Run } from '../text/rich-text'
import { copyTitle } from './copy-name'

const text = (...parts: string[]): Run[] => parts.map(insert => ({ insert }))
const name = (title: string, ...taken: string[]): string =>
  copyTitle(
    text(title),
    taken.map(one => text(one)),
  )
    .map(({ insert }) => (typeof insert === 'string' ? insert : ''))
    .join('')

describe('the name of a copy', () => {
  it('has the first number that is free', () => {
    expect(name('Plan')).toBe('Plan (1)')
    expect(name('Plan', 'Plan', 'Plan (1)')).toBe('Plan (2)')
    expect(name('Plan', 'Plan (2)')).toBe('Plan (1)')
  })
  it('counts on where the original is a copy', () => {
    expect(name('Plan (1)', 'Plan', 'Plan (1)')).toBe('Plan (2)')
    expect(name('Plan (7)', 'Plan (7)')).toBe('Plan (1)')
  })
  it('takes only a number at the very end for one', () => {
    expect(name('Plan (a)')).toBe('Plan (a) (1)')
    expect(name('(1)')).toBe('(1) (1)')
  })
  it('keeps marks, and keeps nothing as nothing', () => {
    const bold: Run[] = [{ insert: 'Plan', attributes: { b: true } }]
    expect(copyTitle(bold, [])).toEqual([...bold, { insert: ' (1)' }])
    expect(copyTitle([], [])).toEqual([])
    expect(name(' ')).toBe(' ')
  })
})
