import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUniqueId, isUniqueIdPrefix, parseUniqueId, requireUniqueIdPrefix, uniqueIdPrefix } from './unique-id'
import { validate } from './validate'

describe('prefixes', () => {
  it.each(['AB', 'TASK', 'A1', 'A-B', 'A-', 'ABCDEFGHIJ', 'A123456789'])('[P 5] %s is a prefix', prefix => {
    expect(isUniqueIdPrefix(prefix)).toBe(true)
    expect(requireUniqueIdPrefix(prefix)).toBe(prefix)
  })

  it.each(['', 'A', 'task', 'Task', '1A', '-A', 'A_B', 'ABCDEFGHIJK', 'ÄB', 'A B', 'AB\n', 7, null])(
    '[P 5] %j is none, and the message is exact',
    prefix => {
      expect(isUniqueIdPrefix(prefix)).toBe(false)
      expect(() => requireUniqueIdPrefix(prefix)).toThrow(
        'The prefix must start with a letter, followed by one or more (up to 9) alphanumeric characters or hyphens.',
      )
    },
  )

  it('in a payload it is worded like every other check', () => {
    expect(() => validate(uniqueIdPrefix, 'x', 'record_key.record_key')).toThrow(
      'record_key.record_key should be an uppercase letter followed by 1 to 9 uppercase letters, digits or hyphens, instead was "x".',
    )
  })
})

describe('unique ids', () => {
  it('[P 5] a unique id is PREFIX-digits', () => {
    expect(parseUniqueId('TASK-12')).toEqual({ prefix: 'TASK', number: 12 })
    expect(parseUniqueId('A-1-22')).toEqual({ prefix: 'A-1', number: 22 })
    expect(parseUniqueId('AB--3')).toEqual({ prefix: 'AB-', number: 3 })
  })

  it.each(['TASK', 'TASK-', 'TASK-x', 'task-1', 'A-1', 'TASK-1.5', 'TASK-1 ', '-1', `TASK-${'9'.repeat(16)}`])(
    '[P 5] %s is none',
    text => {
      expect(parseUniqueId(text)).toBeNull()
    },
  )

  it('what is printed is read back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][A-Z0-9-]{1,9}$/), fc.nat(), (prefix, number) => {
        expect(parseUniqueId(formatUniqueId({ prefix, number }))).toEqual({ prefix, number })
      }),
    )
  })
})
