import { describe, expect, it } from 'vitest'
import { createLog } from '../log'
import { hashPassword, isPassword } from './passwords'
import { networkOf } from './rate-limits'
import { isToken, newSixDigits, newToken, sameBytes } from './secrets'
import { clearedCookies, readSessionToken, sessionCookie } from './session-cookies'
import { createSessionEnds } from './session-ends'

describe('passwords', () => {
  it('[P 8] are argon2id hashes that differ each time', async () => {
    const [one, two] = [await hashPassword('secret secret'), await hashPassword('secret secret')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect(await isPassword('secret secret', one)).toBe(true)
    expect(await isPassword('secret secreT', one)).toBe(false)
    expect(await isPassword('secret secret', undefined)).toBe(false)
  })
})

describe('secrets', () => {
  it('[P 8] tokens have 256 bits and six digits keep their zeros', () => {
    expect(isToken(newToken())).toBe(true)
    for (let i = 0; i < 100; i++) expect(newSixDigits()).toMatch(/^\d{6}$/)
    expect(sameBytes(Buffer.from('ab'), Buffer.from('abc'))).toBe(false)
  })
})

describe('cookies', () => {
  it('[C 7.9] are Secure outside localhost', () => {
    expect(sessionCookie('t', { secure: true })).toContain('; Secure')
    expect(sessionCookie('t', { secure: false })).not.toContain('Secure')
    for (const line of clearedCookies({ secure: true })) expect(line).toContain('Max-Age=0')
  })
  it('[C 7.9] the token is found among others', () => {
    expect(readSessionToken(undefined)).toBeUndefined()
    const token = newToken()
    expect(readSessionToken(`a=1; sheaf_session=planted; sheaf_session=${token}; sheaf_users=%5B%5D`)).toBe(token)
    expect(readSessionToken('not_sheaf_session=x; sheaf_session=')).toBeUndefined()
  })
})

describe('networks', () => {
  it('[P 8] IPv4 counts by address, mapped or not, and IPv6 by its /64', () => {
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
    expect(networkOf('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64')
    expect(networkOf('2001:db8:0:1:bbbb:0:0:2')).toBe('2001:db8:0:1::/64')
    expect(networkOf('2001:0DB8::1')).toBe('2001:db8:0:0::/64')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
  })
})

describe('ends of sessions', () => {
  it("[P 6] one listener's bug does not keep the others from hearing", () => {
    const ends = createSessionEnds(createLog('silent'))
    const heard: string[] = []
    ends.onSessionEnded(() => {
      throw new Error('bug')
    })
    const off = ends.onSessionEnded(end => heard.push(end.sessionId))
    ends.endedHere({ sessionId: 'a' as never })
    off()
    ends.endedHere({ sessionId: 'b' as never })
    expect(heard).toEqual(['a'])
  })
})
