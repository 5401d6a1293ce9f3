import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIsoDateString } from './iso-date'

describe('ISO 8601 dates', () => {
  it.each([
    '2024-01-31',
    '2024-02-29',
    '2024-01',
    '2024',
    '20240131',
    '2024-W05',
    '2024-W05-7',
    '2024-366',
    '+002024-01-31',
    '2024-01-31T10:30',
    '2024-01-31T10:30:15',
    '2024-01-31T10:30:15.123Z',
    '2024-01-31T10:30:15,5+02:00',
    '2024-01-31T10',
    '20240131T103015Z',
    '2024-01-31T10:30-0530',
    '2024-01-31T24:00:00Z',
    '2016-12-31T23:59:60Z',
  ])('[P 5] %s is one', text => {
    expect(isIsoDateString(text)).toBe(true)
  })

  it.each(['2024-01-31 10:30', '2024-01-31 10:30:15.123+02:00'])('[P 5] a space is allowed in place of T: %s', text => {
    expect(isIsoDateString(text)).toBe(true)
  })

  it.each(['1:30', '10:30', '10:30:15', 'T10:30', '10:30Z', ' 10:30', '1030Z'])(
    '[P 5] a bare time is rejected: %s',
    text => {
      expect(isIsoDateString(text)).toBe(false)
    },
  )

  it.each([
    '',
    'today',
    '2024-13-01',
    '2024-00-10',
    '2024-01-32',
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-1-1',
    '24-01-31',
    '2024/01/31',
    '31.01.2024',
    '2024-W54',
    '2024-W00-1',
    '2023-366',
    '2024-000',
    '2024-01-31T',
    '2024-01-31T25:00',
    '2024-01-31T10:60',
    '2024-01-31T10:30:61',
    '2024-01-31T24:01',
    '2024-01-31T10:30+24:00',
    '2024-01T10:30',
    '2024-W05T10:30',
    '2024-01-31  10:30',
    '2024-01-31T10:30 Z',
    ' 2024-01-31',
    '2024-01-31\n',
    `2024-01-31T10:30:15.${'1'.repeat(100)}Z`,
  ])('[P 5] %j is none', text => {
    expect(isIsoDateString(text)).toBe(false)
  })

  it.each([null, undefined, 20240131, new Date(0), ['2024-01-31']])('[P 5] only text is one: %s', value => {
    expect(isIsoDateString(value)).toBe(false)
  })

  it('every moment that the platform prints is one', () => {
    fc.assert(fc.property(fc.date({ noInvalidDate: true }), date => isIsoDateString(date.toISOString())))
  })
})
