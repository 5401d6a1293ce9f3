// The settings: the person's own and the workspace's, each on a page that comes when it is opened.
import { TabDialog, type TabDialogGroup } from '@sheaf/ui/dialog/tab-dialog'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'
import { type ComponentType, useRef } from 'react'
import { t } from '../../i18n/t'
import { type SettingsNeighbours, type SettingsPane, settingsGroups } from './define-settings-pane'
import styles from './settings.module.css'
import { panesFor, type SettingsPaneId, settingsPanes } from './settings-panes'
import { useMembership } from './use-role'

interface SettingsDialogProps extends SettingsNeighbours {
  readonly tab: SettingsPaneId
  readonly onTab: (tab: SettingsPaneId) => void
  /** On a phone: whether an address led to this very page, and not to the settings. */
  readonly isTabWanted?: boolean
  readonly onClose: () => void
}

const waiting = (
  <div className={styles.page} aria-busy="true">
    <Skeleton />
  </div>
)
const pages: { readonly [id: string]: ComponentType<SettingsNeighbours> } = Object.fromEntries(
  settingsPanes.map(({ id, load }) => [id, onDemand(load, waiting).Part]),
)

const groupsOf = (panes: readonly SettingsPane<SettingsPaneId>[]): readonly TabDialogGroup<SettingsPaneId>[] =>
  Object.entries(settingsGroups).map(([group, label]) => ({
    label: label(),
    tabs: panes.filter(pane => pane.group === group).map(({ id, name, icon }) => ({ value: id, label: name(), icon })),
  }))

export function SettingsDialog({ tab, onTab, isTabWanted = false, onClose, ...neighbours }: SettingsDialogProps) {
  const panes = panesFor(useMembership())
  /** One that is not for this person leads to the first that is. */
  const shown = panes.some(({ id }) => id === tab) ? tab : (panes[0]?.id ?? tab)
  const Page = pages[shown]
  /** Told at the end: what was changed last may still be on its way to the server. */
  const areNamesChanged = useRef(false)
  return (
    <TabDialog
      title={t('Settings')}
      closeLabel={t('Close')}
      backLabel={t('Settings')}
      groups={groupsOf(panes)}
      value={shown}
      onValueChange={onTab}
      startsWithList={!isTabWanted}
      onClose={() => {
        onClose()
        if (areNamesChanged.current) neighbours.onNamesChanged()
      }}
    >
      {Page && (
        <Page
          {...neighbours}
          onNamesChanged={() => {
            areNamesChanged.current = true
          }}
        />
      )}
    </TabDialog>
  )
}
