// The open page as actions see it: its editor and the panels that can be opened over it. Each panel registers its open function
// here, so that shortcuts and menus can open it without importing it.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { Command } from '@sheaf/editor/commands/command'
import type { Unfurled } from '@sheaf/editor/host/block-host'
import type { PageEditor } from '@sheaf/editor/page-editor'
import { holdKeys } from '@sheaf/ui/held-keys/held-keys'
import type { PageEditing } from '../editing/page-editing'

/** Panels that can be opened over a page. An absent one is not registered yet, and its action is hidden. */
interface PagePanels {
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

export interface PageContext {
  readonly editor: PageEditor
  /** An element above the text and outside any element that clips. */
  readonly overlay: HTMLElement
  readonly panels: PagePanels
  /** State of the menus at the caret and over the text. */
  readonly editing: PageEditing
  readonly unfurl: (url: string) => Promise<Unfurled>
}

/** Runs an editor command if the page is editable. */
export const run = (page: PageContext | undefined, command: Command): boolean =>
  page?.editor.blocks.run(command) ?? false

export const canWrite = (page: PageContext | undefined): boolean => page?.editor.blocks.canEdit ?? false
export const hasBlock = (page: PageContext | undefined): boolean =>
  canWrite(page) && (page?.editor.blocks.selected.length ?? 0) > 0

/** Registers a panel while it is mounted. Returns a function that unregisters it. */
export function offerPanel<Name extends keyof PagePanels>(
  { panels }: PageContext,
  name: Name,
  open: NonNullable<PagePanels[Name]>,
): () => void {
  panels[name] = open
  return () => {
    if (panels[name] === open) delete panels[name]
  }
}

/** The longest wait for a part that is being loaded. */
const LATE_MS = 10_000

/** A placeholder for a panel whose code is not loaded yet: it loads the code, then opens the panel and replays the keys typed meanwhile. */
export function offerLate(page: PageContext, name: 'blockMenu' | 'comment', load: () => void): () => void {
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
