import { readFileSync } from 'node:fs'
import { passes } from '@sheaf/core/validation/validate'
import { describe, expect, it } from 'vitest'
import {
  distanceTo,
  inkColors,
  type Point,
  readPoints,
  strokesCheck,
  strokesOf,
  writePoints,
  writeStroke,
} from './strokes'

const points: readonly Point[] = [
  [10.4, 20.6, 0.5],
  [12, 18, 1],
  [0, 2000, 0],
]

describe('strokes', () => {
  it('[P 3] are written short and read back to the unit', () => {
    const text = writePoints(points)
    expect(text).toBe('a l 5 2 -3 9 -c 1j2 0')
    expect(readPoints(text).map(([x, y]) => [x, y])).toEqual([
      [10, 21],
      [12, 18],
      [0, 2000],
    ])
  })
  it('lie in the order in which they were drawn, whatever their keys', () => {
    const stroke = (order: number) => writeStroke({ ink: 'red', width: 8, order, points })
    const strokes = { z: stroke(1), a: stroke(2), b: stroke(2) }
    expect(strokesOf({ strokes }).map(({ id }) => id)).toEqual(['z', 'a', 'b'])
  })
  it('that are none are left out, and refused where a block is taken in', () => {
    const strokes = { a: { c: 'url(x)', w: 8, n: 1, p: '1 1 1' }, b: 'x', c: { c: 'red', w: 8, n: 1, p: '<svg>' } }
    expect(strokesOf({ strokes })).toEqual([])
    for (const one of Object.values(strokes)) expect(passes(strokesCheck, { a: one })).toBe(false)
    expect(passes(strokesCheck, { a: writeStroke({ ink: 'red', width: 8, order: 1, points }) })).toBe(true)
  })
  it('are found by the eraser along their whole line', () => {
    const stroke = {
      id: 'a',
      ink: 'red' as const,
      width: 8,
      order: 1,
      points: [
        [0, 0, 1],
        [100, 0, 1],
      ] as const,
    }
    expect(distanceTo(stroke, [50, 7])).toBe(7)
    expect(distanceTo(stroke, [110, 0])).toBe(10)
  })
})

it('[P 3] the colours for other programs are the light ones of the tokens', () => {
  const tokens = readFileSync(`${import.meta.dirname}/../../../../ui/src/tokens.css`, 'utf8')
  const light = (name: string): string | undefined => new RegExp(`--${name}: light-dark\\((#\\w+)`).exec(tokens)?.[1]
  for (const [ink, color] of Object.entries(inkColors))
    expect(light(ink === 'default' ? 'color-ink' : `content-${ink}-text`), ink).toBe(color)
})
