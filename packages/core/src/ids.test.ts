import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deterministicUuid,
  idFromUrlSegment,
  isCanonicalUuid,
  isUuid,
  membershipId,
  parseUuid,
  recordKeyId,
  spaceViewId,
  uuid,
  uuidFromBytes,
  withoutDashes,
} from './ids'

const dashed = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const bare = '0a1b2c3d4e5f4a6b8c7d9e0f1a2b3c4d'
const other = uuid('11111111-2222-4333-8444-555555555555')

describe('accepted forms', () => {
  it('[C 5.2] an id is accepted with dashes, or as 32 lowercase hex characters', () => {
    expect(isUuid(dashed)).toBe(true)
    expect(isUuid(bare)).toBe(true)
    expect(parseUuid(dashed)).toBe(dashed)
    expect(parseUuid(bare)).toBe(dashed)
  })

  it('[C 5.2] a dashed id is accepted in any letter case and comes out lowered', () => {
    expect(isUuid(dashed.toUpperCase())).toBe(true)
    expect(parseUuid(dashed.toUpperCase())).toBe(dashed)
  })

  it.each([
    ['32 upper-case characters', bare.toUpperCase()],
    ['31 characters', bare.slice(1)],
    ['33 characters', `${bare}0`],
    ['a dash in another place', `${bare.slice(0, 7)}-${bare.slice(7)}`],
    ['braces', `{${dashed}}`],
    ['a letter beyond f', dashed.replace('a', 'g')],
    ['white space', ` ${dashed}`],
    ['a line break at the end', `${dashed}\n`],
    ['nothing', ''],
    ['a number', 12],
    ['null', null],
    ['an object that prints as an id', { toString: () => dashed }],
  ])('[C 5.2] refuses %s', (_, value) => {
    expect(isUuid(value)).toBe(false)
    expect(parseUuid(value)).toBeNull()
  })

  it('only the lowercase dashed form is canonical', () => {
    expect(isCanonicalUuid(dashed)).toBe(true)
    expect(isCanonicalUuid(dashed.toUpperCase())).toBe(false)
    expect(isCanonicalUuid(bare)).toBe(false)
    expect(isCanonicalUuid(undefined)).toBe(false)
  })

  it('dashes go and come back', () => {
    fc.assert(
      fc.property(fc.uuid(), text => {
        const id = uuid(text)
        expect(withoutDashes(id)).toHaveLength(32)
        expect(parseUuid(withoutDashes(id))).toBe(id)
      }),
    )
  })

  it('a constant that is no id is a bug and says so', () => {
    expect(() => uuid('page')).toThrow('Not a uuid: "page"')
  })
})

describe('ids in URL segments', () => {
  it('[P 5] the id is the last 32 characters of the segment', () => {
    expect(idFromUrlSegment(`Meeting-notes-${bare}`)).toBe(dashed)
    expect(idFromUrlSegment(bare)).toBe(dashed)
    expect(idFromUrlSegment(`deadbeef${bare}`)).toBe(dashed)
  })

  it('[P 5] a dashed id alone is accepted, and upper case is lowered', () => {
    expect(idFromUrlSegment(dashed)).toBe(dashed)
    expect(idFromUrlSegment(dashed.toUpperCase())).toBe(dashed)
    expect(idFromUrlSegment(`Title-${bare.toUpperCase()}`)).toBe(dashed)
  })

  it.each(['', 'settings', 'a'.repeat(31), `${bare}-notes`, `Title-${dashed}`, `Title-${bare.slice(0, 31)}z`])(
    '[P 5] a segment without an id gives none: %s',
    segment => {
      expect(idFromUrlSegment(segment)).toBeNull()
    },
  )
})

describe('made ids', () => {
  it('random bytes give a version 4 id', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), bytes => {
        expect(uuidFromBytes(bytes)).toMatch(/^.{8}-.{4}-4.{3}-[89ab].{3}-.{12}$/)
      }),
    )
    expect(uuidFromBytes(new Uint8Array(16).fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
    expect(uuidFromBytes(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000')
  })

  it('too few bytes are a bug, more are left aside', () => {
    expect(() => uuidFromBytes(new Uint8Array(15))).toThrow('16 bytes')
    expect(uuidFromBytes(new Uint8Array(20))).toBe(uuidFromBytes(new Uint8Array(16)))
  })

  it('a derived id is the same everywhere and marked as derived', () => {
    expect(deterministicUuid(['a', 'b'])).toBe(deterministicUuid(['a', 'b']))
    expect(deterministicUuid(['a', 'b'])).toMatch(/^.{8}-.{4}-5.{3}-[89ab].{3}-.{12}$/)
    // Stored ids depend on it, so it may never change.
    expect(deterministicUuid(['a', 'b'])).toBe('0473ef2d-c0d3-54ab-a59d-3580c1134e9d')
  })

  it('how the parts are cut matters', () => {
    const ids = [['ab'], ['a', 'b'], ['', 'ab'], ['a', '', 'b'], ['a","b'], []].map(deterministicUuid)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('[P 3] the id of a record_key is derived from the space and the parent', () => {
    const space = uuid(dashed)
    expect(recordKeyId(space, 'collection', other)).toBe(
      deterministicUuid([dashed, 'space', dashed, 'collection', other]),
    )
    expect(recordKeyId(space, 'block', other)).not.toBe(recordKeyId(space, 'collection', other))
  })

  it('a person has one membership and one sidebar in a space', () => {
    const space = uuid(dashed)
    expect(membershipId(space, other)).toBe(membershipId(space, other))
    const ids = [membershipId(space, other), membershipId(other, space), spaceViewId(space, other)]
    expect(new Set(ids).size).toBe(3)
  })
})
