// No connection may end the server. An event of errors that nobody hears is an exception, so every connection, request and answer has a
// listener from its first moment to its last: also while it is handed from HTTP to a socket or an upload, when nobody else listens.
import type { Server } from 'node:http'
import type { Log } from '../log'

/** Whoever uses the stream is told by its end; there is nothing more to be done here. */
const ignore = (): void => {}

export function guardConnections(server: Server, log: Pick<Log, 'error'>): void {
  server.on('error', error => log.error({ err: error }, 'a connection could not be accepted'))
  server.on('connection', socket => socket.on('error', ignore))
  server.on('request', (request, response) => {
    request.on('error', ignore)
    response.on('error', ignore)
  })
}
