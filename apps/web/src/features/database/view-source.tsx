// Which data source a view shows. What it asked of the other one is not asked of this: properties are each source's own.

import { beginView } from '@sheaf/core/actions/database/create-view'
import { sourcesOf } from '@sheaf/core/collection/database-block'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDatabase } from '@sheaf/editor/host/database'
import { SelectField } from '@sheaf/ui/field/select-field'
import { useRecord, useSession } from '../../data/hooks'
import { t } from '../../i18n/t'
import { databasePorts } from './database-ports'
import { useSourceNames } from './use-source-names'

/** How it is opened and how much of it is seen at first stays. */
const kept = ['open_rows', 'load_limit'] as const

export function ViewSource() {
  const session = useSession()
  const host = useBlockHost()
  const { blockId, viewId, collectionId, fields } = useDatabase()
  const view = useRecord('collection_view', viewId)
  const names = useSourceNames(sourcesOf(useRecord('block', blockId)))
  if (!view || names.length < 2) return null
  const change = (next: Uuid): void => {
    if (next === collectionId) return
    const pointer = session.pointer('collection_view', viewId)
    host.commit(draft => {
      const begun = beginView(draft, databasePorts, next, view.type)
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
