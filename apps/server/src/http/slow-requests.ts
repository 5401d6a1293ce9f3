// Ends what trickles: a request whose body has not come within half a minute, and an answer that nobody takes. What people send as files
// may take as long as it needs, while it comes. (Headers that trickle are ended by Node itself.)
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { UPLOAD_PATH } from '@sheaf/core/files/file-addresses'
import { limits, units } from '@sheaf/core/limits'
import { serverLimits } from '@sheaf/core/server-limits'
import { rawRefusal } from './raw-refusal'

const LOOK_EVERY_MS = units.secondMs

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Where it was when it was last seen to get on. */
  at: number
  bytes: number
}

/** Judges all open requests now. */
type Look = () => void

export function endSlowRequests(server: Server, now: () => number = () => performance.now()): Look {
  const open = new Set<Exchange>()
  server.on('request', (request, response) => {
    const exchange: Exchange = { request, response, at: now(), bytes: request.socket.bytesRead }
    open.add(exchange)
    response.once('close', () => open.delete(exchange))
  })
  const look = (): void => {
    for (const exchange of open) if (!getsOn(exchange, now())) cut(exchange)
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  server.once('close', () => clearInterval(timer))
  return look
}

function getsOn(exchange: Exchange, now: number): boolean {
  const { request } = exchange
  const { socket } = request
  if (request.complete) {
    // What waits to be taken, seen from where it was begun to wait.
    const taken = socket.bytesWritten - socket.writableLength
    if (socket.writableLength > 0 && taken === exchange.bytes) return now - exchange.at <= limits.requestTimeoutMs
    exchange.at = now
    exchange.bytes = taken
    return true
  }
  if (now - exchange.at <= limits.requestTimeoutMs) return true
  if (!request.url?.startsWith(UPLOAD_PATH) || socket.bytesRead - exchange.bytes < serverLimits.minUploadBytesPerWindow)
    return false
  exchange.at = now
  exchange.bytes = socket.bytesRead
  return true
}

function cut({ request, response }: Exchange): void {
  const { socket } = request
  if (response.headersSent || !socket.writable) return void socket.destroy()
  socket.write(rawRefusal(408, 'Request Timeout'))
  socket.destroySoon()
  // Whoever does not take the answer either is not waited for.
  setTimeout(() => socket.destroy(), units.secondMs).unref()
}
