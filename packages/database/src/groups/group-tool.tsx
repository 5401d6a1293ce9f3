// Groups for those who may not change the view: they group it for themselves.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord } from '@sheaf/editor/host/session'
import { GroupIcon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { useDatabase } from '../contract/database-hooks'
import { useDatabaseHost } from '../host/database-host'
import { Tool } from '../toolbar/tool'
import { GroupEditor } from './group-editor'

export function GroupTool() {
  const { t } = useBlockHost()
  const { viewKindOf } = useDatabaseHost()
  const { viewId, fields, actions } = useDatabase('viewId', 'fields', 'actions')
  const view = useRecord('collection_view', viewId)
  if (!view || viewKindOf(view.type).groups === 'none') return null
  const { group } = fields.query
  return (
    <Popover
      title={t('Groups')}
      align="end"
      trigger={<Tool icon={GroupIcon} isOn={group !== undefined} label={t('Groups')} />}
    >
      <GroupEditor label={t('Group by')} group={group} onChange={next => actions.ask('group', next)} />
    </Popover>
  )
}
