// The workspaces of every account signed in here, as the sidebar's menu and the start of the app need them.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import { useCallback, useEffect, useState } from 'react'
import { loadSpaces, spacesHere } from '../data/load-spaces'
import { problemText } from '../data/problem-text'
import type { AccountChoice, WorkspaceChoice } from '../features/sidebar/workspace-menu'

type Maps = Readonly<Record<string, RecordMap>>

export type Spaces =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string; readonly again: () => void }
  | {
      readonly state: 'ready'
      readonly maps: Maps
      readonly add: (spaceId: Uuid, made: RecordMap) => void
      readonly reload: () => Promise<void>
    }

export function useSpaces(userId: Uuid): Spaces {
  const [maps, setMaps] = useState<Maps | null>(() => spacesHere(userId))
  const [problem, setProblem] = useState<string | null>(null)
  const load = useCallback(
    (): Promise<void> => loadSpaces(userId).then(setMaps, (error: unknown) => setProblem(problemText(error))),
    [userId],
  )
  useEffect(() => void load(), [load])
  const again = (): void => {
    setProblem(null)
    void load()
  }
  // What is there stays there when it could not be asked for once more.
  if (problem !== null && !maps) return { state: 'failed', problem, again }
  if (!maps) return { state: 'loading' }
  const add = (_spaceId: Uuid, made: RecordMap): void =>
    setMaps({ ...maps, [userId]: joined(maps[userId] ?? {}, made) })
  return { state: 'ready', maps, add, reload: load }
}

function joined(held: RecordMap, made: RecordMap): RecordMap {
  const tables = new Set([...Object.keys(held), ...Object.keys(made)]) as Set<keyof RecordMap>
  return Object.fromEntries([...tables].map(table => [table, { ...held[table], ...made[table] }]))
}

export function workspacesOf(maps: Maps): WorkspaceChoice[] {
  return Object.entries(maps).flatMap(([userId, map]) =>
    Object.values(map.space ?? {}).flatMap(({ value }) =>
      value ? [{ userId: userId as Uuid, spaceId: value.id, name: value.name ?? '', icon: value.icon }] : [],
    ),
  )
}

export function accountsOf(maps: Maps): AccountChoice[] {
  return Object.entries(maps).map(([userId, map]) => {
    const user = map.sheaf_user?.[userId]?.value
    return { userId: userId as Uuid, name: user?.name || user?.email || '', email: user?.email ?? '' }
  })
}
