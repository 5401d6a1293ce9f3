// What the text answers to besides reading and typing: keys with Ctrl or Command, blocks as wholes, cells of tables, colours of code, what floats
// over a selection or beside a link. A page is shown without; it comes when the page is idle, and at once for a page that has tables
// or code.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKind } from '@sheaf/core/kinds/block-kind'
import type { Plugin } from 'prosemirror-state'
import { blockKeys } from './block-selection/block-keys'
import { type Highlight, highlighting } from './code/highlighting'
import { cellKeys } from './commands/table/cell-keys'
import type { EditorCore } from './editor-core'
import { codeKeys } from './input/code-keys'
import { endKeys } from './input/end-keys'
import { fenceKey } from './input/fence-key'
import type { InlineHooks } from './input/inline-controller'
import { inlineKeys } from './input/inline-keys'
import { linkHover } from './input/link-hover'
import { menuInput } from './input/menu-input'
import { selectedBox } from './input/selected-box'
import { selectionWatch } from './input/selection-watch'
import { turnKeys } from './input/turn-keys'
import { typedAddresses } from './input/typed-address'
import { enterOpens } from './views/enter-opens'
import { watchDrawing } from './views/redraw-detached'
import { settleScroll } from './views/settle-scroll'
import { skipFocusWalk } from './views/skip-focus-walk'

interface LateTargets {
  readonly core: () => EditorCore
  readonly isEditable: () => boolean
  readonly hooks: () => Partial<InlineHooks>
  readonly kinds: readonly BlockKind[]
  /** Opens or closes a block that folds. */
  readonly setOpen: (id: Uuid, open: boolean) => void
  /** Out of a text that lies in another one. */
  readonly onLeave: (() => void) | undefined
  /** What the words of a listing are; without it code has no colours. */
  readonly highlight: Highlight | undefined
}

export type LatePlugins = (targets: LateTargets) => {
  /** Before those that know nothing of embeds and cells. */
  readonly first: readonly Plugin[]
  readonly last: readonly Plugin[]
}

export const latePlugins: LatePlugins = ({ core, isEditable, hooks, kinds, setOpen, onLeave, highlight }) => ({
  first: [
    skipFocusWalk(),
    settleScroll(),
    selectedBox({ core, isEditable }),
    typedAddresses({ text: core, isEditable }),
    enterOpens(),
    watchDrawing(),
    endKeys(core),
    inlineKeys(core, hooks, isEditable),
    fenceKey({ core, isEditable, kinds }),
    codeKeys({ core, isEditable }),
    cellKeys({ core, isEditable }),
    blockKeys({ core, isEditable, onLeave }),
    enterOpens(),
    menuInput({ core, isEditable }),
  ],
  last: [
    turnKeys({ core, isEditable, kinds, setOpen }),
    selectionWatch(hooks),
    linkHover(hooks),
    ...(highlight ? [highlighting(highlight)] : []),
  ],
})
