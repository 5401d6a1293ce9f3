// In how many other places a synced block is shown, counting those that are loaded on this device.
import type { Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'
import { originalOf } from './synced-pointer'

/** The original counts as a place too, and one of them all is where the reader is. */
export function placesOf(replica: Replica, original: Uuid): number {
  const found = new Set<Uuid>()
  for (const records of [replica.confirmed.all(), replica.view.own.values()])
    for (const { table, value } of records) {
      if (table !== 'block') continue
      const { id } = value
      if (originalOf(value.format) === original && replica.block(id)?.alive) found.add(id)
    }
  return found.size
}
