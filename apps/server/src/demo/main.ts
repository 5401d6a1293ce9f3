// `npm run demo`: fills the server at an address with the demo and says how to get in. Where whoever started this is about to start the
// server too, they say when it serves; texts are read until then.
import { once } from 'node:events'
import { fillDemo } from './fill-demo'
import { readTemplates } from './templates'

const [url = 'http://localhost:3000'] = process.argv.slice(2)
if (process.send) {
  const serves = once(process, 'message')
  process.once('disconnect', () => process.exit(1))
  readTemplates()
  await serves
  process.removeAllListeners('disconnect')
  process.disconnect()
}
const began = performance.now()
const { name, email, password, path, blocks, rows } = await fillDemo(url, Date.now())
const seconds = ((performance.now() - began) / 1_000).toFixed(1)
console.log(`
${name}: ${rows} rows and ${blocks - rows} other blocks, written in ${seconds} s.

  Open     ${url}${path}
  Email    ${email}
  Password ${password}
`)
