// The actions that the first screen names.
import { FilePlusIcon, PanelLeftIcon } from '@sheaf/ui/icon/icon'
import { t } from '../i18n/t'
import type { Action } from './action'
import { makePrivatePage, openPage } from './pages'

export const newPage: Action = {
  id: 'new-page',
  group: 'everywhere',
  label: () => t('New page'),
  icon: FilePlusIcon,
  shortcuts: ['command+n'],
  run: ({ session }) => openPage(makePrivatePage(session)),
}

export const toggleSidebar: Action = {
  id: 'toggle-sidebar',
  group: 'everywhere',
  label: () => t('Show or hide the sidebar'),
  icon: PanelLeftIcon,
  shortcuts: ['command+backslash'],
  run: ({ toggleSidebar }) => toggleSidebar(),
}
