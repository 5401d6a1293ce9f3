// What can be done with whole blocks: those that are selected, else the one of the caret.
import type { Uuid } from '@sheaf/core/ids'
import type { ParentRef } from '@sheaf/core/operations/tree'
import { enterControls } from '@sheaf/editor/block-selection/block-controls'
import { selectTouched } from '@sheaf/editor/block-selection/select-blocks'
import { stepBlocks } from '@sheaf/editor/block-selection/step-blocks'
import { deleteBlocks } from '@sheaf/editor/commands/delete-blocks'
import { duplicateBlocks } from '@sheaf/editor/commands/duplicate'
import { indent, outdent } from '@sheaf/editor/commands/indent'
import { moveBlocks } from '@sheaf/editor/commands/move'
import { moveToPage } from '@sheaf/editor/commands/move-to-page'
import { selectAll } from '@sheaf/editor/commands/select-all'
import { toggleAll as toggleFolds } from '@sheaf/editor/views/toggle-all'
import {
  ArrowDownIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CopyIcon,
  IndentDecreaseIcon,
  IndentIncreaseIcon,
  LinkIcon,
  ListCollapseIcon,
  MoreIcon,
  SquareIcon,
  TextIcon,
  TrashIcon,
} from '@sheaf/ui/icon/icon'
import { pageTitle } from '../data/page-title'
import { isPage } from '../data/page-tree'
import { t } from '../i18n/t'
import type { Action, ActionContext } from './action'
import { copyLink } from './copy-link'
import { duplicateWholePage } from './duplicate-page'
import { canWrite, hasBlock, run } from './page-context'
import { openPage } from './pages'

/** Keys that mean something else in a text. */
const areBlocksSelected = ({ page }: ActionContext): boolean => canWrite(page) && (page?.editor.blocks.count() ?? 0) > 0

const onBlocks = { group: 'blocks', inText: true, when: ({ page }: ActionContext) => hasBlock(page) } as const

