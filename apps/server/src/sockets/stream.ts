// The socket at /api/v3/stream. Only pages of ours may open it, only with a live session, and only for an account in it.
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { SheafError } from '@sheaf/core/errors'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { WebSocketServer } from 'ws'
import { newUuid } from '../auth/secrets'
import { readSessionToken } from '../auth/session-cookies'
import type { Services } from '../http/server-parts'
import { CLOSE_RESTART, CLOSE_SIGNED_OUT, SocketPeer } from './peer'
import { PeerMessages } from './peer-messages'
import { SocketPresence } from './socket-presence'

const PATH = '/api/v3/stream'
const HEARTBEAT_MS = 30_000

export interface Stream {
  readonly peers: () => number
  readonly close: () => Promise<void>
}

export function openStream(server: Server, services: Services): Stream {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maxSocketMessageBytes,
    perMessageDeflate: false,
  })
  const peers = new Set<SocketPeer>()
  const presence = new SocketPresence(services)

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const url = new URL(request.url ?? '/', 'http://local')
    if (url.pathname !== PATH) return refuse(socket, 404, 'Not Found')
    admit(request, url, services).then(
      admitted =>
        sockets.handleUpgrade(request, socket, head, ws =>
          welcome(new SocketPeer(ws, admitted.sessionId, admitted.userId, newUuid())),
        ),
      (error: unknown) => {
        if (error instanceof SheafError) return refuse(socket, error.status, error.name)
        services.log.warn({ err: error }, 'a socket could not be admitted')
        refuse(socket, 503, 'Service Unavailable')
      },
    )
  }
  const welcome = (peer: SocketPeer): void => {
    peers.add(peer)
    const messages = new PeerMessages(peer, services, presence)
    let alive = true
    const heartbeat = setInterval(() => {
      // Silence alone is no reason: only a ping that nobody answered is.
      if (!alive) return peer.socket.terminate()
      alive = false
      peer.socket.ping()
    }, HEARTBEAT_MS)
    peer.socket.on('pong', () => {
      alive = true
    })
    peer.socket.on('message', (data: Buffer, isBinary: boolean) => {
      alive = true
      messages.receive(isBinary ? '' : data.toString('utf8'))
    })
    peer.socket.on('error', () => peer.socket.terminate())
    peer.socket.on('close', () => {
      clearInterval(heartbeat)
      peers.delete(peer)
      messages.close()
    })
  }
  const stopListening = services.sessions.onSessionEnded(({ sessionId, userId }) => {
    for (const peer of peers)
      if (peer.sessionId === sessionId && (!userId || peer.userId === userId))
        peer.socket.close(CLOSE_SIGNED_OUT, 'signed out')
  })
  server.on('upgrade', upgrade)

  return {
    peers: () => peers.size,
    close: async () => {
      server.off('upgrade', upgrade)
      stopListening()
      presence.close()
      for (const peer of peers) {
        peer.send({ type: 'reconnect', afterMs: Math.floor(Math.random() * 3000) })
        peer.socket.close(CLOSE_RESTART, 'restarting')
      }
      sockets.close()
    },
  }
}

async function admit(
  request: IncomingMessage,
  url: URL,
  services: Services,
): Promise<{ sessionId: Uuid; userId: Uuid }> {
  if (services.stopping.aborted) throw new SheafError('DatabaseLookupError')
  // Browsers always say where a socket comes from; published sites are siblings of ours and are not ours.
  const { origin } = request.headers
  if (origin === undefined || !services.origins.isOurs(origin)) throw new SheafError('ForbiddenError')
  const session = await services.sessions.find(readSessionToken(request.headers.cookie))
  if (!session) throw new SheafError('ForbiddenError')
  const claimed = url.searchParams.get('userId')
  const userId = claimed === null ? session.userIds[0] : session.userIds.find(id => id === parseUuid(claimed))
  if (!userId) throw new SheafError('ForbiddenError')
  return { sessionId: session.id, userId }
}

function refuse(socket: Duplex, status: number, reason: string): void {
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
