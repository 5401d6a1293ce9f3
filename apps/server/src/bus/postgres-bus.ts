// The bus of a few processes without another service: NOTIFY on a connection of its own, never inside a write transaction (it
// takes a lock of the whole instance at commit), gathered for 20 ms.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Log } from '../log'
import { guarded } from '../process/guarded'
import { type Bus, type BusMessage, coalesce } from './bus'

const CHANNEL = 'sheaf'
const GATHER_MS = 20
const RECONNECT_MS = 1000
/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const MAX_PAYLOAD_BYTES = 7500

export function createPostgresBus(pool: pg.Pool, log: Log): Bus {
  const me = randomUUID()
  const listeners = new Set<(message: BusMessage) => void>()
  let waiting: BusMessage[] = []
  let timer: NodeJS.Timeout | null = null
  let client: pg.PoolClient | null = null
  let closed = false

  const receive = (payload: string | undefined): void => {
    if (!payload) return
    const { from, messages } = JSON.parse(payload) as { from: string; messages: BusMessage[] }
    if (from !== me) for (const message of messages) for (const listener of listeners) listener(message)
  }
  const connect = async (): Promise<void> => {
    if (closed) return
    let made: pg.PoolClient | null = null
    try {
      made = await pool.connect()
      await made.query(`LISTEN ${CHANNEL}`)
    } catch (error) {
      log.warn({ err: error }, 'the bus could not connect')
      made?.release(true)
      return connectLater()
    }
    if (closed) return made.release(true)
    const listening = made
    client = listening
    listening.on(
      'notification',
      guarded(log, 'a hint could not be read', note => receive(note.payload)),
    )
    listening.on('error', () => {
      if (client !== listening) return
      client = null
      listening.release(true)
      connectLater()
    })
  }
  const connectLater = (): void => void setTimeout(connectNow, RECONNECT_MS).unref()
  const flush = async (): Promise<void> => {
    timer = null
    const messages = coalesce(waiting)
    waiting = []
    for (const payload of payloads(me, messages)) {
      // Not listening (any more): nobody is told, and the others find out by looking.
      if (!client) return
      await client
        .query('SELECT pg_notify($1, $2)', [CHANNEL, payload])
        .catch((error: unknown) => log.warn({ err: error }, 'a hint was not sent'))
    }
  }
  const connectNow = guarded(log, 'the bus could not connect', connect)
  const flushNow = guarded(log, 'hints were not sent', flush)
  connectNow()

  return {
    publish: message => {
      waiting.push(message)
      timer ??= setTimeout(flushNow, GATHER_MS)
    },
    listen: listener => void listeners.add(listener),
    close: async () => {
      closed = true
      if (timer) clearTimeout(timer)
      client?.release(true)
      client = null
    },
  }
}

/** As few payloads as fit. A message that is too large alone is left out. */
function payloads(from: string, messages: readonly BusMessage[]): string[] {
  const out: string[] = []
  let batch: BusMessage[] = []
  const text = (list: readonly BusMessage[]): string => JSON.stringify({ from, messages: list })
  for (const message of messages) {
    if (Buffer.byteLength(text([message])) > MAX_PAYLOAD_BYTES) continue
    if (batch.length && Buffer.byteLength(text([...batch, message])) > MAX_PAYLOAD_BYTES) {
      out.push(text(batch))
      batch = []
    }
    batch.push(message)
  }
  if (batch.length) out.push(text(batch))
  return out
}
