import { describe, expect, it } from 'vitest'
import { sha256Hex } from './hash'
import { allOnesId, isSentinelId, kindOfId, sentinelId } from './id-kinds'
import { deterministicUuid, isCanonicalUuid, uuid, uuidFromBytes, withoutDashes } from './ids'

describe('kinds of ids', () => {
  it('[C 5.2] version nibble 4 is a random id', () => {
    expect(kindOfId(uuidFromBytes(new Uint8Array(16)))).toBe('v4')
    expect(kindOfId(uuid('0a1b2c3d-4e5f-4a6b-0c7d-9e0f1a2b3c4d'))).toBe('other')
  })

  it('[C 5.2] version nibble 8 followed by 0 or 1 is v0, or v1 by its code or prefix', () => {
    expect(kindOfId(uuid('12345678-4e5f-80ab-8c7d-9e0f1a2b3c4d'))).toBe('v0')
    expect(kindOfId(uuid('12345678-4e5f-81ab-8c7d-9e0f1a2b3c4d'))).toBe('v0')
    expect(kindOfId(uuid('12345678-4e5f-81ab-8c7d-00031a2b3c4d'))).toBe('v1')
    expect(kindOfId(uuid('46545678-4e5f-80ab-8c7d-9e0f1a2b3c4d'))).toBe('v1')
  })

  it('[C 5.2] the prefix must be greater than 464 and not fff', () => {
    expect(kindOfId(uuid('46400000-4e5f-80ab-8c7d-9e0f1a2b3c4d'))).toBe('v0')
    expect(kindOfId(uuid('46500000-4e5f-80ab-8c7d-9e0f1a2b3c4d'))).toBe('v1')
    expect(kindOfId(uuid('ffe00000-4e5f-80ab-8c7d-9e0f1a2b3c4d'))).toBe('v1')
    expect(kindOfId(uuid('fff00000-4e5f-80ab-8c7d-9e0f1a2b3c4d'))).toBe('v0')
    expect(kindOfId(uuid('fff00000-4e5f-80ab-8c7d-00031a2b3c4d'))).toBe('v1')
  })

  it('[C 5.2] a 2 or 3 after the version nibble marks v1d', () => {
    expect(kindOfId(uuid('12345678-4e5f-82ab-8c7d-9e0f1a2b3c4d'))).toBe('v1d')
    expect(kindOfId(uuid('fff45678-4e5f-83ab-8c7d-00031a2b3c4d'))).toBe('v1d')
  })

  it('[C 5.2] any other id is of no known kind', () => {
    expect(kindOfId(uuid('12345678-4e5f-84ab-8c7d-9e0f1a2b3c4d'))).toBe('other')
    expect(kindOfId(uuid('12345678-4e5f-10ab-8c7d-9e0f1a2b3c4d'))).toBe('other')
    expect(kindOfId(deterministicUuid(['a']))).toBe('other')
    expect(kindOfId(allOnesId)).toBe('other')
  })
})

describe('reserved ids', () => {
  const sentinels = Array.from({ length: 11 }, (_, digit) => sentinelId(digit))

  it('[C 5.2] a hash and a digit 0 to 9 or a make eleven reserved ids', () => {
    expect(new Set(sentinels).size).toBe(11)
    for (const [digit, id] of sentinels.entries()) {
      expect(isCanonicalUuid(id)).toBe(true)
      expect(withoutDashes(id)).toBe(sha256Hex('sheaf').slice(0, 31) + digit.toString(16))
    }
  })

  it('[C 5.2] they and all-F are recognised, their neighbours are not', () => {
    for (const id of [...sentinels, allOnesId]) expect(isSentinelId(id)).toBe(true)
    expect(isSentinelId(uuid(`${sentinels[0]?.slice(0, -1)}b`))).toBe(false)
    expect(isSentinelId(uuid('ffffffff-ffff-ffff-ffff-fffffffffffe'))).toBe(false)
  })

  it('they are of no kind that can be made', () => {
    for (const id of sentinels) expect(kindOfId(id)).toBe('other')
  })

  it('there is no twelfth', () => {
    expect(() => sentinelId(11)).toThrow('got 11')
    expect(() => sentinelId(-1)).toThrow('got -1')
  })
})
