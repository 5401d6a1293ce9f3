// How the memory that Sheaf may take is shared out: Node's heap, what caches may hold of it, and the bundled PostgreSQL. With the default
// everything together fits a machine of 2 GB.
import { units } from '@sheaf/core/limits'

interface MemoryPlan {
  /** What caches may hold together before the oldest of it is dropped. */
  readonly cacheBytes: number
  /** What the databases that are asked may take of it. */
  readonly collectionBytes: number
  /** What pages that were read may take of it. */
  readonly pageBytes: number
  readonly postgres: PostgresMemory
}

export interface PostgresMemory {
  readonly sharedBuffersMb: number
  readonly workMb: number
  readonly maintenanceMb: number
}

const between = (low: number, value: number, high: number): number => Math.floor(Math.min(high, Math.max(low, value)))

/** `tools/run-server.mjs` gives Node half of it as its heap; caches get half of that, and the rest is for what is being done. */
export function planMemory(bytes: number): MemoryPlan {
  const mb = bytes / units.mbBytes
  const cacheBytes = Math.floor(bytes / 4)
  return {
    cacheBytes,
    collectionBytes: Math.floor(cacheBytes * 0.7),
    pageBytes: Math.floor(cacheBytes * 0.3),
    postgres: {
      sharedBuffersMb: between(16, mb / 12, 4_096),
      workMb: between(1, mb / 384, 64),
      maintenanceMb: between(16, mb / 24, 1_024),
    },
  }
}
