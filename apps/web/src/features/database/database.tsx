// A database with this app around it.
import type { Uuid } from '@sheaf/core/ids'
import { Database as DatabaseInPlace } from '@sheaf/database/frame/database'
import { DatabaseHostProvider } from '@sheaf/database/host/database-host'
import { databaseHost } from './database-host'

export function Database({ block }: { readonly block: Uuid }) {
  return (
    <DatabaseHostProvider value={databaseHost}>
      <DatabaseInPlace block={block} />
    </DatabaseHostProvider>
  )
}
