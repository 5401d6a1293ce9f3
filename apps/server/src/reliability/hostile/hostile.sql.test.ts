// A short run of `npm run soak hostile`: whatever comes in from outside, the process stays the same one and everybody else is answered.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ServerChild } from '../server-child.fixture'
import { attackRun } from './attack-run.fixture'
import { attackKinds } from './attacks.fixture'

const SEED = 20_261_117
const ATTACKS = 2_000

let server: ServerChild
beforeAll(async () => {
  server = await ServerChild.start()
})
afterAll(() => server.discard())

describe('malformed requests, upgrades, frames and resets', () => {
  it(`do not end the server nor keep it from answering (seed ${SEED})`, async () => {
    const { pid } = server
    const { sent, answeredMs, failures } = await attackRun(server.url, { seed: SEED, count: ATTACKS })
    expect([...sent.keys()].toSorted()).toEqual([...attackKinds].toSorted())
    expect(failures).toEqual([])
    expect(answeredMs.length).toBeGreaterThan(0)
    expect(server.output).not.toMatch(/not caught|unexpected|"level":"fatal"/)
    expect(server.output.match(/"level":"error".*/)?.[0]).toBeUndefined()
    expect([server.pid, await server.stop()]).toEqual([pid, 0])
  })
})
