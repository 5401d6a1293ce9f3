// Databases at three sizes: the engine alone, through the server beside SQL over JSON, and in a browser. `ROWS=1000` is a short one,
// `PARTS=server` only a part of it.
import { Person } from '../apps/server/src/reliability/person.fixture'
import { ServerChild } from '../apps/server/src/reliability/server-child.fixture'
import { measureBrowser } from './database/browser'
import { measureEngine } from './database/engine'
import { measureServer } from './database/server'
import { printMachine } from './figures'

const SIZES = (process.env['ROWS'] ?? '1000,10000,100000').split(',').map(Number)
const PARTS = (process.env['PARTS'] ?? 'engine,server,browser').split(',')

if (PARTS.includes('engine')) {
  await printMachine()
  for (const size of SIZES) measureEngine(size)
}
if (PARTS.includes('server') || PARTS.includes('browser')) {
  const server = await ServerChild.start({ entry: 'reliability/unthrottled-server.fixture.ts' })
  try {
    await printMachine(server.connection)
    const person = await new Person(server.url).signUp('Ada')
    for (const size of SIZES) {
      const made = await measureServer(server, person, size)
      if (PARTS.includes('browser')) await measureBrowser(server, person, made, size)
    }
  } finally {
    await server.discard()
  }
}
process.exit(0)
