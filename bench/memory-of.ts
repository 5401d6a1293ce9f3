// What the server and its PostgreSQL take of the machine's memory, in megabytes.
import { readdirSync, readFileSync } from 'node:fs'
import type { ServerChild } from '../apps/server/src/reliability/server-child.fixture'

export function memoryOf(server: ServerChild): { readonly node: number; readonly postgres: number } {
  const postmaster = server.postmasterPid
  return {
    node: shareMb(server.pid),
    postgres: postmaster ? [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + shareMb(pid), 0) : 0,
  }
}

/** A process's memory, with what it shares counted by its share. */
function shareMb(pid: number | undefined): number {
  return Math.round(Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024)
}
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(
      one =>
        one > 0 &&
        read(`/proc/${one}/stat`)
          .replace(/^.*\) /s, '')
          .split(' ')[1] === String(pid),
    )
}
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
