// `npm run demo`: fills the server at an address with the demo and says how to get in.
import { fillDemo } from './fill-demo'

const [url = 'http://localhost:3000'] = process.argv.slice(2)
const began = performance.now()
const { name, email, password, path, blocks, rows } = await fillDemo(url, Date.now())
const seconds = ((performance.now() - began) / 1_000).toFixed(1)
console.log(`
${name}: ${rows} rows and ${blocks - rows} other blocks, written in ${seconds} s.

  Open     ${url}${path}
  E-mail   ${email}
  Password ${password}
`)
