// Every pane of the settings, in the order in which they stand in their groups. What a pane shows comes when it is opened.
import type { MembershipType } from '@sheaf/core/records/membership'
import { account } from './account/account'
import type { SettingsPane, StartTarget } from './define-settings-pane'
import { notifications } from './notifications/notifications'
import { people } from './people/people'
import { preferences } from './preferences/preferences'
import { shortcuts } from './shortcuts/shortcuts'
import { teamspaces } from './teamspaces/teamspaces'
import { workspace } from './workspace/workspace'

const panes = [account, preferences, notifications, shortcuts, workspace, people, teamspaces] as const

export type SettingsPaneId = (typeof panes)[number]['id']
export const settingsPanes: readonly SettingsPane<SettingsPaneId>[] = panes

export const panesFor = (membership: MembershipType | undefined): readonly SettingsPane<SettingsPaneId>[] =>
  settingsPanes.filter(({ isFor }) => isFor?.(membership) !== false)

export const paneOfTarget = (target: StartTarget): SettingsPaneId | undefined =>
  settingsPanes.find(pane => pane.targets?.includes(target))?.id

export const paneOfRoute = (name: string): SettingsPaneId | undefined =>
  settingsPanes.find(pane => pane.route === name)?.id
