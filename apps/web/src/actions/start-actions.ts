// The actions that the first screen shows.
import { FilePlusIcon, HomeIcon, PanelLeftIcon, SearchIcon } from '@sheaf/ui/icon/icon'
import { openFramePanel } from '../data/frame-panel'
import { t } from '../i18n/t'
import { goTo } from '../navigation'
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
  label: () => t('Toggle sidebar'),
  icon: PanelLeftIcon,
  shortcuts: ['command+backslash'],
  inJapanese: ['command+code:IntlYen', 'command+code:IntlRo'],
  isHidden: true,
  run: ({ toggleSidebar }) => toggleSidebar(),
}

export const quickFind: Action = {
  id: 'quick-find',
  group: 'everywhere',
  label: () => t('Search'),
  icon: SearchIcon,
  shortcuts: ['command+p'],
  run: () => openFramePanel({ name: 'quick-find' }),
}

export const openHome: Action = {
  id: 'open-home',
  group: 'everywhere',
  label: () => t('Home'),
  icon: HomeIcon,
  shortcuts: [],
  apple: ['command+ctrl+code:KeyH'],
  elsewhere: ['ctrl+alt+code:KeyH'],
  isHidden: true,
  run: () => goTo('/home'),
}
