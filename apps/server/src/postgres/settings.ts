// The bundled server's settings: durable, small on disk, quiet in the log. They are given on the command line, so that
// a new version of Sheaf changes them without touching the data directory.
import type { PostgresMemory } from '../memory/memory-plan'

const settings: Readonly<Record<string, string>> = {
  // An acknowledged edit is durable: none of these three is ever negotiable.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '60',
  // No replicas hang on a bundled server, so the write-ahead log holds only what a crash needs.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '48MB',
  max_wal_size: '256MB',
  wal_compression: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  unix_socket_permissions: '0700',
  // Refused statements and their values are content; the log holds none.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
}

function memorySettings(memory: PostgresMemory): Readonly<Record<string, string>> {
  return {
    shared_buffers: `${memory.sharedBuffersMb}MB`,
    work_mem: `${memory.workMb}MB`,
    maintenance_work_mem: `${memory.maintenanceMb}MB`,
  }
}

export type Address = { readonly kind: 'socket' } | { readonly kind: 'loopback'; readonly port: number }

/** The arguments of `postgres`. The socket lies in the data directory, which the server makes its working directory. */
export function serverArguments(clusterArgument: string, address: Address, memory: PostgresMemory): string[] {
  const listening =
    address.kind === 'socket'
      ? { listen_addresses: '', unix_socket_directories: '.', port: '5432' }
      : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(address.port) }
  return [
    '-D',
    clusterArgument,
    ...Object.entries({ ...settings, ...memorySettings(memory), ...listening }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]),
  ]
}
