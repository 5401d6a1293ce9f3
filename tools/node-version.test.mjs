import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { judge } from './node-version.mjs'

const range = '>=20.19 <25'

it.each(['20.19.0', '20.20.2', '22.0.0', '24.99.1'])('takes Node %s', version => {
  expect(judge(version, range)).toEqual({ sentence: '', isFatal: false })
})

it('refuses an older one, and says so of a newer one', () => {
  expect(judge('20.18.3', range)).toEqual({
    sentence: 'Sheaf runs on Node 20.19 to 24; this is Node 20.18.3. Install a newer one: https://nodejs.org',
    isFatal: true,
  })
  expect(judge('18.20.0', range).isFatal).toBe(true)
  expect(judge('25.0.0', range)).toEqual({
    sentence: 'Sheaf runs on Node 20.19 to 24; this is Node 25.0.0, with which it is not tested.',
    isFatal: false,
  })
})

it('is imported first by every command', () => {
  for (const command of ['start', 'demo', 'dev', 'run', 'test']) {
    const source = readFileSync(new URL(`${command}.mjs`, import.meta.url), 'utf8')
    expect(/^import .*$/m.exec(source)?.[0], command).toBe("import './node-version.mjs'")
  }
})
