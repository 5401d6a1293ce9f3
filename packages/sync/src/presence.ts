// Who is where on a page. Never in the log; losing a message is harmless. The user id is stamped by the server.
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { PresencePeer, ServerMessage } from '@sheaf/core/protocol/messages'

export interface PresenceMember {
  readonly userId: Uuid
  readonly clientId: Uuid
  send(message: ServerMessage): void
}

interface Held {
  readonly peer: PresencePeer
  until: number
}

export class Presence {
  private readonly rooms = new Map<Uuid, Map<PresenceMember, Held>>()
  private readonly lastSent = new Map<PresenceMember, number>()

  constructor(private readonly now: () => number) {}

  /** `null` takes the member away. Says false when the member speaks too often. */
  update(
    channel: Uuid,
    member: PresenceMember,
    state: Readonly<Record<string, unknown>> | null,
    audience: readonly PresenceMember[],
  ): boolean {
    const now = this.now()
    if (state && now - (this.lastSent.get(member) ?? Number.NEGATIVE_INFINITY) < 1000 / limits.presencePerSecond)
      return false
    this.lastSent.set(member, now)
    const room = this.rooms.get(channel) ?? new Map<PresenceMember, Held>()
    if (state)
      room.set(member, {
        peer: { userId: member.userId, clientId: member.clientId, state },
        until: now + limits.presenceLifetimeMs,
      })
    else room.delete(member)
    if (room.size) this.rooms.set(channel, room)
    else this.rooms.delete(channel)
    this.tell(channel, audience)
    return true
  }
  leave(member: PresenceMember, audienceOf: (channel: Uuid) => readonly PresenceMember[]): void {
    this.lastSent.delete(member)
    for (const [channel, room] of this.rooms)
      if (room.delete(member)) {
        if (room.size === 0) this.rooms.delete(channel)
        this.tell(channel, audienceOf(channel))
      }
  }
  /** Drops members that have not renewed themselves. */
  expire(audienceOf: (channel: Uuid) => readonly PresenceMember[]): void {
    for (const [channel, room] of this.rooms) {
      const stale = [...room].filter(([, held]) => held.until < this.now())
      for (const [member] of stale) room.delete(member)
      if (stale.length) this.tell(channel, audienceOf(channel))
      if (room.size === 0) this.rooms.delete(channel)
    }
  }
  peersOf(channel: Uuid): PresencePeer[] {
    return [...(this.rooms.get(channel)?.values() ?? [])].map(held => held.peer)
  }
  tell(channel: Uuid, audience: readonly PresenceMember[]): void {
    const peers = this.peersOf(channel)
    // A crowd is shown by its faces only: cursors of many would cost more than they tell.
    const shown = peers.length > limits.presenceCrowd ? peers.map(peer => ({ ...peer, state: {} })) : peers
    for (const member of audience) member.send({ type: 'presence', channel, peers: shown })
  }
}
