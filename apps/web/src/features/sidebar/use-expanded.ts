// Which pages are unfolded in the sidebar, kept on this device.
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { useEffect, useState } from 'react'

export interface Expanded {
  readonly ids: ReadonlySet<Uuid>
  readonly set: (id: Uuid, isExpanded: boolean) => void
}

export function useExpanded(spaceId: Uuid): Expanded {
  const key = `sheaf:expanded:${spaceId}`
  const [ids, setIds] = useState<ReadonlySet<Uuid>>(() => read(key))
  useEffect(() => localStorage.setItem(key, JSON.stringify([...ids])), [key, ids])
  return {
    ids,
    set: (id, isExpanded) =>
      setIds(before => {
        const next = new Set(before)
        if (isExpanded) next.add(id)
        else next.delete(id)
        return next
      }),
  }
}

function read(key: string): ReadonlySet<Uuid> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter(isCanonicalUuid) : [])
  } catch {
    return new Set()
  }
}
