// Who the bundled PostgreSQL runs as. It refuses root, so root hands it to an unprivileged user; that user may not be
// able to walk to the data directory (a 0700 home above it), and then the path is replaced by one that needs no walk.
import { spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { CannotStart } from './cannot-start'

export type RunAs = { readonly uid: number; readonly gid: number }

const nobody: RunAs = { uid: 65_534, gid: 65_534 }

/** The user for a cluster directory that may not exist yet; undefined means this process's own user. */
export function serverUser(clusterDir: string): RunAs | undefined {
  const own = process.geteuid?.()
  if (own === undefined) return undefined
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  if (own === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
  if (owner && owner.uid !== own)
    throw new CannotStart(
      `The database in ${clusterDir} belongs to another user (uid ${owner.uid}). Start Sheaf as that user or as root.`,
    )
  return undefined
}

/** What to pass as `-D` for a server started inside the cluster directory. */
export function clusterArgument(clusterDir: string, runAs: RunAs | undefined): string {
  if (!runAs || canEnter(clusterDir, runAs)) return clusterDir
  // The working directory is set before the user is, and the kernel's own link to it asks no permission above it.
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new CannotStart(
    `${clusterDir} is not reachable for the unprivileged user PostgreSQL runs as. Choose another SHEAF_DATA_DIR.`,
  )
}

export function giveTo(path: string, runAs: RunAs | undefined): void {
  if (runAs) chownSync(path, runAs.uid, runAs.gid)
}

/** Asked of the system rather than read from modes: access lists and mounts have a say too. */
export function canEnter(dir: string, runAs: RunAs): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', dir], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0
}
