// The databases of this workspace that the person may read, by name, with the page that each lies on.
import type { Uuid } from '@sheaf/core/ids'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useSession } from '@sheaf/editor/host/session'
import { useEffect, useState } from 'react'
import { collectionIn } from '../answer/database-records'
import { pageOfBlock } from '../frame/home-page'

export interface KnownDatabase {
  readonly id: Uuid
  readonly name: string
  readonly icon: string | null
  /** The block that it is at home in. */
  readonly home: Uuid
  /** What the page around that block is called. */
  readonly where: string
}

/** Null while they are on their way. */
export function useKnownDatabases(): {
  readonly all: readonly KnownDatabase[] | null
  readonly problem: string | null
} {
  const session = useSession()
  const { databases, t } = useBlockHost()
  const [state, setState] = useState<{ all: readonly KnownDatabase[] | null; problem: string | null }>({
    all: null,
    problem: null,
  })
  useEffect(() => {
    let isWanted = true
    const { replica } = session
    databases.collections().then(
      found => {
        if (!isWanted) return
        const all = found.flatMap(({ id, name, icon }): KnownDatabase[] => {
          const home = collectionIn(replica, id)?.parent_id
          const page = home && pageOfBlock(replica, home)
          const where = page && page !== home ? rawTitle(replica.block(page)) : ''
          return home ? [{ id, name: name || t('Untitled'), icon, home, where }] : []
        })
        setState({ all: all.toSorted((a, b) => a.name.localeCompare(b.name)), problem: null })
      },
      () => isWanted && setState({ all: null, problem: t('Couldn’t load databases. Try again.') }),
    )
    return () => {
      isWanted = false
    }
  }, [session, databases, t])
  return state
}
