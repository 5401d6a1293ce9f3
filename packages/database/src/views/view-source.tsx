// Which data source a view shows. What it asked of the other one is not asked of this: properties are each source's own.

import { showSource } from '@sheaf/core/actions/database/edit-view'
import { sourcesOf } from '@sheaf/core/collection/database-block'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord } from '@sheaf/editor/host/session'
import { SelectField } from '@sheaf/ui/field/select-field'
import { useDatabase } from '../contract/database-hooks'
import { useDatabaseHost } from '../host/database-host'
import { useSourceNames } from './use-source-names'

export function ViewSource() {
  const { ports } = useDatabaseHost()
  const host = useBlockHost()
  const { t } = host
  const { blockId, viewId, collectionId } = useDatabase('blockId', 'viewId', 'collectionId')
  const view = useRecord('collection_view', viewId)
  const names = useSourceNames(sourcesOf(useRecord('block', blockId)))
  if (!view || names.length < 2) return null
  const change = (next: Uuid): void => {
    if (next === collectionId) return
    host.commit(draft => showSource(draft, ports, viewId, next))
  }
  return (
    <SelectField
      label={t('Data source')}
      value={collectionId}
      choices={names.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={next => change(next)}
    />
  )
}
