// A server that is far away: every byte to it and from it takes its time, in order. With E2E_DISTANCE_MS=200 all journeys are made
// over such a line, and what holds only because answers come at once breaks.
import { connect, createServer, type Server, type Socket } from 'node:net'

export const distanceMs = Number(process.env['E2E_DISTANCE_MS'] ?? 0)

/** Passes on what comes to `port` to `innerPort`. Where nobody listens there, it hangs up. */
export function farAway(port: number, innerPort: number): Promise<Server> {
  const server = createServer(near => {
    const far = connect(innerPort, 'localhost')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      carry(from, to)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(server))
  })
}

function carry(from: Socket, to: Socket): void {
  from.setNoDelay(true)
  from.on('data', part => setTimeout(() => to.writable && to.write(part), distanceMs))
  from.on('end', () => setTimeout(() => to.end(), distanceMs))
  from.on('error', () => to.destroy())
  from.on('close', () => setTimeout(() => to.destroy(), distanceMs))
}
