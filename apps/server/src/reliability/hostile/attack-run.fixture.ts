// Sends attacks to a server, many at a time, while somebody honest goes on using it. Whatever the server makes of an attack, the honest
// one must be answered.
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Person } from '../person.fixture'
import { seeded } from '../random-editor.fixture'
import { RawSocket } from '../raw-socket.fixture'
import { type Attack, type Attacker, makeAttack } from './attacks.fixture'

const AT_ONCE = 32
/** Each may make so many calls a minute; together they are hardly slowed. */
const ATTACKERS = 12
/** An attack that gets no answer is given up: the server may rightly wait for the rest of it. */
const ANSWER_WITHIN_MS = 100
const PROBE_EVERY_MS = 40

interface AttackRun {
  readonly sent: ReadonlyMap<string, number>
  /** How long the honest one waited, each time. */
  readonly answeredMs: readonly number[]
  /** What went wrong for the honest one. */
  readonly failures: readonly string[]
}

export async function attackRun(
  url: string,
  {
    seed,
    count,
    onSent = () => {},
  }: { readonly seed: number; readonly count: number; readonly onSent?: (sent: number) => void },
): Promise<AttackRun> {
  const attackers: Attacker[] = []
  for (let i = 0; i < ATTACKERS; i++) {
    const person = await new Person(url).signUp(`Mallory${i}`)
    const { spaceId, pageId } = await person.createSpace()
    attackers.push({ origin: url, cookie: person.cookie, userId: person.userId, spaceId, pageId })
  }
  const probe = await startProbe(url)
  const sent = new Map<string, number>()
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < count) {
      const i = next++
      const random = seeded(seed + i)
      const attack = makeAttack(random, attackers[i % ATTACKERS] as Attacker)
      await carryOut(Number(new URL(url).port), attack)
      sent.set(attack.kind, (sent.get(attack.kind) ?? 0) + 1)
      onSent(i + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { sent, ...(await probe.stop()) }
}

async function carryOut(port: number, { parts, upgrades, ending }: Attack): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  let isOver = false
  let hears: () => void = () => {}
  socket.on('error', () => {})
  socket.on('data', () => hears())
  socket.on('close', () => {
    isOver = true
    hears()
  })
  const heard = (): Promise<unknown> =>
    isOver
      ? Promise.resolve()
      : Promise.race([new Promise<void>(resolve => (hears = resolve)), delay(ANSWER_WITHIN_MS)])
  for (const [i, part] of parts.entries()) {
    if (isOver) break
    // A part that follows an upgrade is a frame; sent before the answer it would be, too.
    if (upgrades && i === 1) await heard()
    if (!socket.destroyed && socket.writable) socket.write(part)
  }
  await flushed(socket)
  if (ending === 'reset') socket.resetAndDestroy()
  else {
    if (ending === 'end') socket.end()
    await heard()
    socket.destroy()
  }
}

const flushed = (socket: Socket): Promise<void> =>
  new Promise(resolve => {
    if (socket.destroyed || !socket.writable) return resolve()
    socket.once('close', () => resolve())
    socket.write('', () => resolve())
  })

/** Somebody who keeps calling and pinging. */
async function startProbe(url: string) {
  const ada = await new Person(url).signUp('Ada')
  const socket = await RawSocket.open(ada)
  await socket.greet()
  const answeredMs: number[] = []
  const failures: string[] = []
  const stopping = new AbortController()
  const timed = async (what: string, ask: () => Promise<unknown>): Promise<void> => {
    const began = performance.now()
    try {
      await ask()
      answeredMs.push(performance.now() - began)
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await timed('a call', () => ada.call('authValidate'))
      await timed('a ping', () => socket.settle())
      await delay(PROBE_EVERY_MS)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
      socket.close()
      return { answeredMs, failures }
    },
  }
}
