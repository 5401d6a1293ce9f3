// The storage as one server process reaches it: every call is delayed both ways. A commit that was under way when the process
// died may have happened or not; that process never learns which.
import { SheafError } from '@sheaf/core/errors'
import type { SpaceStorage } from '../storage'
import type { Random } from './random'
import type { Scheduler } from './scheduler'

interface RemoteStorageOptions {
  readonly scheduler: Scheduler
  readonly random: Random
  readonly isAlive: () => boolean
  /** How often a call fails, before or after it took effect. */
  readonly failureRate: () => number
}

export function remoteStorage(
  inner: SpaceStorage,
  { scheduler, random, isAlive, failureRate }: RemoteStorageOptions,
): SpaceStorage {
  const lost = (): SheafError => new SheafError('DatabaseLookupError', { debugMessage: 'simulated' })
  const call = <T>(run: () => Promise<T>, outlives = false): Promise<T> =>
    new Promise((resolve, reject) => {
      const answer = (settle: () => void): void =>
        void scheduler.after(random.between(0, 8), () => isAlive() && settle())
      scheduler.after(random.between(0, 8), () => {
        if (!isAlive() && !(outlives && random.chance(0.5))) return
        if (random.chance(failureRate())) return answer(() => reject(lost()))
        run().then(
          value => answer(() => (random.chance(failureRate()) ? reject(lost()) : resolve(value))),
          error => answer(() => reject(error)),
        )
      })
    })
  return {
    head: spaceId => call(() => inner.head(spaceId)),
    load: (spaceId, records, slicesOf) => call(() => inner.load(spaceId, records, slicesOf)),
    client: (spaceId, clientId) => call(() => inner.client(spaceId, clientId)),
    log: (spaceId, after, limit) => call(() => inner.log(spaceId, after, limit)),
    prepare: part => {
      const prepared = inner.prepare(part)
      const ready = call(() => prepared.ready).catch(() => false)
      return { ready, abandon: () => prepared.abandon() }
    },
    commit: part => call(() => inner.commit(part), true),
  }
}
