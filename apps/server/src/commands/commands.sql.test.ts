// `npm run sheaf -- …` as it ships, beside a server that runs on the bundled database.
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withClient } from '../postgres/connection'
import { bundleServer, ServerChild } from '../reliability/server-child.fixture'

let server: ServerChild
let bundle: string
beforeAll(async () => {
  bundle = await bundleServer('commands/main.ts')
  server = await ServerChild.start()
})
afterAll(() => server.discard())

const sheaf = (...args: string[]): Promise<{ code: number | null; said: string }> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [bundle, ...args], {
      env: { PATH: process.env['PATH'], SHEAF_DATA_DIR: server.dataDir },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
    child.once('close', code => resolve({ code, said }))
  })

it('lists the jobs of a server that runs, and lets a dead one run again; figures tell of it', async () => {
  await withClient(server.connection, client =>
    client.query(
      `INSERT INTO job (name, lane, input, state, run_at, created_time, attempts, most_attempts, error, dead_time)
       VALUES ('prune-expired', 'upkeep', '{}', 'dead', 0, 0, 3, 3, 'Error: it broke', 0)`,
    ),
  )
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  expect(figures).toContain('sheaf_jobs{job="prune-expired",lane="upkeep",state="dead"} 1')
  const listed = await sheaf('jobs')
  expect(listed, listed.said).toMatchObject({ code: 0 })
  const id = /^(\d+) +dead +upkeep +prune-expired .*\n +Error: it broke$/m.exec(listed.said)?.[1]
  expect(id, listed.said).toBeDefined()
  expect(await sheaf('jobs', 'retry', id ?? '')).toEqual({ code: 0, said: `Job ${id} will run again.\n` })
  expect(await sheaf('jobs', 'retry', id ?? '')).toEqual({ code: 1, said: `There is no dead job ${id}.\n` })
  expect((await sheaf('nothing')).code).toBe(1)
})
