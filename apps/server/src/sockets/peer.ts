// One socket: a person in a tab. Messages go out in order; a reader that falls far behind is cut off and catches up anew.
import type { Duplex } from 'node:stream'
import type { Uuid } from '@sheaf/core/ids'
import { type Actor, personActor } from '@sheaf/core/permissions/actor'
import type { ServerMessage } from '@sheaf/core/protocol/messages'
import { messageJson } from '@sheaf/sync/entry-text'
import type { Peer } from '@sheaf/sync/gateway'
import type { PresenceMember } from '@sheaf/sync/presence'
import type { WebSocket } from 'ws'

const MAX_BUFFERED_BYTES = 16 * 1024 * 1024
/** Closed because the reader was too slow: it may come back at once. */
export const CLOSE_TOO_SLOW = 4008
export const CLOSE_SIGNED_OUT = 4001
export const CLOSE_RESTART = 1012
/** The person has too many sockets already. It may come back after a while, when others have gone. */
export const CLOSE_TOO_MANY = 4030

const encoded = new WeakMap<ServerMessage, Buffer>()
/** One encoding serves every reader of a message: as bytes, or each socket would make bytes of the text for itself. */
function encode(message: ServerMessage): Buffer {
  const known = encoded.get(message)
  if (known !== undefined) return known
  const bytes = Buffer.from(messageJson(message))
  encoded.set(message, bytes)
  return bytes
}

export class SocketPeer implements Peer, PresenceMember {
  readonly actor: Actor
  clientId: Uuid
  /** Takes the peer out of everything it is part of. May be called twice. */
  onEnd: () => void = () => {}
  private gathering = false

  constructor(
    readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly wire: Duplex,
    readonly sessionId: Uuid,
    readonly userId: Uuid,
    clientId: Uuid,
  ) {
    this.actor = personActor(userId)
    this.clientId = clientId
  }

  send(message: ServerMessage): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MAX_BUFFERED_BYTES) return this.socket.close(CLOSE_TOO_SLOW, 'too slow')
    this.gather()
    this.socket.send(encode(message), { binary: false })
  }
  /** What is said in one turn of the loop goes out in one write: a batch of entries would cost a system call each. */
  private gather(): void {
    if (this.gathering) return
    this.gathering = true
    this.wire.cork()
    setImmediate(() => {
      this.gathering = false
      this.wire.uncork()
    })
  }
}
