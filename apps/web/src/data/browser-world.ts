// Clock, ids and randomness of the browser, for the sync client.
import { type Uuid, uuidFromBytes } from '@sheaf/core/ids'
import type { ClientWorld } from '@sheaf/sync/client-ports'

const FRESH_MS = 10_000
/** When the newest ids were made, oldest first. */
const madeAt = new Map<Uuid, number>()

/** The id of a copy. Not crypto.randomUUID, which is missing on pages opened over plain http. */
export const newCopyId = (): Uuid => uuidFromBytes(crypto.getRandomValues(new Uint8Array(16)))

/** The id of a new record. */
export function newId(): Uuid {
  const id = newCopyId()
  const now = Date.now()
  for (const [old, at] of madeAt) {
    if (now - at < FRESH_MS) break
    madeAt.delete(old)
  }
  madeAt.set(id, now)
  return id
}
/** Made in this tab a moment ago, and not drawn yet. */
export const freshIds = {
  has: (id: Uuid): boolean => Date.now() - (madeAt.get(id) ?? 0) < FRESH_MS,
  drop: (id: Uuid): void => void madeAt.delete(id),
}

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

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'
/** Of a property or an option: unique among some dozens. */
export const newShortId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map(byte => LETTERS.charAt(byte & 63)).join('')
