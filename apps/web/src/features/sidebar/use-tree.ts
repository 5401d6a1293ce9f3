// The sections of the sidebar, kept current.
import { recordKey } from '@sheaf/core/operations/space-state'
import { whenIdle } from '@sheaf/ui/on-demand/when-idle'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../data/hooks'
import { type TreeOptions, type TreeSection, TreeShape } from './tree-shape'

export function useTree(options: TreeOptions): readonly TreeSection[] {
  const session = useSession()
  const { watch, replica } = session
  const [shape] = useState(() => new TreeShape(replica, id => session.listed.isAwaited(id)))
  const subscribe = useCallback(
    (listener: () => void) => {
      shape.forget()
      return watch.subscribeAny(keys => {
        if (shape.changed(keys)) listener()
      })
    },
    [watch, shape],
  )
  const sections = useSyncExternalStore(subscribe, () => shape.sections(options))
  useEffect(
    () =>
      whenIdle(
        () =>
          void session.loadSharedPages().then(
            ids => {
              shape.share(ids)
              watch.changed(new Set(ids.map(id => recordKey('block', id))))
            },
            // What the view's channel reports is shown anyway.
            () => {},
          ),
      ),
    [session, watch, shape],
  )
  return sections
}
