// Groups for those who may not change the view: they group it for themselves.
import { useDatabase } from '@sheaf/editor/host/database'
import { GroupIcon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { useRecord } from '../../data/hooks'
import { t } from '../../i18n/t'
import { GroupEditor } from './group-editor'
import { Tool } from './tool'
import { viewKindOf } from './view-kinds'

export function GroupTool() {
  const { viewId, fields, deeds } = useDatabase()
  const view = useRecord('collection_view', viewId)
  if (!view || viewKindOf(view.type).groups === 'none') return null
  const { group } = fields.query
  return (
    <Popover
      title={t('Groups')}
      align="end"
      trigger={<Tool icon={GroupIcon} isOn={group !== undefined} label={t('Groups')} />}
    >
      <GroupEditor label={t('Group by')} group={group} onChange={next => deeds.ask('group', next)} />
    </Popover>
  )
}
