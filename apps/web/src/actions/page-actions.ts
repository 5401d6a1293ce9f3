// Actions on a whole page.
import { ArrowRightIcon, ArrowUpIcon, CopyIcon, DownloadIcon, PencilIcon, PrinterIcon } from '@sheaf/ui/icon/icon'
import { openFramePanel } from '../data/frame-panel'
import { pathTo } from '../data/page-tree'
import { t } from '../i18n/t'
import type { Action, ActionContext } from './action'
import { duplicateWholePage } from './duplicate-page'
import { hasBlock } from './page-context'
import { openPage } from './pages'

const onPage = {
  group: 'page',
  shortcuts: [],
  when: ({ pageId }: ActionContext): boolean => pageId !== undefined,
} as const

const parentOfPage = ({ session, pageId }: ActionContext) =>
  pageId ? pathTo(session.replica, pageId).pages.at(-2) : undefined

const openParent: Action = {
  ...onPage,
  id: 'open-parent',
  label: () => t('Go to parent page'),
  icon: ArrowUpIcon,
  shortcuts: ['command+shift+u'],
  when: context => parentOfPage(context) !== undefined,
  run: context => {
    const parent = parentOfPage(context)
    if (parent) openPage(parent)
  },
}

export const renameOpenPage: Action = {
  ...onPage,
  id: 'rename-page',
  isHidden: true,
  label: () => t('Rename'),
  icon: PencilIcon,
  shortcuts: ['command+shift+r'],
  when: ({ page, pageId }) => pageId !== undefined && page?.editing.pageId === pageId,
  run: () => {
    const title = document.querySelector<HTMLElement>('main .sheaf-title[contenteditable=true]')
    if (!title) return
    title.focus()
    getSelection()?.selectAllChildren(title)
  },
}

export const duplicatePage: Action = {
  ...onPage,
  id: 'duplicate-page',
  label: () => t('Duplicate page'),
  icon: CopyIcon,
  run: ({ session, pageId, toasts }) => {
    if (pageId) void duplicateWholePage(session, pageId, toasts, { open: true })
  },
}

/** The selected blocks, or the one with the caret. */
export const moveBlocksToPage: Action = {
  ...onPage,
  id: 'move-blocks-to',
  isHidden: true,
  label: () => t('Move to…'),
  icon: ArrowRightIcon,
  when: ({ page }) => hasBlock(page),
  run: ({ page }) => {
    if (page) openFramePanel({ name: 'move-to', blocks: page.editor.blocks.selected })
  },
}

/** Blocks where the keys go into the text, else the page. */
export const moveTo: Action = {
  ...onPage,
  id: 'move-to',
  isHidden: true,
  label: () => t('Move to…'),
  icon: ArrowRightIcon,
  shortcuts: ['command+shift+p'],
  run: context => {
    const { page } = context
    const meansBlocks = hasBlock(page) && page?.editor.hasFocus
    ;(meansBlocks ? moveBlocksToPage : movePageTo).run(context)
  },
}

export const movePageTo: Action = {
  ...onPage,
  id: 'move-page-to',
  label: () => t('Move to…'),
  icon: ArrowRightIcon,
  run: ({ pageId }) => {
    if (pageId) openFramePanel({ name: 'move-to', pageId })
  },
}

/** With the pages and files in it. */
export const exportPage: Action = {
  ...onPage,
  id: 'export-page',
  label: () => t('Export'),
  icon: DownloadIcon,
  when: ({ session, pageId }) =>
    pageId !== undefined && session.replica.get('space', session.spaceId)?.['disable_export'] !== true,
  run: ({ pageId }) => {
    if (pageId) openFramePanel({ name: 'export', page: pageId })
  },
}

export const printPage: Action = {
  ...onPage,
  id: 'print-page',
  label: () => t('Print'),
  icon: PrinterIcon,
  // The menu that it was chosen in has to be gone, and the focus back.
  run: () => void setTimeout(() => print(), 0),
}

export const pageActions: readonly Action[] = [openParent, renameOpenPage, duplicatePage, moveTo, exportPage, printPage]
