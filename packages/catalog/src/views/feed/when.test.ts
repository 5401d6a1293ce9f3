import { expect, it } from 'vitest'
import { whenWords } from './when'

const now = Date.UTC(2026, 4, 20, 12)
it.each([
  [0, 'now'],
  [-5000, 'now'],
  [5 * 60_000, '5 minutes ago'],
  [3 * 3_600_000, '3 hours ago'],
  [26 * 3_600_000, 'yesterday'],
  [6 * 86_400_000, '6 days ago'],
  [7 * 86_400_000, 'May 13, 2026'],
])('%i ms ago is %s', (ago, words) => expect(whenWords(now - ago, now, 'en-US', 'UTC')).toBe(words))
it('says the day of the reader', () => {
  const late = Date.UTC(2026, 0, 1, 2)
  expect(whenWords(late, now, 'en-US', 'America/New_York')).toBe('Dec 31, 2025')
})
