// Clock, ids and chance as a browser gives them to the sync client.
import { type Uuid, uuidFromBytes } from '@sheaf/core/ids'
import type { ClientWorld } from '@sheaf/sync/client-ports'

/** Not crypto.randomUUID: that is missing where a page is opened over plain http by address. */
export const newId = (): Uuid => uuidFromBytes(crypto.getRandomValues(new Uint8Array(16)))

export const clientWorld: ClientWorld = {
  now: () => Date.now(),
  newId,
  random: bound => Math.floor(Math.random() * bound),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Random, below 2³¹ and never stored: a crash can then not reuse a clock. */
export const textClientId = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] as number) >>> 1
