// A view as one person has it: what they changed for themselves over what is saved, kept on this device until they save or reset it.
import { setViewQuery } from '@sheaf/core/actions/database/edit-view'
import type { Uuid } from '@sheaf/core/ids'
import { type OwnPart, type OwnQuery, ownChanges, queryFor, readOwn, withOwn } from '@sheaf/core/kinds/own-query'
import type { ViewQuery } from '@sheaf/core/kinds/view-kind'
import { allows } from '@sheaf/core/permissions/roles'
import type { CollectionViewValue } from '@sheaf/core/records/collection-view'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDerived, useRecord, useSession } from '@sheaf/editor/host/session'
import { useEditable } from '@sheaf/editor/host/use-block'
import { myRole } from '@sheaf/sync/my-role'
import { useMemo } from 'react'
import { viewIn } from '../answer/database-records'
import type { DatabaseActions } from '../contract/database'
import { type DeviceSetting, useDeviceSetting } from '../host/device-setting'
import { useViewSearch } from './view-search'

export interface OwnView {
  readonly query: ViewQuery
  /** Something differs from what everyone sees. */
  readonly isChanged: boolean
  /** This person may change the view for everyone. */
  readonly canSave: boolean
  readonly has: (part: OwnPart) => boolean
  readonly ask: DatabaseActions['ask']
  /** For the moment: neither saved nor kept. */
  readonly search: string
  readonly setSearch: (words: string) => void
  readonly reset: () => void
  readonly save: () => void
}
function read(words: string | null): OwnQuery {
  try {
    const held = JSON.parse(words ?? '{}') as { readonly query?: unknown } | null
    return readOwn(held?.query)
  } catch {
    return {}
  }
}
const keep = (kept: DeviceSetting, query: OwnQuery): void =>
  kept.set(Object.keys(query).length === 0 ? null : JSON.stringify({ query }))

export function useOwnView(blockId: Uuid, view: CollectionViewValue): OwnView {
  const session = useSession()
  const { replica } = session
  const { commit } = useBlockHost()
  const [words, kept] = useDeviceSetting(`view:${view.id}`)
  const [search, setSearch] = useViewSearch(view.id)
  const isLocked = useRecord('block', blockId)?.format?.['block_locked'] === true
  const isOpen = useEditable()
  const mayConfigure = useDerived(
    () => allows(myRole(session.replica, 'collection_view', view.id), 'configure'),
    Object.is,
  )
  const canSave = isOpen && !isLocked && mayConfigure
  return useMemo(() => {
    const saved = (view.query ?? {}) as ViewQuery
    const own = read(words)
    const changes = ownChanges(saved, own)
    return {
      query: queryFor(saved, own),
      isChanged: changes.length > 0,
      canSave,
      has: part => changes.some(({ path }) => path[0] === part),
      ask: (part, value) => {
        const now = (viewIn(replica, view.id)?.query ?? {}) as ViewQuery
        keep(kept, withOwn(now, read(kept.get()), part, value))
      },
      search,
      setSearch,
      reset: () => keep(kept, {}),
      save: () => {
        commit(draft => {
          for (const { path, value } of changes) setViewQuery(draft, view.id, path, value as Json | null)
        })
        keep(kept, {})
      },
    }
  }, [replica, commit, view, words, kept, canSave, search, setSearch])
}
