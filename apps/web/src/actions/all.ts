// Every action, in the order in which people see them.
import { FilePlusIcon, LinkIcon, PanelLeftIcon, RedoIcon, SunIcon, TrashIcon, UndoIcon } from '@sheaf/ui/icon/icon'
import { readTheme, shownTheme } from '@sheaf/ui/theme/theme'
import { t } from '../i18n/t'
import { pagePath } from '../routes'
import { chooseTheme } from '../theme-choice'
import type { Action } from './action'
import { makePrivatePage, openPage, trashPage } from './pages'

export const newPage: Action = {
  id: 'new-page',
  label: () => t('New page'),
  icon: FilePlusIcon,
  shortcuts: ['command+n'],
  run: ({ session }) => openPage(makePrivatePage(session)),
}

export const toggleSidebar: Action = {
  id: 'toggle-sidebar',
  label: () => t('Show or hide the sidebar'),
  icon: PanelLeftIcon,
  shortcuts: ['command+backslash'],
  run: ({ toggleSidebar }) => toggleSidebar(),
}

export const toggleTheme: Action = {
  id: 'toggle-theme',
  label: () => t('Switch between light and dark'),
  icon: SunIcon,
  shortcuts: ['command+shift+l'],
  run: () => {
    const shown = shownTheme(readTheme(), matchMedia('(prefers-color-scheme: dark)').matches)
    chooseTheme(shown === 'dark' ? 'light' : 'dark')
  },
}

export const undo: Action = {
  id: 'undo',
  label: () => t('Undo'),
  icon: UndoIcon,
  shortcuts: ['command+z'],
  when: ({ undo }) => undo !== undefined,
  run: ({ undo }) => void undo?.(),
}

export const redo: Action = {
  id: 'redo',
  label: () => t('Redo'),
  icon: RedoIcon,
  shortcuts: ['command+shift+z', 'command+y'],
  when: ({ redo }) => redo !== undefined,
  run: ({ redo }) => void redo?.(),
}

export const copyPageLink: Action = {
  id: 'copy-page-link',
  label: () => t('Copy link'),
  icon: LinkIcon,
  shortcuts: [],
  when: ({ pageId }) => pageId !== undefined,
  run: ({ pageId, toasts }) => {
    if (!pageId) return
    navigator.clipboard.writeText(new URL(pagePath(pageId), location.origin).href).then(
      () => toasts.show({ text: t('Link copied') }),
      () => toasts.show({ text: t('The link could not be copied'), tone: 'error' }),
    )
  },
}

export const moveToTrash: Action = {
  id: 'move-to-trash',
  label: () => t('Move to trash'),
  icon: TrashIcon,
  shortcuts: [],
  when: ({ pageId }) => pageId !== undefined,
  run: ({ session, pageId, toasts }) => {
    if (pageId) trashPage(session, pageId, toasts)
  },
}

export const allActions: readonly Action[] = [
  newPage,
  toggleSidebar,
  toggleTheme,
  undo,
  redo,
  copyPageLink,
  moveToTrash,
]
