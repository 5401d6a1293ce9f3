// What two browsers that share words cannot beat on this machine: a page that sends each key over a socket and shows what comes, and a server
// that passes it on and keeps nothing.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

const PAGE = `<!doctype html><meta charset="utf-8"><title>Bare echo</title>
<div role="textbox" contenteditable><p>Words</p></div>
<script>
  const socket = new WebSocket(location.href.replace('http', 'ws'))
  const line = document.querySelector('p')
  document.querySelector('div').addEventListener('input', () => socket.send('bare ' + line.textContent))
  socket.addEventListener('message', ({ data }) => { line.textContent = data.slice(5) })
</script>`

export class BareEcho {
  private constructor(private readonly server: Server) {}

  static async start(): Promise<BareEcho> {
    const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE))
    const sockets = new WebSocketServer({ server })
    sockets.on('connection', socket =>
      socket.on('message', (data, binary) => {
        for (const other of sockets.clients) if (other !== socket) other.send(data, { binary })
      }),
    )
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return new BareEcho(server)
  }
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`
  }
  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}
