// Faces in the margin: outside of the handle where there is room, behind the text where there is not, one group a line.
import type { Uuid } from '@sheaf/core/ids'
import { expect, it } from 'vitest'
import { facePlaces, type Margins } from './face-places'

const [ada, ben, eve] = ['a', 'b', 'c'] as Uuid[] as [Uuid, Uuid, Uuid]
const wide: Margins = { left: 0, right: 1000, text: { left: 150, right: 850 }, isRtl: false }
const narrow: Margins = { left: 0, right: 390, text: { left: 22, right: 368 }, isRtl: false }

it('stands before the text and outside of the handle', () => {
  expect(facePlaces([{ userId: ada, middle: 40 }], wide)).toEqual([{ userIds: [ada], x: 102, y: 40, side: 'left' }])
})
it('stands behind the text where the margin is narrow', () => {
  const [face] = facePlaces([{ userId: ada, middle: 40 }], narrow)
  expect(face).toMatchObject({ x: 370, side: 'right' })
})
it('goes to the other side where text runs from the right', () => {
  expect(facePlaces([{ userId: ada, middle: 40 }], { ...wide, isRtl: true })[0]).toMatchObject({
    x: 898,
    side: 'right',
  })
  expect(facePlaces([{ userId: ada, middle: 40 }], { ...narrow, isRtl: true })[0]).toMatchObject({
    x: 20,
    side: 'left',
  })
})
it('puts people on one line together, also from two columns, and each of them once', () => {
  const seen = [
    { userId: ben, middle: 40 },
    { userId: ada, middle: 46 },
    { userId: ben, middle: 44 },
    { userId: eve, middle: 90 },
  ]
  expect(facePlaces(seen, wide).map(({ userIds, y }) => ({ userIds, y }))).toEqual([
    { userIds: [ada, ben], y: 40 },
    { userIds: [eve], y: 90 },
  ])
})
