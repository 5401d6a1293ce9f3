import { describe, expect, it } from 'vitest'
import { createKnownDevices } from './known-devices'

describe('[P 8] a device', () => {
  it('is known by our signature and for its accounts alone', async () => {
    const devices = createKnownDevices(async fresh => fresh)
    const cookie = `sheaf_device=${await devices.remember(undefined, 'ada@example.com')}`
    expect(await devices.find(cookie, 'ada@example.com')).toMatch(/^[\w-]{22}$/)
    expect(await devices.find(cookie, 'ben@example.com')).toBeUndefined()
    const forged = cookie.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    expect(await devices.find(forged, 'ada@example.com')).toBeUndefined()
    const both = `sheaf_device=${await devices.remember(cookie, 'ben@example.com')}`
    expect(await devices.find(both, 'ben@example.com')).toBe(await devices.find(cookie, 'ada@example.com'))
  })
})
