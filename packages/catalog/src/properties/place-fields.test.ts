import { describe, expect, it } from 'vitest'
import { fieldsOfPlace, pairIn, placeOfFields } from './place-fields'

const berlin = { name: 'Studio', address: '', lat: '52.52', lon: '13.405' }

describe('placeOfFields', () => {
  it.each([
    ['a place', berlin, { lat: 52.52, lon: 13.405, name: 'Studio' }],
    ['with a decimal comma', { ...berlin, lat: '52,52' }, { lat: 52.52, lon: 13.405, name: 'Studio' }],
    ['half of it', { ...berlin, lon: '' }, null],
    ['beyond the pole', { ...berlin, lat: '91' }, null],
    ['beyond the date line', { ...berlin, lon: '-181' }, null],
    ['words', { ...berlin, lat: 'north' }, null],
  ])('%s', (_, fields, expected) => expect(placeOfFields(fields)).toEqual(expected))
})

it('comes back as it was', () => {
  expect(fieldsOfPlace(placeOfFields(berlin) ?? undefined)).toEqual(berlin)
  expect(fieldsOfPlace(undefined)).toEqual({ name: '', address: '', lat: '', lon: '' })
})

it.each([
  ['52.52, 13.405', { lat: '52.52', lon: '13.405' }],
  ['-33.9 151.2', { lat: '-33.9', lon: '151.2' }],
  ['52.52', null],
  ['152, 13', null],
])('%s is a pair: %j', (words, expected) => expect(pairIn(words)).toEqual(expected))
