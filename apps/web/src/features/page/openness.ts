// Which blocks that fold are open, for this person on this device. Blocks begin closed.
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import type { Openness } from '@sheaf/editor/page-editor'

/** Old ones go first: a block that was opened long ago is closed again. */
const MOST = 2_000

export function keptOpenness(userId: Uuid, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): Openness {
  const key = `sheaf:open-blocks:${userId}`
  const open = read(storage.getItem(key))
  return {
    isOpen: id => open.has(id),
    setOpen: (id, isOpen) => {
      open.delete(id)
      if (isOpen) open.add(id)
      for (const old of open) {
        if (open.size <= MOST) break
        open.delete(old)
      }
      storage.setItem(key, JSON.stringify([...open]))
    },
  }
}

function read(stored: string | null): Set<Uuid> {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]')
    return new Set(Array.isArray(ids) ? ids.filter(isCanonicalUuid) : [])
  } catch {
    return new Set()
  }
}
