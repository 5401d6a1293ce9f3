// Blocks that belong together, put into one that folds them away, and out of it again.
import { GROUP, SYNCED } from '@sheaf/catalog'
import { canUnwrap, unwrapBlocks } from '@sheaf/editor/commands/unwrap'
import { wrapBlocks } from '@sheaf/editor/commands/wrap'
import { GroupIcon, UngroupIcon } from '@sheaf/ui/icon/icon'
import { t } from '../i18n/t'
import type { Action } from './action'
import { hasBlock, run } from './page-context'

/** Nothing but a border around what lies in them. */
const frames: ReadonlySet<string> = new Set([SYNCED])

const onBlocks = { group: 'blocks', inText: true, isHidden: true } as const

const groupBlocks: Action = {
  ...onBlocks,
  id: 'group-blocks',
  label: () => t('Group'),
  icon: GroupIcon,
  shortcuts: ['command+g'],
  when: ({ page }) => hasBlock(page),
  run: ({ page }) => void run(page, wrapBlocks(GROUP)),
}
const ungroupBlocks: Action = {
  ...onBlocks,
  id: 'ungroup-blocks',
  label: () => t('Ungroup'),
  icon: UngroupIcon,
  shortcuts: ['command+shift+g'],
  when: ({ page }) => hasBlock(page) && page !== undefined && canUnwrap(page.editor.core, frames),
  run: ({ page }) => void run(page, unwrapBlocks(frames)),
}

export const groupActions: readonly Action[] = [groupBlocks, ungroupBlocks]
