// Presence of everyone who reads a channel, here and in other processes.
import type { Uuid } from '@sheaf/core/ids'
import { Presence, type PresenceMember } from '@sheaf/sync/presence'
import type { Services } from '../http/server-parts'
import { guarded } from '../process/guarded'
import { SocketPeer } from './peer'

const EXPIRE_MS = 5000

export class SocketPresence {
  private readonly presence: Presence
  private readonly spaceOf = new Map<Uuid, Uuid>()
  private readonly elsewhere = new Map<Uuid, PresenceMember>()
  private readonly timer: NodeJS.Timeout

  constructor(private readonly services: Services) {
    this.presence = new Presence(services.now)
    const expire = (): void => {
      this.presence.expire(channel => this.audience(channel))
      this.forgetSilent()
    }
    this.timer = setInterval(guarded(services.log, 'presence failed', expire), EXPIRE_MS)
    this.timer.unref()
    services.bus.listen(message => {
      if (message.kind !== 'presence') return
      const member = this.elsewhere.get(message.clientId) ?? {
        userId: message.userId,
        clientId: message.clientId,
        send: () => {},
      }
      this.elsewhere.set(message.clientId, member)
      this.spaceOf.set(message.channel, message.spaceId)
      this.presence.update(message.channel, member, message.state, this.audience(message.channel))
      if (!message.state) this.elsewhere.delete(message.clientId)
    })
  }

  update(peer: SocketPeer, spaceId: Uuid, channel: Uuid, state: Readonly<Record<string, unknown>> | null): void {
    this.spaceOf.set(channel, spaceId)
    if (this.presence.update(channel, peer, state, this.audience(channel)))
      this.tellOthers(peer, spaceId, channel, state)
  }
  /** A new reader sees who is there. */
  show(peer: SocketPeer, spaceId: Uuid, channel: Uuid): void {
    this.spaceOf.set(channel, spaceId)
    if (this.presence.peersOf(channel).length) this.presence.tell(channel, [peer])
  }
  leave(peer: SocketPeer, channels: Iterable<Uuid>): void {
    for (const channel of channels) {
      const spaceId = this.spaceOf.get(channel)
      if (spaceId) this.tellOthers(peer, spaceId, channel, null)
    }
    this.presence.leave(peer, channel => this.audience(channel))
  }
  close(): void {
    clearInterval(this.timer)
  }

  /** What nobody reads and nobody is in needs no remembering. */
  private forgetSilent(): void {
    const present = new Set<Uuid>()
    for (const [channel, spaceId] of this.spaceOf) {
      const peers = this.presence.peersOf(channel)
      for (const { clientId } of peers) present.add(clientId)
      if (peers.length === 0 && this.services.rooms.gateway.readersOf(spaceId, channel).length === 0)
        this.spaceOf.delete(channel)
    }
    for (const clientId of this.elsewhere.keys()) if (!present.has(clientId)) this.elsewhere.delete(clientId)
  }
  private audience(channel: Uuid): SocketPeer[] {
    const spaceId = this.spaceOf.get(channel)
    return spaceId
      ? this.services.rooms.gateway.readersOf(spaceId, channel).filter(peer => peer instanceof SocketPeer)
      : []
  }
  private tellOthers(
    peer: SocketPeer,
    spaceId: Uuid,
    channel: Uuid,
    state: Readonly<Record<string, unknown>> | null,
  ): void {
    this.services.bus.publish({
      kind: 'presence',
      spaceId,
      channel,
      userId: peer.userId,
      clientId: peer.clientId,
      state,
    })
  }
}
