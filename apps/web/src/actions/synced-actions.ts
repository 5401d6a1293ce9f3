// Blocks that stand in several places: made of the selected ones, and put on the clipboard as a place that shows them.
import { referenceTo, SYNCED, syncedBy } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import { wrapBlocks } from '@sheaf/editor/commands/wrap'
import { CopyIcon, RepeatIcon } from '@sheaf/ui/icon/icon'
import { t } from '../i18n/t'
import type { Action, ActionContext } from './action'
import { hasBlock, run } from './page-context'

const onBlocks = { group: 'blocks', inText: true, shortcuts: [] } as const

/** The synced block that the selection is, or null. */
function selectedOriginal({ page, session }: ActionContext): Uuid | null {
  const [only, ...others] = page?.editor.blocks.selected ?? []
  const block = only && others.length === 0 ? session.replica.block(only) : undefined
  return block ? syncedBy(block) : null
}

const syncBlocks: Action = {
  ...onBlocks,
  id: 'turn-into-synced-block',
  label: () => t('Turn into synced block'),
  icon: RepeatIcon,
  when: context => hasBlock(context.page) && selectedOriginal(context) === null,
  run: ({ page }) => void run(page, wrapBlocks(SYNCED)),
}
const copyAndSync: Action = {
  ...onBlocks,
  id: 'copy-and-sync',
  label: () => t('Copy and sync'),
  icon: CopyIcon,
  when: ({ page }) => hasBlock(page) && page?.panels.copyBlocks !== undefined,
  run: context => {
    const { page, session } = context
    const copy = (original: Uuid): void => page?.panels.copyBlocks?.([referenceTo(original, session.spaceId)])
    const original = selectedOriginal(context)
    if (original !== null) copy(original)
    else run(page, wrapBlocks(SYNCED, copy))
  },
}

export const syncedActions: readonly Action[] = [syncBlocks, copyAndSync]
