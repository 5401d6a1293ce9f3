// How a view looks: its properties, its groups, and what its kind lets people choose.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord } from '@sheaf/editor/host/session'
import { SelectField } from '@sheaf/ui/field/select-field'
import { Tabs } from '@sheaf/ui/tabs/tabs'
import { useDatabase } from '../contract/database-hooks'
import { GroupEditor } from '../groups/group-editor'
import { useDatabaseHost } from '../host/database-host'
import { PropertiesEditor } from '../properties/properties-editor'
import styles from '../properties/property-settings.module.css'
import { RowLinkSettings } from '../rows/row-link-settings'
import { ColorRulesEditor } from './color-rules-editor'
import { loadLimits } from './load-limit'
import { ViewSource } from './view-source'

const BY_SCROLLING = ''

export function ViewSettings() {
  const { t } = useBlockHost()
  const { viewKindOf, viewViewOf } = useDatabaseHost()
  const { viewId, fields, actions } = useDatabase('viewId', 'fields', 'actions')
  const view = useRecord('collection_view', viewId)
  if (!view) return null
  const kind = viewKindOf(view.type)
  const Settings = viewViewOf(kind.type)?.Settings
  const { load_limit, open_rows } = fields.format
  const limit = typeof load_limit === 'number' ? String(load_limit) : BY_SCROLLING
  const links = { value: 'rows', label: t('Rows'), panel: <RowLinkSettings /> }
  return (
    <Tabs
      label={t('View settings')}
      tabs={[
        ...(kind.showsRows ? [{ value: 'properties', label: t('Properties'), panel: <PropertiesEditor /> }] : []),
        ...(kind.groups === 'none'
          ? []
          : [
              {
                value: 'groups',
                label: t('Groups'),
                panel: (
                  <div className={styles.settings}>
                    <GroupEditor
                      label={t('Group by')}
                      group={fields.query.group}
                      onChange={next => actions.setQuery('group', next)}
                    />
                    {kind.groups === 'two' && fields.query.group && (
                      <GroupEditor
                        label={t('Sub-group by')}
                        group={fields.query.sub_group}
                        onChange={next => actions.setQuery('sub_group', next)}
                      />
                    )}
                  </div>
                ),
              },
            ]),
        ...(kind.showsRows ? [links] : []),
        {
          value: 'look',
          label: t('Layout'),
          panel: (
            <div className={styles.settings}>
              <ViewSource />
              {Settings && <Settings />}
              <SelectField
                label={t('Open pages in')}
                value={typeof open_rows === 'string' ? open_rows : 'side'}
                choices={[
                  { value: 'side', label: t('Side peek') },
                  { value: 'centre', label: t('Center peek') },
                  { value: 'full', label: t('Full page') },
                ]}
                onChange={next => actions.setFormat('open_rows', next)}
              />
              {kind.isPaged && (
                <SelectField
                  label={t('Load limit')}
                  value={limit}
                  choices={[
                    { value: BY_SCROLLING, label: t('Load while scrolling') },
                    ...loadLimits.map(value => ({ value: String(value), label: String(value) })),
                  ]}
                  onChange={next => actions.setFormat('load_limit', next === BY_SCROLLING ? null : Number(next))}
                />
              )}
            </div>
          ),
        },
        ...(kind.showsRows ? [] : [links]),
        ...(kind.showsRows ? [{ value: 'colours', label: t('Colors'), panel: <ColorRulesEditor /> }] : []),
      ]}
    />
  )
}
