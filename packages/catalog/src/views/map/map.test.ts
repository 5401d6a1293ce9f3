import type { Schema } from '@sheaf/core/collection/schema'
import { describe, expect, it } from 'vitest'
import { type Camera, cameraFor, held, MOST_SCALE, panned, project, toScreen, zoomed } from './camera'
import { map, placeProperty } from './map'
import { clustersOf, readPlace } from './places'

const size = { width: 600, height: 400 }
const schema: Schema = {
  title: { id: 'title', name: 'Name', type: 'title', order: 0 },
  home: { id: 'home', name: 'Home', type: 'place', order: 1 },
  work: { id: 'work', name: 'Work', type: 'place', order: 2 },
}

it.each([
  [undefined, 'home'],
  ['work', 'work'],
  ['gone', 'home'],
])('rows are where %s says', (map_by, expected) => {
  expect(placeProperty({ query: {}, format: map_by ? { map_by } : {} }, schema)?.id).toBe(expected)
})
it('asks how many rows have no place', () => {
  expect(map.ask({ query: {}, format: {} }, schema).aggregations).toEqual([{ property: 'home', aggregation: 'empty' }])
})

it.each([
  [
    { lat: 52.5, lon: 13.4, name: 'Berlin' },
    { lat: 52.5, lon: 13.4, name: 'Berlin', address: '' },
  ],
  [
    { lat: 0, lon: -180 },
    { lat: 0, lon: -180, name: '', address: '' },
  ],
  [{ lat: 91, lon: 0 }, null],
  [{ lat: '1', lon: 0 }, null],
  ['Berlin', null],
  [[1, 2], null],
  [undefined, null],
  [null, null],
])('reads %j', (value, expected) => expect(readPlace(value)).toEqual(expected))

describe('clusters', () => {
  const pin = (row: string, x: number, y = 0) => ({ row, x, y })
  it.each([
    ['far apart', [pin('a', 0), pin('b', 50)], [['a'], ['b']]],
    ['near', [pin('a', 0), pin('b', 20)], [['a', 'b']]],
    ['near across cells', [pin('a', 29), pin('b', 31)], [['a', 'b']]],
    ['the same place', [pin('a', 5, 5), pin('b', 5, 5), pin('c', 200, 5)], [['a', 'b'], ['c']]],
    ['a chain is not one', [pin('a', 0), pin('b', 25), pin('c', 50)], [['a', 'b'], ['c']]],
  ])('%s', (_title, pins, expected) => {
    expect(clustersOf(pins, 30).map(one => one.pins.map(({ row }) => row))).toEqual(expected)
  })
  it('stand in the middle of their pins', () => {
    expect(clustersOf([pin('a', 0), pin('b', 20, 10)], 30)[0]).toMatchObject({ x: 10, y: 5 })
  })
})

describe('the camera', () => {
  it.each([
    [0, 0, 0.5, 0.5],
    [0, 180, 1, 0.5],
    [85.0511, -180, 0, 0],
    [90, 0, 0.5, 0],
    [-90, 0, 0.5, 1],
  ])('projects %d, %d', (lat, lon, x, y) => {
    const point = project({ lat, lon })
    expect(point.x).toBeCloseTo(x, 4)
    expect(point.y).toBeCloseTo(y, 4)
  })
  it('keeps what is under the pointer there when it goes nearer', () => {
    const camera: Camera = { x: 0.5, y: 0.4, scale: 2000 }
    const point = { x: 0.55, y: 0.42 }
    const at = toScreen(camera, size, point)
    const next = zoomed(camera, size, 2, at)
    expect(next.scale).toBeGreaterThan(camera.scale)
    expect(toScreen(next, size, point).x).toBeCloseTo(at.x)
    expect(toScreen(next, size, point).y).toBeCloseTo(at.y)
  })
  it('moves the world with the hand', () => {
    const camera: Camera = { x: 0.5, y: 0.5, scale: 1000 }
    expect(panned(camera, size, 100, -50)).toMatchObject({ x: 0.4, y: 0.55 })
  })
  it('shows all places, with room around them', () => {
    const points = [project({ lat: 52.5, lon: 13.4 }), project({ lat: -33.9, lon: 18.4 })]
    const camera = cameraFor(points, size)
    for (const point of points) {
      const { x, y } = toScreen(camera, size, point)
      expect(x >= 40 && x <= 560 && y >= 40 && y <= 360).toBe(true)
    }
  })
  it.each([
    [
      { x: 2, y: -1, scale: 1 },
      { x: 1, y: 0 },
    ],
    [{ x: 0.5, y: 0.5, scale: 1e12 }, { scale: MOST_SCALE }],
  ])('stays with the world: %j', (camera, expected) => expect(held(camera, size)).toMatchObject(expected))
})
