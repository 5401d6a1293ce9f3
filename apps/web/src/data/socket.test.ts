import { uuid } from '@sheaf/core/ids'
import { PROTOCOL_VERSION } from '@sheaf/core/protocol/messages'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SpaceSocket, streamUrl } from './socket'

const user = uuid('11111111-1111-4111-8111-111111111111')

class FakeSocket extends EventTarget {
  readyState = 1
  readonly sent: string[] = []
  send(text: string): void {
    this.sent.push((JSON.parse(text) as { type: string }).type)
  }
  close(): void {
    this.readyState = 3
  }
  says(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  drops(): void {
    this.dispatchEvent(new Event('close'))
  }
}

let sockets: FakeSocket[]
let heard: string[]
let socket: SpaceSocket
const last = (): FakeSocket => sockets.at(-1) as FakeSocket
const welcome = (): void => {
  last().dispatchEvent(new Event('open'))
  last().says({ type: 'welcome', userId: user, version: PROTOCOL_VERSION })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('WebSocket', { OPEN: 1 })
  sockets = []
  heard = []
  const note = (what: string) => () => void heard.push(what)
  socket = new SpaceSocket(
    'ws://test',
    {
      connected: note('connected'),
      disconnected: note('disconnected'),
      receive: message => void heard.push(message.type),
      onRefused: note('refused'),
    },
    { open: () => sockets[sockets.push(new FakeSocket()) - 1] as unknown as WebSocket, random: () => 0 },
  )
})
afterEach(() => {
  socket.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('names the active user in the address, as browsers cannot set headers', () => {
  expect(streamUrl({ protocol: 'https:', host: 'sheaf.example' }, user)).toBe(
    `wss://sheaf.example/api/v3/stream?userId=${user}`,
  )
})

it('connects, and passes on what it hears but for its own pongs', () => {
  welcome()
  last().says({ type: 'pong' })
  last().says({ type: 'presence', channel: user, peers: [] })
  expect(heard).toEqual(['connected', 'welcome', 'presence'])
})

it('[C 9.1] connects again after 1, 2, 5 and 10 s, and says that it was refused before a welcome', () => {
  for (const wait of [1000, 2000, 5000, 10_000, 10_000]) {
    const before = sockets.length
    last().drops()
    vi.advanceTimersByTime(wait - 1)
    expect(sockets).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(before + 1)
  }
  expect(heard.filter(what => what === 'refused')).toHaveLength(5)
})

it('is kept by an answered ping and ended by an unanswered one', () => {
  welcome()
  vi.advanceTimersByTime(20_000)
  expect(last().sent).toEqual(['ping'])
  last().says({ type: 'pong' })
  vi.advanceTimersByTime(15_000)
  expect(heard).not.toContain('disconnected')
  vi.advanceTimersByTime(5000 + 10_000)
  expect(heard).toContain('disconnected')
  expect(heard).not.toContain('refused')
})

it('asks at once when the browser says that it is offline, and does not take its word for it', () => {
  welcome()
  window.dispatchEvent(new Event('offline'))
  expect(last().sent).toEqual(['ping'])
  expect(heard).not.toContain('disconnected')
  last().says({ type: 'pong' })
  vi.advanceTimersByTime(10_000)
  expect(heard).not.toContain('disconnected')
})

it('waits less for an answer once the browser says that it is offline', () => {
  welcome()
  window.dispatchEvent(new Event('offline'))
  vi.advanceTimersByTime(3000)
  expect(heard).toContain('disconnected')
})

it('comes back at once when the browser is online again', () => {
  last().drops()
  window.dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(2)
})

it('stays away for as long as a server that stops asks for', () => {
  welcome()
  last().says({ type: 'reconnect', afterMs: 2500 })
  expect(heard).toContain('disconnected')
  vi.advanceTimersByTime(2499)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
})
