import { describe, expect, it } from 'vitest'
import { dateReader } from './read-dates'

// A Wednesday.
const now = new Date(2026, 10, 11, 12, 0)

describe('[P 3] dates in words', () => {
  it.each([
    ['next friday', { type: 'date', start_date: '2026-11-20' }],
    ['tomorrow 9am', { type: 'datetime', start_date: '2026-11-12', start_time: '09:00', time_zone: 'UTC' }],
    ['3 may 2027', { type: 'date', start_date: '2027-05-03' }],
    ['nov 20 - nov 22', { type: 'daterange', start_date: '2026-11-20', end_date: '2026-11-22' }],
  ])('reads %j', async (text, expected) => {
    expect((await dateReader('en-US', 'UTC'))(text, now)[0]).toEqual(expected)
  })
  it('reads a reminder', async () => {
    expect((await dateReader('en-US', 'UTC'))('remind tomorrow 9am', now)).toEqual([
      {
        type: 'datetime',
        start_date: '2026-11-12',
        start_time: '09:00',
        time_zone: 'UTC',
        reminder: { unit: 'minute', value: 0 },
      },
    ])
  })
  it.each(['remind', 'remind me', 'Erinnerung', 'rappel', 'リマインダー', 'تذكير'])(
    'offers a reminder for tomorrow where no time is said: %s',
    async text => {
      expect((await dateReader('en-US', 'UTC'))(text, now)).toEqual([
        { type: 'date', start_date: '2026-11-12', reminder: { unit: 'day', value: 0, time: '09:00' } },
      ])
    },
  )
  it("reads the person's own language, and English besides", async () => {
    const read = await dateReader('de', 'UTC')
    expect(read('morgen', now)[0]?.start_date).toBe('2026-11-12')
    expect(read('tomorrow', now)[0]?.start_date).toBe('2026-11-12')
  })
  it('leaves names alone', async () => {
    const read = await dateReader('en-US', 'UTC')
    expect(read('May Lind', now)).toEqual([])
    expect(read('ada', now)).toEqual([])
  })
})
