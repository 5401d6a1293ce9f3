import { describe, expect, it } from 'vitest'
import { cut, printValue } from './print-value'

describe('printed values', () => {
  it.each<[unknown, string]>([
    ['text', '"text"'],
    ['with "quotes"\n', '"with \\"quotes\\"\\n"'],
    [12.5, '12.5'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'undefined'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [12n, '12n'],
    [[1, 'a', [null]], '[1,"a",[null]]'],
    [{ a: 1, b: { c: [] } }, '{"a":1,"b":{"c":[]}}'],
    [{}, '{}'],
    [() => 1, 'a function'],
  ])('prints %o', (value, text) => {
    expect(printValue(value)).toBe(text)
  })

  it('[P 5] values are truncated to 55 characters, and the ellipsis is not counted', () => {
    expect(printValue('x'.repeat(53))).toBe(`"${'x'.repeat(53)}"`)
    expect(printValue('x'.repeat(54))).toBe(`"${'x'.repeat(54)}…`)
    expect(printValue(Array.from({ length: 100 }, () => 1))).toHaveLength(56)
    expect(printValue(Array.from({ length: 100 }, () => 1))).toMatch(/^\[1,1,.*…$/)
  })

  it('[P 5] characters are counted, not their halves', () => {
    expect(printValue('😀'.repeat(53))).toBe(`"${'😀'.repeat(53)}"`)
    expect(printValue('😀'.repeat(54))).toBe(`"${'😀'.repeat(54)}…`)
    expect(printValue('😀'.repeat(500))).toBe(`"${'😀'.repeat(54)}…`)
  })

  it('a huge, deep or circular value costs no more than a small one', () => {
    const circle: Record<string, unknown> = {}
    circle['a'] = circle
    expect(printValue(circle)).toMatch(/^\{"a":\{"a":.*…$/)
    let deep: unknown = 0
    for (let i = 0; i < 100_000; i++) deep = [deep]
    expect(printValue(deep)).toBe(`${'['.repeat(55)}…`)
    expect(printValue({ [`k${'e'.repeat(1_000_000)}y`]: 1 })).toHaveLength(56)
  })

  it('a plain text is cut the same way', () => {
    expect(cut('short')).toBe('short')
    expect(cut('x'.repeat(55))).toBe('x'.repeat(55))
    expect(cut('x'.repeat(56))).toBe(`${'x'.repeat(55)}…`)
    expect(cut('😀'.repeat(30))).toBe('😀'.repeat(30))
  })
})
