import { expect, it } from 'vitest'
import { keepCurrent } from './restarts.mjs'

function world() {
  const said = []
  const servers = []
  const exits = []
  const timers = []
  let now = 0
  const { changed, stop } = keepCurrent({
    start: onEnd => {
      const server = { kills: [], kill: signal => server.kills.push(signal), end: onEnd }
      servers.push(server)
      return server
    },
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
  return { said, servers, exits, pass, changed, stop }
}

it('starts the first program, and the next one once the first has ended', () => {
  const { servers, changed, said } = world()
  changed()
  expect(servers).toHaveLength(1)
  changed()
  expect(servers[0].kills).toEqual(['SIGTERM'])
  expect(servers).toHaveLength(1)
  servers[0].end(0, null)
  expect(servers).toHaveLength(2)
  expect(said).toEqual([])
})

it('starts once for many changes that come while a server stops', () => {
  const { servers, changed } = world()
  changed()
  for (let i = 0; i < 5; i++) changed()
  expect(servers[0].kills).toEqual(['SIGTERM'])
  servers[0].end(0, null)
  expect(servers).toHaveLength(2)
  expect(servers[1].kills).toEqual([])
})

it('kills a server that does not stop', () => {
  const { servers, changed, pass } = world()
  changed()
  changed()
  pass(15_000)
  expect(servers[0].kills).toEqual(['SIGTERM', 'SIGKILL'])
})

it('leaves a server down that ended by itself until a file changes', () => {
  const { servers, said, changed, exits } = world()
  changed()
  servers[0].end(70, null)
  expect(said).toEqual(['The server ended with code 70. It starts again when a file changes.'])
  expect(servers).toHaveLength(1)
  changed()
  expect(servers).toHaveLength(2)
  expect(exits).toEqual([])
})

it('ends with the server, hears one signal once, and hands on a second one', () => {
  const { servers, changed, stop, exits, pass } = world()
  changed()
  stop()
  stop()
  expect(servers[0].kills).toEqual(['SIGINT'])
  changed()
  pass(1_000)
  stop()
  expect(servers[0].kills).toEqual(['SIGINT', 'SIGINT'])
  servers[0].end(0, null)
  expect(exits).toEqual([0])
  expect(servers).toHaveLength(1)
})

it('ends at once when no server runs', () => {
  const { servers, changed, stop, exits } = world()
  changed()
  servers[0].end(1, null)
  stop()
  expect(exits).toEqual([0])
})