const selectBlock: Action = {
  ...onBlocks,
  id: 'select-block',
  label: () => t('Select block'),
  icon: SquareIcon,
  shortcuts: ['escape'],
  run: ({ page }) => void run(page, selectTouched),
}
const extendUp: Action = {
  ...onBlocks,
  id: 'extend-blocks-up',
  label: () => t('Extend selection up'),
  icon: ArrowUpIcon,
  shortcuts: ['shift+arrowup'],
  when: areBlocksSelected,
  run: ({ page }) => void run(page, stepBlocks(-1, true)),
}
const extendDown: Action = {
  ...onBlocks,
  id: 'extend-blocks-down',
  label: () => t('Extend selection down'),
  icon: ArrowDownIcon,
  shortcuts: ['shift+arrowdown'],
  when: areBlocksSelected,
  run: ({ page }) => void run(page, stepBlocks(1, true)),
}
const enterBlock: Action = {
  ...onBlocks,
  id: 'enter-block',
  label: () => t('Go to block controls'),
  icon: ArrowRightIcon,
  shortcuts: ['arrowright'],
  when: areBlocksSelected,
  run: ({ page }) => {
    const { blocks } = page?.editor ?? {}
    const id = blocks?.current()
    if (blocks && id) enterControls(blocks.view, id)
  },
}
const selectEverything: Action = {
  ...onBlocks,
  id: 'select-all',
  label: () => t('Select all'),
  icon: TextIcon,
  shortcuts: ['command+a'],
  run: ({ page }) => void run(page, selectAll),
}
const editBlocks: Action = {
  ...onBlocks,
  id: 'edit-blocks',
  label: () => t('Edit selected blocks'),
  icon: MoreIcon,
  shortcuts: ['command+/'],
  when: ({ page }) => hasBlock(page) && page?.panels.blockMenu !== undefined,
  run: ({ page }) => page?.panels.blockMenu?.(),
}
export const duplicate: Action = {
  ...onBlocks,
  id: 'duplicate',
  label: () => t('Duplicate'),
  icon: CopyIcon,
  shortcuts: ['command+d'],
  run: ({ page, session, toasts }) => {
    const selected = page?.editor.blocks.selected ?? []
    // A page is copied with what is in it, most of which is not here.
    if (selected.length > 0 && selected.every(id => isPage(session.replica.block(id))))
      for (const id of selected) void duplicateWholePage(session, id, toasts, { open: false })
    else run(page, duplicateBlocks)
  },
}
export const remove: Action = {
  ...onBlocks,
  id: 'delete-blocks',
  label: () => t('Delete'),
  icon: TrashIcon,
  shortcuts: ['delete'],
  apple: ['ctrl+d'],
  when: areBlocksSelected,
  run: ({ page }) => void run(page, deleteBlocks),
}
const moveUp: Action = {
  ...onBlocks,
  id: 'move-block-up',
  label: () => t('Move up'),
  icon: ArrowUpIcon,
  shortcuts: ['command+shift+arrowup'],
  run: ({ page }) => void run(page, moveBlocks('up')),
}
const moveDown: Action = {
  ...onBlocks,
  id: 'move-block-down',
  label: () => t('Move down'),
  icon: ArrowDownIcon,
  shortcuts: ['command+shift+arrowdown'],
  run: ({ page }) => void run(page, moveBlocks('down')),
}
export const indentBlocks: Action = {
  ...onBlocks,
  id: 'indent',
  label: () => t('Indent'),
  icon: IndentIncreaseIcon,
  shortcuts: ['tab'],
  run: ({ page }) => void run(page, indent),
}
export const outdentBlocks: Action = {
  ...onBlocks,
  id: 'outdent',
  label: () => t('Outdent'),
  icon: IndentDecreaseIcon,
  shortcuts: ['shift+tab'],
  run: ({ page }) => void run(page, outdent),
}
export const copyBlockLink: Action = {
  ...onBlocks,
  id: 'copy-block-link',
  label: () => t('Copy link to block'),
  icon: LinkIcon,
  shortcuts: [],
  run: ({ page, pageId, toasts }) => {
    const block = page?.editor.blocks.current()
    if (!pageId || !block) return
    copyLink(toasts, pageId, block)
  },
}
/** Blocks of the page that is open, to the end of another. */
export function moveBlocksTo({ page, session, toasts }: ActionContext, ids: readonly Uuid[], to: ParentRef): void {
  page?.editor.blocks.focus()
  if (to.table !== 'block' || !run(page, moveToPage(to.id, ids)))
    return void toasts.show({ text: t('Can’t move here'), tone: 'error' })
  toasts.show({
    text: t('Moved to “{title}”', { title: pageTitle(session.replica.block(to.id)) }),
    action: { label: t('Open'), onAction: () => openPage(to.id) },
  })
}
const toggleAll: Action = {
  id: 'toggle-all',
  label: () => t('Expand or collapse all toggles'),
  icon: ListCollapseIcon,
  group: 'page',
  shortcuts: ['command+alt+code:KeyT'],
  when: ({ page }) => page !== undefined,
  run: ({ page }) => page && toggleFolds(page.editor),
}
export const caption: Action = {
  ...onBlocks,
  id: 'caption',
  isHidden: true,
  label: () => t('Caption'),
  icon: TextIcon,
  shortcuts: ['command+alt+code:KeyM'],
  when: ({ page }) => canWrite(page) && page?.panels.caption !== undefined,
  run: ({ page }) => {
    const block = page?.editor.blocks.current()
    if (block) page?.panels.caption?.(block)
  },
}

export const blockActions: readonly Action[] = [
  selectBlock,
  extendUp,
  extendDown,
  enterBlock,
  selectEverything,
  editBlocks,
  duplicate,
  copyBlockLink,
  moveUp,
  moveDown,
  indentBlocks,
  outdentBlocks,
  caption,
  remove,
  toggleAll,
]
