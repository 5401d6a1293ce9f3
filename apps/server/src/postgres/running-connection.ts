// How to reach the bundled database of a Sheaf that runs, for a command beside it.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { superuser } from './cluster'
import type { Connection } from './connection'
import { findServer } from './postmaster-pid'

/** Only for a data directory that is in use; undefined while its database is being started. */
export async function runningConnection(dataDir: string): Promise<Connection | undefined> {
  const home = join(resolve(dataDir), 'postgres')
  const clusterDir = join(home, 'data')
  const address = (await findServer(clusterDir))?.address
  return (
    address && {
      ...(address.kind === 'socket' ? { host: clusterDir, port: 5432 } : { host: '127.0.0.1', port: address.port }),
      user: superuser,
      password: readFileSync(join(home, 'password'), 'utf8').trim(),
      database: superuser,
      ssl: false,
    }
  )
}
