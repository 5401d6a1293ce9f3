// `npm run sheaf -- …` as it ships, on a bundled database, beside the server that runs on it and without one.
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withClient } from '../postgres/connection'
import { until } from '../reliability/crash-run.fixture'
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

/** Of the kind that the server runs by itself, dead since 1970. */
async function insertDead(): Promise<string> {
  const { rows } = await withClient(server.connection, client =>
    client.query<{ id: string }>(
      `INSERT INTO job (name, lane, input, state, run_at, created_time, attempts, most_attempts, error, dead_time)
       VALUES ('prune-expired', 'upkeep', '{}', 'dead', 0, 0, 3, 3, 'Error: it broke', 0) RETURNING id::text`,
    ),
  )
  return rows[0]?.id ?? ''
}
const isDead = (id: string): RegExp => new RegExp(`^${id} +dead +upkeep +prune-expired .*\\n +Error: it broke$`, 'm')
const isLeft = (id: string): Promise<boolean> =>
  withClient(server.connection, async client => {
    const { rowCount } = await client.query('SELECT FROM job WHERE id = $1', [id])
    return rowCount === 1
  })

it('lists the jobs of a server that runs, and lets a dead one run again; figures tell of it', async () => {
  const id = await insertDead()
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  expect(figures).toContain('sheaf_jobs{job="prune-expired",lane="upkeep",state="dead"} 1')
  const listed = await sheaf('jobs')
  expect(listed, listed.said).toMatchObject({ code: 0 })
  expect(listed.said).toMatch(isDead(id))
  expect(await sheaf('jobs', 'retry', id)).toEqual({ code: 0, said: `Job ${id} will run again.\n` })
  expect(await sheaf('jobs', 'retry', id)).toEqual({ code: 1, said: `There is no dead job ${id}.\n` })
  expect((await sheaf('nothing')).code).toBe(1)
})

it('does so while no server runs too, and leaves its data to the next one, which runs the job', async () => {
  const id = await insertDead()
  await server.stop()
  const listed = await sheaf('jobs')
  expect(listed, listed.said).toMatchObject({ code: 0 })
  expect(listed.said).toMatch(isDead(id))
  expect(await sheaf('jobs', 'retry', id)).toEqual({ code: 0, said: `Job ${id} will run again.\n` })
  await server.launch()
  await until(async () => !(await isLeft(id)), 60_000, 'the job to run')
})
