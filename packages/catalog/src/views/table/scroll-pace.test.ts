import { expect, it } from 'vitest'
import { ScrollPace } from './scroll-pace'

const FRAME_MS = 1000 / 60
const paceOf = (steps: readonly (readonly [top: number, at: number])[]): boolean[] => {
  const pace = new ScrollPace()
  return steps.map(([top, at]) => pace.isFast(top, at))
}
const steady = (px: number): boolean[] => paceOf(Array.from({ length: 4 }, (_, i) => [i * px, i * FRAME_MS]))

it('tells reading from going by, in both directions', () => {
  expect(steady(20)).toEqual([false, false, false, false])
  expect(steady(400)).toEqual([false, true, true, true])
  expect(steady(-400)).toEqual([false, true, true, true])
})

it('does not take one far step for a movement', () => {
  expect(
    paceOf([
      [0, 0],
      [90_000, 5000],
      [90_010, 5017],
    ]),
  ).toEqual([false, false, false])
})

it('measures short steps by their time: a late frame has a longer one', () => {
  expect(
    paceOf([
      [0, 0],
      [90, 50],
      [180, 100],
    ]),
  ).toEqual([false, false, false])
})

it('is not slow because frames are late', () => {
  expect(
    paceOf([
      [0, 0],
      [400, 200],
      [800, 400],
    ]),
  ).toEqual([false, true, true])
})
