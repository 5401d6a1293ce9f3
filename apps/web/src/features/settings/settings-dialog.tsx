// The settings: the person's own and the workspace's, each on a page that comes when it is opened.
import { TabDialog, type TabDialogGroup } from '@sheaf/ui/dialog/tab-dialog'
import { BellIcon, BuildingIcon, GroupIcon, KeyboardIcon, SlidersIcon, UserIcon, UsersIcon } from '@sheaf/ui/icon/icon'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { Skeleton } from '@sheaf/ui/skeleton/skeleton'
import { type ComponentType, useRef } from 'react'
import { t } from '../../i18n/t'
import styles from './settings.module.css'
import type { SettingsTab } from './settings-tabs'

/** Other features that the settings show: the screen passes them in. */
export interface SettingsNeighbours {
  readonly EmojiChoice: ComponentType<{ readonly onChoose: (emoji: string) => void }>
  readonly Invite: ComponentType<{ readonly onClose: () => void }>
  /** The person's or the workspace's name or icon is another one now. */
  readonly onNamesChanged: () => void
  /** The person is not in this workspace any more. */
  readonly onSpaceGone: () => void
}

export interface SettingsDialogProps extends SettingsNeighbours {
  readonly tab: SettingsTab
  readonly onTab: (tab: SettingsTab) => void
  /** On a phone: whether an address led to this very page, and not to the settings. */
  readonly isTabWanted?: boolean
  readonly onClose: () => void
}

const waiting = (
  <div className={styles.page} aria-busy="true">
    <Skeleton />
  </div>
)
const page = (load: () => Promise<ComponentType<SettingsNeighbours>>): ComponentType<SettingsNeighbours> =>
  onDemand(load, waiting).Part

const pages: { readonly [T in SettingsTab]: ComponentType<SettingsNeighbours> } = {
  account: page(async () => (await import('./account/account-tab')).AccountTab),
  preferences: page(async () => (await import('./preferences-tab')).PreferencesTab),
  notifications: page(async () => (await import('./notifications-tab')).NotificationsTab),
  shortcuts: page(async () => (await import('./shortcuts-tab')).ShortcutsTab),
  workspace: page(async () => (await import('./workspace/workspace-tab')).WorkspaceTab),
  people: page(async () => (await import('./people/people-tab')).PeopleTab),
  teamspaces: page(async () => (await import('./teams/teams-tab')).TeamsTab),
}

const groups = (): readonly TabDialogGroup<SettingsTab>[] => [
  {
    label: t('Personal'),
    tabs: [
      { value: 'account', label: t('Account'), icon: UserIcon },
      { value: 'preferences', label: t('Preferences'), icon: SlidersIcon },
      { value: 'notifications', label: t('Notifications'), icon: BellIcon },
      { value: 'shortcuts', label: t('Keyboard shortcuts'), icon: KeyboardIcon },
    ],
  },
  {
    label: t('Workspace'),
    tabs: [
      { value: 'workspace', label: t('General'), icon: BuildingIcon },
      { value: 'people', label: t('People'), icon: UsersIcon },
      { value: 'teamspaces', label: t('Teamspaces'), icon: GroupIcon },
    ],
  },
]

export function SettingsDialog({ tab, onTab, isTabWanted = false, onClose, ...neighbours }: SettingsDialogProps) {
  const Page = pages[tab]
  /** Told at the end: what was changed last may still be on its way to the server. */
  const areNamesChanged = useRef(false)
  return (
    <TabDialog
      title={t('Settings')}
      closeLabel={t('Close')}
      backLabel={t('Settings')}
      groups={groups()}
      value={tab}
      onValueChange={onTab}
      startsWithList={!isTabWanted}
      onClose={() => {
        onClose()
        if (areNamesChanged.current) neighbours.onNamesChanged()
      }}
    >
      <Page
        {...neighbours}
        onNamesChanged={() => {
          areNamesChanged.current = true
        }}
      />
    </TabDialog>
  )
}
