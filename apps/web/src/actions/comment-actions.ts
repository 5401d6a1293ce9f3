// Saying something about a page, and reading what others say.
import { CommentIcon, CommentPlusIcon, PanelRightIcon } from '@sheaf/ui/icon/icon'
import { toggleComments, updateSidebar } from '../data/update-sidebar'
import { t } from '../i18n/t'
import type { Action } from './action'

/** The selected words, else the block of the caret, else the page. */
export const comment: Action = {
  id: 'comment',
  group: 'page',
  label: () => t('Comment'),
  icon: CommentPlusIcon,
  shortcuts: ['command+shift+m'],
  when: ({ page }) => page?.panels.comment !== undefined,
  run: ({ page }) => page?.panels.comment?.(),
}

export const showComments: Action = {
  id: 'show-comments',
  group: 'page',
  label: () => t('Toggle comments'),
  icon: CommentIcon,
  shortcuts: ['ctrl+alt+code:Digit9', 'command+shift+code:Backslash'],
  isHidden: true,
  when: ({ pageId }) => pageId !== undefined,
  run: toggleComments,
}

/** What is at either side of the page: away with both, or both back. */
const showBothSides: Action = {
  id: 'toggle-both-sidebars',
  group: 'page',
  label: () => t('Toggle both sidebars'),
  icon: PanelRightIcon,
  shortcuts: ['command+.'],
  isHidden: true,
  when: ({ pageId }) => pageId !== undefined,
  run: ({ isSidebarOpen, toggleSidebar }) => {
    const isShown = isSidebarOpen || updateSidebar.get() !== null
    if (isSidebarOpen === isShown) toggleSidebar()
    updateSidebar.set(isShown ? null : 'comments')
  },
}

export const commentActions: readonly Action[] = [comment, showComments, showBothSides]
