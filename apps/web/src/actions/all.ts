// Every action, in the order in which people see them.

import { KeyboardIcon, LinkIcon, PlayIcon, RedoIcon, SunIcon, TrashIcon, UndoIcon } from '@sheaf/ui/icon/icon'
import { readTheme, shownTheme } from '@sheaf/ui/theme/theme'
import { present } from '../data/presenting'
import { t } from '../i18n/t'
import { chooseTheme } from '../theme-choice'
import type { Action } from './action'
import { blockActions } from './block-actions'
import { commentActions } from './comment-actions'
import { copyLink } from './copy-link'
import { databaseActions } from './database-actions'
import { favourite } from './favourites'
import { openFile } from './file-actions'
import { groupActions } from './group-actions'
import { historyActions } from './history-actions'
import { openInbox } from './inbox-action'
import { meansMove, takeBackMove } from './moved-pages'
import { navigationActions, share } from './navigation-actions'
import { pageActions } from './page-actions'
import { save } from './save-action'
import { settingsActions } from './settings-actions'
import { browseTeams, openTrash, showSettings } from './sidebar-footer-actions'
import { newPage, openHome, quickFind, toggleSidebar } from './start-actions'
import { startHere } from './start-here'
import { syncedActions } from './synced-actions'
import { textActions } from './text-actions'
import { trashAndLeave } from './trash-page'
import { turnActions, turnIntoPage } from './turn-actions'
import { zoomActions } from './zoom-actions'

const toggleTheme: Action = {
  id: 'toggle-theme',
  group: 'everywhere',
  label: () => t('Toggle dark mode'),
  icon: SunIcon,
  shortcuts: ['command+shift+l'],
  run: () => {
    const shown = shownTheme(readTheme(), matchMedia('(prefers-color-scheme: dark)').matches)
    chooseTheme(shown === 'dark' ? 'light' : 'dark')
  },
}

export const undo: Action = {
  id: 'undo',
  isHidden: true,
  group: 'page',
  label: () => t('Undo'),
  icon: UndoIcon,
  shortcuts: ['command+z'],
  elsewhere: ['alt+backspace'],
  when: ({ undo, session, pageId }) => undo !== undefined || meansMove(session, pageId, document.activeElement),
  run: ({ undo, session, pageId }) => {
    if (meansMove(session, pageId, document.activeElement)) takeBackMove(session)
    else undo?.()
  },
}

export const redo: Action = {
  id: 'redo',
  isHidden: true,
  group: 'page',
  label: () => t('Redo'),
  icon: RedoIcon,
  shortcuts: ['command+shift+z', 'command+y'],
  when: ({ redo }) => redo !== undefined,
  run: ({ redo }) => void redo?.(),
}

export const copyPageLink: Action = {
  id: 'copy-page-link',
  group: 'page',
  label: () => t('Copy link'),
  icon: LinkIcon,
  shortcuts: ['command+l'],
  when: ({ pageId }) => pageId !== undefined,
  run: ({ pageId, toasts }) => {
    if (pageId) copyLink(toasts, pageId)
  },
}

export const presentPage: Action = {
  id: 'present',
  label: () => t('Present'),
  icon: PlayIcon,
  group: 'page',
  shortcuts: [],
  when: ({ pageId }) => pageId !== undefined,
  run: ({ pageId }) => {
    if (pageId) present(pageId)
  },
}

export const moveToTrash: Action = {
  id: 'move-to-trash',
  group: 'page',
  label: () => t('Move to trash'),
  icon: TrashIcon,
  shortcuts: [],
  when: ({ pageId }) => pageId !== undefined,
  run: ({ session, pageId, toasts }) => {
    if (pageId) trashAndLeave(session, pageId, toasts)
  },
}

const showShortcuts: Action = {
  id: 'show-shortcuts',
  group: 'everywhere',
  label: () => t('Keyboard shortcuts'),
  icon: KeyboardIcon,
  shortcuts: ['command+alt+code:Slash'],
  run: ({ showShortcuts }) => showShortcuts(),
}

export const allActions: readonly Action[] = [
  newPage,
  quickFind,
  openHome,
  openInbox,
  toggleSidebar,
  toggleTheme,
  ...historyActions,
  undo,
  redo,
  save,
  favourite,
  copyPageLink,
  share,
  ...commentActions,
  presentPage,
  ...databaseActions,
  ...pageActions,
  startHere,
  moveToTrash,
  browseTeams,
  openTrash,
  ...navigationActions,
  ...zoomActions,
  showShortcuts,
  showSettings,
  ...settingsActions,
  ...textActions,
  ...blockActions,
  ...groupActions,
  ...syncedActions,
  openFile,
  ...turnActions,
  ...turnIntoPage,
]
