// What one socket says, answered one message after another where order matters. Whatever is wrong with a message, the socket and
// the server stay up; a client that floods is slowed by being cut off.
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { validateClientMessage } from '@sheaf/core/protocol/client-message'
import { PROTOCOL_VERSION, wireError } from '@sheaf/core/protocol/messages'
import { serverLimits } from '@sheaf/core/server-limits'
import { parseJson } from '@sheaf/core/validation/safe-json'
import type { Services } from '../http/server-parts'
import { toSheafError } from '../http/to-sheaf-error'
import { guarded } from '../process/guarded'
import { saveAll } from '../spaces/save-all'
import { TokenBucket } from '../throttle/token-bucket'
import type { SocketPeer } from './peer'
import type { SocketPresence } from './socket-presence'

const MESSAGES_PER_SECOND = 200
const BURST = 1000
const CLOSE_FLOOD = 4029

export class PeerMessages {
  private readonly channels = new Set<Uuid>()
  private greeted = false
  private closed = false
  private readonly flood: TokenBucket

  constructor(
    private readonly peer: SocketPeer,
    private readonly services: Services,
    private readonly presence: SocketPresence,
  ) {
    this.flood = new TokenBucket(BURST, MESSAGES_PER_SECOND, services.now)
  }

  receive(text: string): void {
    if (this.flood.take() === 0) return this.peer.socket.close(CLOSE_FLOOD, 'too many messages')
    guarded(this.services.log, 'a refusal could not be told', () => this.answer(text))()
  }
  private async answer(text: string): Promise<void> {
    try {
      await this.handle(text)
    } catch (error) {
      const refusal = toSheafError(error)
      if (refusal.name === 'InternalServerError')
        this.services.log.error({ err: error, userId: this.peer.userId }, 'a message failed')
      this.peer.send({ type: 'refused', error: wireError(refusal) })
    }
  }
  close(): void {
    if (this.closed) return
    this.closed = true
    this.services.rooms.gateway.leave(this.peer)
    this.presence.leave(this.peer, this.channels)
  }

  private async handle(text: string): Promise<void> {
    const message = validateClientMessage(parseJson(text))
    if (message.type === 'hello') {
      if (message.version !== PROTOCOL_VERSION)
        throw new SheafError('ValidationError', {
          debugMessage: `The protocol version should be ${PROTOCOL_VERSION}.`,
          clientData: { type: 'version' },
        })
      this.greeted = true
      this.peer.clientId = message.clientId
      return this.peer.send({ type: 'welcome', userId: this.peer.userId, version: PROTOCOL_VERSION })
    }
    if (message.type === 'ping') return this.peer.send({ type: 'pong', at: message.at })
    if (!this.greeted) throw new SheafError('ValidationError', { debugMessage: 'The first message should be hello.' })
    const { gateway } = this.services.rooms
    switch (message.type) {
      case 'subscribe':
        if (this.channels.size >= serverLimits.maxSubscriptionsPerSocket && !this.channels.has(message.channel.id))
          throw new SheafError('ValidationError', { debugMessage: 'Too many subscriptions.' })
        this.channels.add(message.channel.id)
        await gateway.subscribe(this.peer, message.channel, message.seq)
        // Catching up takes a while: the reader may have changed its mind or gone.
        if (this.closed) return gateway.leave(this.peer)
        if (!this.channels.has(message.channel.id)) return gateway.unsubscribe(this.peer, message.channel.id)
        return this.presence.show(this.peer, message.channel.spaceId, message.channel.id)
      case 'unsubscribe':
        this.channels.delete(message.channel.id)
        this.presence.update(this.peer, message.channel.spaceId, message.channel.id, null)
        return gateway.unsubscribe(this.peer, message.channel.id)
      case 'presence':
        if (!gateway.isReader(this.peer, message.channel.id)) return
        if (JSON.stringify(message.state).length > serverLimits.maxPresenceBytes)
          throw new SheafError('ValidationError', { debugMessage: 'The presence is too large.' })
        return this.presence.update(this.peer, message.channel.spaceId, message.channel.id, message.state)
      case 'save': {
        const results = await saveAll(this.services, message.transactions, this.peer.actor, channel =>
          gateway.isReader(this.peer, channel),
        )
        return this.peer.send({ type: 'saved', results })
      }
    }
  }
}
