import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { ServerMessage } from '@sheaf/core/protocol/messages'
import { describe, expect, it } from 'vitest'
import { Presence, type PresenceMember } from './presence'
import { Random } from './simulator/random'

const random = new Random(6)
const page = random.uuid()
class Member implements PresenceMember {
  readonly userId: Uuid = random.uuid()
  readonly clientId: Uuid = random.uuid()
  readonly got: ServerMessage[] = []
  send(message: ServerMessage): void {
    this.got.push(message)
  }
  /** Who was there at last, by what they say. */
  get sees(): unknown[] {
    const last = this.got.at(-1)
    return last?.type === 'presence' ? last.peers.map(peer => peer.state) : []
  }
}

describe('presence', () => {
  it('[S50] shows members to each other until they leave', () => {
    const presence = new Presence(() => 0)
    const [a, b] = [new Member(), new Member()]
    presence.update(page, a, { at: 1 }, [a, b])
    presence.update(page, b, { at: 2 }, [a, b])
    expect(a.sees).toEqual([{ at: 1 }, { at: 2 }])
    expect(presence.peersOf(page).map(peer => peer.userId)).toEqual([a.userId, b.userId])
    presence.leave(a, () => [b])
    expect(b.sees).toEqual([{ at: 2 }])
    presence.update(page, b, null, [b])
    expect(presence.peersOf(page)).toEqual([])
  })
  it('[S50] does not hear who speaks too often, but hears a farewell', () => {
    let now = 0
    const presence = new Presence(() => now)
    const a = new Member()
    expect(presence.update(page, a, { at: 1 }, [])).toBe(true)
    expect(presence.update(page, a, { at: 2 }, [])).toBe(false)
    now += 1000 / limits.presencePerSecond
    expect(presence.update(page, a, { at: 3 }, [])).toBe(true)
    expect(presence.update(page, a, null, [])).toBe(true)
  })
  it('[S50] drops who fell silent', () => {
    let now = 0
    const presence = new Presence(() => now)
    const [a, b] = [new Member(), new Member()]
    presence.update(page, a, {}, [])
    now = limits.presenceLifetimeMs - 1
    presence.update(page, b, {}, [])
    now += 2
    presence.expire(() => [b])
    expect(presence.peersOf(page).map(peer => peer.userId)).toEqual([b.userId])
  })
  it('[S50] shows a crowd by its faces', () => {
    const presence = new Presence(() => 0)
    const members = Array.from({ length: limits.presenceCrowd + 1 }, () => new Member())
    for (const member of members) presence.update(page, member, { at: 1 }, members)
    expect(members[0]?.sees).toEqual(members.map(() => ({})))
  })
})
