// The properties of a row's page, with this app around them.
import type { Uuid } from '@sheaf/core/ids'
import { DatabaseHostProvider } from '@sheaf/database/host/database-host'
import { RowProperties as RowPropertiesInPlace } from '@sheaf/database/layout/row-properties'
import { databaseHost } from './database-host'

export function RowProperties({ row }: { readonly row: Uuid }) {
  return (
    <DatabaseHostProvider value={databaseHost}>
      <RowPropertiesInPlace row={row} />
    </DatabaseHostProvider>
  )
}
