// What stands inside a collection elsewhere than in its views, with this app around it.
import type { Uuid } from '@sheaf/core/ids'
import { InCollection as InCollectionInPlace } from '@sheaf/database/frame/in-collection'
import { DatabaseHostProvider } from '@sheaf/database/host/database-host'
import type { ReactNode } from 'react'
import { databaseHost } from './database-host'

export function InCollection({ collection, children }: { readonly collection: Uuid; readonly children: ReactNode }) {
  return (
    <DatabaseHostProvider value={databaseHost}>
      <InCollectionInPlace collection={collection}>{children}</InCollectionInPlace>
    </DatabaseHostProvider>
  )
}
