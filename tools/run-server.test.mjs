import { describe, expect, it } from 'vitest'
import { keepRunning } from './run-server.mjs'

function world() {
  const said = []
  const signals = new Map()
  const timers = []
  const servers = []
  const exits = []
  let now = 0
  keepRunning({
    start: onEnd => {
      const server = { kills: [], kill: signal => server.kills.push(signal), end: onEnd }
      servers.push(server)
      return server
    },
    onSignal: (signal, run) => signals.set(signal, run),
    exit: code => exits.push(code),
    say: sentence => said.push(sentence),
    later: (run, ms) => timers.push({ run, at: now + ms }),
    now: () => now,
  })
  const pass = ms => {
    now += ms
    for (const timer of timers.splice(0))
      if (timer.at <= now) timer.run()
      else timers.push(timer)
  }
  return { said, servers, exits, pass, signal: name => signals.get(name)() }
}

describe('keeping the server running', () => {
  it('starts it again after an error, with a growing pause, and says why it ended', () => {
    const { said, servers, pass } = world()
    for (const pauseMs of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      servers.at(-1).end(70, null)
      const count = servers.length
      pass(pauseMs - 1)
      expect(servers).toHaveLength(count)
      pass(1)
      expect(servers).toHaveLength(count + 1)
    }
    expect(said[0]).toBe('The server ended with code 70. It is started again in 1 s.')
    expect(said[2]).toBe('The server ended with code 70. It is started again in 4 s.')
    servers.at(-1).end(null, 'SIGKILL')
    expect(said.at(-1)).toMatch(/^The server was ended by SIGKILL\./)
  })

  it('begins with a short pause again once it has run for a while', () => {
    const { said, servers, pass } = world()
    servers.at(-1).end(70, null)
    pass(1_000)
    pass(60_000)
    servers.at(-1).end(70, null)
    expect(said.at(-1)).toMatch(/in 1 s\.$/)
  })

  it('waits for a database that is away, and gives up on what cannot heal', () => {
    const waiting = world()
    waiting.servers[0].end(75, null)
    expect(waiting.said).toEqual(['The server could not start yet. It is started again in 1 s.'])
    expect(waiting.exits).toEqual([])
    const wrong = world()
    wrong.servers[0].end(1, null)
    expect(wrong.exits).toEqual([1])
    expect(wrong.servers).toHaveLength(1)
  })

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'])('hands %s on once, and ends with the server', name => {
    const { servers, exits, signal } = world()
    signal(name)
    signal(name)
    expect(servers[0].kills).toEqual([name === 'SIGHUP' ? 'SIGTERM' : name])
    servers[0].end(0, null)
    expect(exits).toEqual([0])
  })

  it('kills a server that does not stop, and does not start it again', () => {
    const { servers, exits, pass, signal } = world()
    signal('SIGTERM')
    pass(45_000)
    expect(servers[0].kills).toEqual(['SIGTERM', 'SIGKILL'])
    servers[0].end(null, 'SIGKILL')
    expect(exits).toEqual([1])
  })

  it('ends at once when it is stopped in a pause', () => {
    const { servers, exits, signal } = world()
    servers[0].end(70, null)
    signal('SIGTERM')
    expect(exits).toEqual([0])
  })
})
