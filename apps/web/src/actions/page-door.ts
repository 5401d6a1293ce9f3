// The page that is open, as actions see it: its editor, and what can be opened over it. Whoever builds a panel puts its opening
// here, so that a shortcut and a menu reach it without knowing it.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { Command } from '@sheaf/editor/commands/command'
import type { Unfurled } from '@sheaf/editor/host/block-host'
import type { PageEditor } from '@sheaf/editor/page-editor'
import { holdKeys } from '@sheaf/ui/held-keys/held-keys'
import type { PageStage } from '../editing/page-stage'

/** What may be opened over a page. Missing: nobody offers it yet, and its action is not there either. */
export interface PagePanels {
  /** The menu of the selected blocks, or of the caret's. */
  blockMenu?: () => void
  find?: (replaces: boolean) => void
  link?: () => void
  /** The caption of a block that has one. */
  caption?: (block: Uuid) => void
  choosePage?: (at: HTMLElement) => Promise<Uuid | null>
  /** Comments on the selected words, else on the block, else on the page. */
  comment?: () => void
  copyBlocks?: (trees: readonly BlockTree[]) => void
}

export interface PageDoor {
  readonly editor: PageEditor
  /** Over the text, outside of everything that clips. */
  readonly overlay: HTMLElement
  readonly panels: PagePanels
  /** What its menus at the caret and over the text live from. */
  readonly stage: PageStage
  readonly unfurl: (url: string) => Promise<Unfurled>
}

/** Runs a command of the editor where the page may be written on. */
export const run = (page: PageDoor | undefined, command: Command): boolean => page?.editor.blocks.run(command) ?? false

export const canWrite = (page: PageDoor | undefined): boolean => page?.editor.blocks.canEdit ?? false
export const hasBlock = (page: PageDoor | undefined): boolean =>
  canWrite(page) && (page?.editor.blocks.selected.length ?? 0) > 0

/** Offers a panel for as long as it is there. Returns what takes it back. */
export function offerPanel<Name extends keyof PagePanels>(
  { panels }: PageDoor,
  name: Name,
  open: NonNullable<PagePanels[Name]>,
): () => void {
  panels[name] = open
  return () => {
    if (panels[name] === open) delete panels[name]
  }
}

/** Nobody waits longer for a part. */
const LATE_MS = 10_000

/** Stands in for a panel whose part comes late: that is fetched and opened when it is here, with what was typed for it. */
export function offerLate(page: PageDoor, name: 'blockMenu' | 'comment', load: () => void): () => void {
  const { panels } = page
  if (panels[name]) return () => {}
  let isAwaited = false
  const standIn = (): void => {
    if (isAwaited) return
    isAwaited = true
    const until = Date.now() + LATE_MS
    const hold = holdKeys({ isExclusive: true, onCancel: () => (isAwaited = false) })
    load()
    const look = (): void => {
      const open = panels[name]
      if (isAwaited && open === standIn && Date.now() < until) return void requestAnimationFrame(look)
      // It may ask for the keys itself.
      if (isAwaited && open !== standIn) open?.()
      isAwaited = false
      hold.end()
    }
    look()
  }
  return offerPanel(page, name, standIn)
}
