// The socket at /api/v3/stream. Only pages of ours may open it, only with a live session, and only for an account in it.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { phrase } from '@sheaf/core/phrase'
import { wireError } from '@sheaf/core/protocol/messages'
import { serverLimits } from '@sheaf/core/server-limits'
import { WebSocketServer } from 'ws'
import { newUuid } from '../auth/secrets'
import { readSessionToken } from '../auth/session-cookies'
import type { Services } from '../http/server-parts'
import type { HeldPart } from '../memory/memory-budget'
import { guarded } from '../process/guarded'
import { OpenPeers } from './open-peers'
import { CLOSE_RESTART, CLOSE_SIGNED_OUT, CLOSE_TOO_MANY, CLOSE_TOO_SLOW, SocketPeer } from './peer'
import { PeerMessages } from './peer-messages'
import { watchSessions } from './session-watch'
import { SocketPresence } from './socket-presence'

const PATH = '/api/v3/stream'
const HEARTBEAT_MS = 30_000
/** How long a client may take to answer a close. */
const CLOSE_WITHIN_MS = 2000

interface Stream {
  readonly peers: () => number
  readonly close: () => Promise<void>
}

export function openStream(server: Server, services: Services): Stream {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maxSocketMessageBytes,
    perMessageDeflate: false,
  })
  const peers = new OpenPeers()
  const presence = new SocketPresence(services)

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    try {
      // As it was sent: anything may stand here, so nothing is made of it but its two halves.
      const [path, query] = (request.url ?? '').split('?', 2)
      if (path !== PATH) return refuse(socket, 404, 'Not Found')
      const admitted = await admit(request, new URLSearchParams(query), services)
      // Gone while it was judged.
      if (socket.destroyed) return
      sockets.handleUpgrade(request, socket, head, ws =>
        welcome(new SocketPeer(ws, socket, admitted.sessionId, admitted.userId, newUuid())),
      )
    } catch (error) {
      if (error instanceof SheafError) return refuse(socket, error.status, error.name)
      services.log.warn({ err: error }, 'a socket could not be admitted')
      refuse(socket, 503, 'Service Unavailable')
    }
  }
  const guardedHere = <Args extends readonly unknown[]>(run: (...args: Args) => unknown): ((...args: Args) => void) =>
    guarded(services.log, 'a socket failed', run)
  const onUpgrade = guardedHere(upgrade)
  const welcome = (peer: SocketPeer): void => {
    peer.socket.on('error', () => peer.socket.terminate())
    if (!peers.add(peer)) return turnAway(peer)
    const messages = new PeerMessages(peer, services, presence)
    let alive = true
    const beat = (): void => {
      // Silence alone is no reason: only a ping that nobody answered is.
      if (!alive) return peer.socket.terminate()
      alive = false
      peer.socket.ping()
    }
    const heartbeat = setInterval(guardedHere(beat), HEARTBEAT_MS)
    peer.socket.on('pong', () => {
      alive = true
    })
    const receive = (data: Buffer, isBinary: boolean): void => {
      alive = true
      // Told to go: whoever does not answer the close is not heard any more.
      if (peer.socket.readyState !== peer.socket.OPEN) return
      messages.receive(isBinary ? '' : data.toString('utf8'))
    }
    peer.socket.on('message', guardedHere(receive))
    peer.onEnd = guardedHere(() => {
      clearInterval(heartbeat)
      peers.delete(peer)
      messages.close()
    })
    peer.socket.on('close', () => peer.onEnd())
  }
  services.memory.add({ name: 'sockets', parts: () => slowReaders(peers.all) })
  const stopWatching = watchSessions(services, peers.all, peer => dismiss(peer, CLOSE_SIGNED_OUT, 'signed out'))
  server.on('upgrade', onUpgrade)

  return {
    peers: () => peers.all.size,
    close: async () => {
      server.off('upgrade', onUpgrade)
      stopWatching()
      presence.close()
      for (const peer of peers.all) {
        peer.send({ type: 'reconnect', afterMs: Math.floor(Math.random() * 3000) })
        dismiss(peer, CLOSE_RESTART, 'restarting')
      }
      sockets.close()
    },
  }
}

/** Ends a socket: from here on it neither hears nor says anything, whether or not its client agrees. */
function dismiss(peer: SocketPeer, code: number, reason: string): void {
  peer.socket.close(code, reason)
  peer.onEnd()
  const cut = setTimeout(() => peer.socket.terminate(), CLOSE_WITHIN_MS)
  peer.socket.once('close', () => clearTimeout(cut))
}

/** What waits to be read goes before anything that is of use: whoever is cut off catches up. */
function* slowReaders(peers: Iterable<SocketPeer>): Iterable<HeldPart> {
  for (const peer of peers)
    if (peer.socket.bufferedAmount > 0)
      yield { bytes: peer.socket.bufferedAmount, usedAt: 0, shed: () => dismiss(peer, CLOSE_TOO_SLOW, 'too slow') }
}

/** Opened first: a browser is told neither the status nor the reason of a socket that was never open. */
function turnAway(peer: SocketPeer): void {
  const tooMany = new SheafError('UserRateLimitResponse', {
    debugMessage: phrase('Too many connections. An account can have up to {count} at a time.', {
      count: String(serverLimits.maxSocketsPerUser),
    }),
    clientData: { type: 'too_many_sockets' },
  })
  peer.send({ type: 'refused', error: wireError(tooMany) })
  dismiss(peer, CLOSE_TOO_MANY, 'too many sockets')
}

async function admit(
  request: IncomingMessage,
  query: URLSearchParams,
  services: Services,
): Promise<{ sessionId: Uuid; userId: Uuid }> {
  if (services.stopping.aborted) throw new SheafError('DatabaseLookupError')
  // Browsers always say where a socket comes from; published sites are siblings of ours and are not ours.
  const { origin } = request.headers
  if (origin === undefined || !services.origins.isOurs(origin)) throw new SheafError('ForbiddenError')
  const session = await services.sessions.find(readSessionToken(request.headers.cookie))
  if (!session) throw new SheafError('ForbiddenError')
  const claimed = query.get('userId')
  const userId = claimed === null ? session.userIds[0] : session.userIds.find(id => id === parseUuid(claimed))
  if (!userId) throw new SheafError('ForbiddenError')
  // Opening one costs what a call costs.
  services.throttles.calls.count(userId)
  return { sessionId: session.id, userId }
}

function refuse(socket: Duplex, status: number, reason: string): void {
  if (socket.destroyed) return
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  // Who does not close from there is not waited for.
  const cut = setTimeout(() => socket.destroy(), CLOSE_WITHIN_MS)
  socket.once('close', () => clearTimeout(cut))
}
