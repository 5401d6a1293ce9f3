// `npm start`: from a fresh clone to a running Sheaf. Installs and builds only what changed, then runs the server.
import './node-version.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runServer } from './run-server.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  runServer()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
