// The bus of many processes: NATS core, where NATS_URL is set. Losing it costs speed, never truth.

import { randomUUID } from 'node:crypto'
import type { Log } from '../log'
import { guarded } from '../process/guarded'
import type { Bus, BusMessage } from './bus'

const SUBJECT = 'sheaf.hints'

export async function createNatsBus(url: string, log: Log): Promise<Bus> {
  const { connect } = await import('@nats-io/transport-node')
  const me = randomUUID()
  const connection = await connect({ servers: url, name: 'sheaf', maxReconnectAttempts: -1 })
  const listeners = new Set<(message: BusMessage) => void>()
  connection.subscribe(SUBJECT, {
    callback: guarded(log, 'a hint could not be read', (error, received) => {
      if (error) throw error
      const { from, message } = received.json<{ from: string; message: BusMessage }>()
      if (from !== me) for (const listener of listeners) listener(message)
    }),
  })
  // Until the server has heard of it, what others say goes by.
  await connection.flush()
  return {
    publish: message => {
      if (!connection.isClosed()) connection.publish(SUBJECT, JSON.stringify({ from: me, message }))
    },
    listen: listener => void listeners.add(listener),
    close: () => connection.drain(),
  }
}
