import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time'

const now = Date.UTC(2026, 10, 15)
const ago = (seconds: number): string | null => relativeTime(now - seconds * 1000, now)

describe('how long ago', () => {
  it.each([
    [0, null],
    [59, null],
    [-90, null],
    [60, '1 min. ago'],
    [3599, '59 min. ago'],
    [3600, '1 hr. ago'],
    [86_400, '1 day ago'],
    [29 * 86_400, '4 wk. ago'],
    [45 * 86_400, '1 mo. ago'],
    [800 * 86_400, '2 yr. ago'],
  ])('%d seconds are %s', (seconds, words) => expect(ago(seconds)).toBe(words))
})
