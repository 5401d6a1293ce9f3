// Runs a command for one of the tools: output is kept and shown only when it fails, and a waiting person sees one calm
// line meanwhile.
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const seconds = sinceMs => `${((performance.now() - sinceMs) / 1_000).toFixed(1)} s`

/** Runs a command to its end; never throws. `output` is what it wrote, both streams in order. One with a niceness lets others go first. */
export function run(command, args, { niceness = 0, ...options } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk))
    child.once('error', error => resolve({ ok: false, output: `${output}${error.message}\n` }))
    child.once('close', (code, signal) => resolve({ ok: code === 0, output, code, signal }))
  })
}

/** Runs a program of an installed package by its file, so that nothing depends on the shell or on PATH. */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options)

/** Says what is being done, and how long it took once it is done. Throws what `work` throws. */
export async function announce(what, work) {
  const began = performance.now()
  process.stdout.write(process.stdout.isTTY ? `${what} …` : `${what} …\n`)
  try {
    const result = await work()
    process.stdout.write(process.stdout.isTTY ? ` ${seconds(began)}\n` : '')
    return result
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('\n')
    throw error
  }
}
