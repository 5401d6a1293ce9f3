import { difference, type TextChange } from '@sheaf/core/actions/text-range'
import { tree } from '@sheaf/core/kinds/block-tree'
import { describe, expect, it } from 'vitest'
import { fromMarkdown, parseHtml, toMarkdown } from '../../markdown'
import { rebased } from './text-edit'

describe('[P 3] an equation in other programs', () => {
  it('is mathematics in Markdown, both ways', () => {
    const [read] = fromMarkdown('$$\ne^{i\\pi} + 1 = 0\n$$')
    expect(read).toEqual(tree('equation', { runs: [{ insert: 'e^{i\\pi} + 1 = 0' }] }))
    expect(toMarkdown(read ? [read] : []).trim()).toBe('$$\ne^{i\\pi} + 1 = 0\n$$')
  })
  it('is not taken for code', () => {
    const [read] = parseHtml('<pre><code class="language-math math-display">x^2</code></pre>')
    expect(read).toMatchObject({ type: 'equation', runs: [{ insert: 'x^2' }] })
  })
})

const apply = (text: string, { from, to, insert }: TextChange): string => text.slice(0, from) + insert + text.slice(to)

describe('[P 7] what a person changed in an equation', () => {
  it.each([
    ['', 'x'],
    ['x', ''],
    ['abc', 'aXc'],
    ['aaa', 'aaaa'],
    ['x + y', 'x - z + y'],
  ])('turns %j into %j and touches nothing else', (before, after) => {
    expect(apply(before, difference(before, after))).toBe(after)
  })
  it('keeps what another wrote before, behind and at the same place', () => {
    const mine = (base: string, next: string, now: string): string =>
      apply(now, rebased(difference(base, next), base, now))
    expect(mine('a + b', 'a + b + c', 'zz a + b')).toBe('zz a + b + c')
    expect(mine('a + b', 'x + b', 'a + b + c')).toBe('x + b + c')
    expect(mine('a', 'ab', 'ac')).toBe('acb')
    // Both took out the middle: it is gone once.
    expect(mine('abc', 'ac', 'ac')).toBe('ac')
    expect(mine('abc', 'abcd', 'abc')).toBe('abcd')
  })
})
