// Which data source a view shows. What it asked of the other one is not asked of this: properties are each source's own.

import { beginView } from '@sheaf/core/actions/database/create-view'
import { sourcesOf } from '@sheaf/core/collection/database-block'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord, useSession } from '@sheaf/editor/host/session'
import { SelectField } from '@sheaf/ui/field/select-field'
import { useDatabase } from '../contract/database'
import { useDatabaseHost } from '../host/database-host'
import { useSourceNames } from './use-source-names'

/** How it is opened and how much of it is seen at first stays. */
const kept = ['open_rows', 'load_limit'] as const

export function ViewSource() {
  const { ports } = useDatabaseHost()
  const session = useSession()
  const host = useBlockHost()
  const { t } = host
  const { blockId, viewId, collectionId, fields } = useDatabase()
  const view = useRecord('collection_view', viewId)
  const names = useSourceNames(sourcesOf(useRecord('block', blockId)))
  if (!view || names.length < 2) return null
  const change = (next: Uuid): void => {
    if (next === collectionId) return
    const pointer = session.pointer('collection_view', viewId)
    host.commit(draft => {
      const begun = beginView(draft, ports, next, view.type)
      const same = Object.fromEntries(kept.flatMap(key => (key in fields.format ? [[key, fields.format[key]]] : [])))
      draft.set(pointer, ['collection_id'], next)
      draft.set(pointer, ['query'], (begun.query ?? {}) as Json)
      draft.set(pointer, ['format'], { ...begun.format, ...same } as Json)
    })
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
