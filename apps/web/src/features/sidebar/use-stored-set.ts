// What a person has unfolded or folded in the sidebar of a space, kept on this device.
import { useEffect, useState } from 'react'
import { useSession } from '../../data/hooks'

interface StoredSet {
  readonly keys: ReadonlySet<string>
  readonly set: (key: string, isIn: boolean) => void
}

export function useStoredSet(name: 'expanded' | 'folded'): StoredSet {
  const { userId, spaceId } = useSession()
  const place = `sheaf:${name}:${userId}:${spaceId}`
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => read(place))
  useEffect(() => localStorage.setItem(place, JSON.stringify([...keys])), [place, keys])
  return {
    keys,
    set: (key, isIn) =>
      setKeys(before => {
        if (before.has(key) === isIn) return before
        const next = new Set(before)
        if (isIn) next.add(key)
        else next.delete(key)
        return next
      }),
  }
}

function read(place: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter(key => typeof key === 'string') : [])
  } catch {
    return new Set()
  }
}
