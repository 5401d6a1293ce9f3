// `npm run sheaf -- …`: commands for operators of a server, such as `npm run sheaf -- jobs`. The server may be running or not.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureCommandsBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run-step.mjs'

try {
  await ensureInstalled()
  await ensureCommandsBuilt()
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/commands/main.js'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  })
  child.once('exit', code => {
    process.exitCode = code ?? 1
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
