import { expect, it } from 'vitest'
import { ScrollPlaces } from './scroll-places'

const place = (topPx: number) => ({ topPx, block: { id: `block ${topPx}`, offsetPx: -3 } })

it('knows the place of each entry, also after a reload', () => {
  const places = new ScrollPlaces(null)
  places.keep('0 /a', place(400))
  places.keep('1 /b', { topPx: 90, block: null })
  const again = new ScrollPlaces(places.text)
  expect([again.of('0 /a'), again.of('1 /b'), again.of('2 /a')]).toEqual([
    place(400),
    { topPx: 90, block: null },
    undefined,
  ])
})

it('forgets an entry that is left at its top', () => {
  const places = new ScrollPlaces(null)
  places.keep('0 /a', place(400))
  places.keep('0 /a', place(0))
  expect(places.of('0 /a')).toBeUndefined()
})

it('keeps a hundred entries, those that were left last', () => {
  const places = new ScrollPlaces(null)
  for (let i = 0; i < 100; i++) places.keep(`${i} /a`, place(i + 1))
  places.keep('0 /a', place(7))
  places.keep('100 /a', place(8))
  expect([places.of('0 /a'), places.of('1 /a'), places.of('2 /a')]).toEqual([place(7), undefined, place(3)])
})

it('takes what it cannot read for nothing', () => {
  for (const text of ['', 'no', '{}', '[1]', '[["0 /a"]]', '[["0 /a",{"topPx":1,"block":3}]]'])
    expect(new ScrollPlaces(text).text).toBe('[]')
})
