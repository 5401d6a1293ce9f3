// Which blocks a local change touched: records that changed in the view, and the owners of every slice of a changed text.
import type { Uuid } from '@sheaf/core/ids'
import type { RecordValue } from '@sheaf/core/operations/space-state'
import { sliceKey } from '@sheaf/core/text/slice'
import type { Replica } from '@sheaf/sync/replica'

/** Call before the change; the result is called once after it. */
export function watchBlocks(replica: Replica): () => Set<Uuid> {
  const before = new Map<string, RecordValue>()
  for (const [key, { value }] of replica.view.own) before.set(key, value)
  const changedTexts = replica.texts.watch()
  return () => {
    const touched = new Set<Uuid>()
    for (const [key, { table, value }] of replica.view.own)
      if (table === 'block' && before.get(key) !== value) touched.add(value.id)
    for (const text of changedTexts())
      for (const marker of replica.texts.markers(text)) {
        const owner = replica.view.owner(sliceKey(text, marker))
        if (owner !== undefined) touched.add(owner)
      }
    return touched
  }
}
