// The actions in the sidebar's footer, loaded after the first screen.
import { SettingsIcon, TrashIcon, UsersIcon } from '@sheaf/ui/icon/icon'
import { openFramePanel } from '../data/frame-panel'
import { t } from '../i18n/t'
import type { Action } from './action'

export const openTrash: Action = {
  id: 'open-trash',
  group: 'everywhere',
  label: () => t('Trash'),
  icon: TrashIcon,
  shortcuts: [],
  run: () => openFramePanel({ name: 'trash' }),
}

/** Those that one is in and those that one may join. */
export const browseTeams: Action = {
  id: 'browse-teams',
  group: 'everywhere',
  label: () => t('More teamspaces'),
  icon: UsersIcon,
  shortcuts: ['command+alt+code:KeyA'],
  apple: ['ctrl+alt+code:KeyA'],
  isHidden: true,
  run: ({ showSettings }) => showSettings('teamspaces'),
}

export const showSettings: Action = {
  id: 'settings',
  group: 'everywhere',
  label: () => t('Settings'),
  icon: SettingsIcon,
  shortcuts: ['command+,'],
  run: ({ showSettings }) => showSettings(),
}
