// Keys that turn blocks into another kind, each kind by its digit; that press what stands in front of a text; and that open and
// close everything that folds.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKind } from '@sheaf/core/kinds/block-kind'
import type { Plugin, Command as PmCommand } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { addBeside } from '../commands/add-block'
import { isInCode } from '../commands/code'
import { turnInto } from '../commands/turn-into'
import type { EditorCore } from '../editor-core'
import { pointAt } from '../selection'
import { toggleAll } from '../views/toggle-all'
import { exactKeymap } from './exact-keymap'
import { onApple } from './on-apple'

interface TurnKeyOptions {
  readonly core: () => EditorCore
  readonly isEditable: () => boolean
  readonly kinds: readonly BlockKind[]
  readonly setOpen: (id: Uuid, open: boolean) => void
}

/** Ticks the box or turns the arrow in front of the text that the caret is in: what a pointer presses. */
function pressLead(view: EditorView): boolean {
  const { node } = view.domAtPos(view.state.selection.head)
  const block = (node instanceof Element ? node : node.parentElement)?.closest('.sheaf-block')
  const control = block?.querySelector<HTMLElement>(':scope > .sheaf-lead:not([hidden]) :is(input, button)')
  control?.click()
  return control !== null && control !== undefined
}
/** Enter is a line break in code: this is the way out. */
function leaveCode(core: EditorCore): boolean {
  const point = pointAt(core.state.selection.$head)
  return point !== null && addBeside(point.block, 'after')(core)
}

export function turnKeys({ core, isEditable, kinds, setOpen }: TurnKeyOptions): Plugin {
  const keys: Record<string, PmCommand> = {
    'Mod-Enter': (_state, _dispatch, view) => {
      if (isEditable() && isInCode(core())) return leaveCode(core())
      return view !== undefined && pressLead(view)
    },
    'Mod-Alt-t': () => {
      toggleAll({ core: core(), setOpen })
      return true
    },
  }
  for (const { type, turn } of kinds) {
    if (turn?.digit === undefined) continue
    // Elsewhere than on Apple's machines, the other key beside the digit types letters of some layouts.
    keys[`${onApple() ? 'Mod-Alt' : 'Mod-Shift'}-${turn.digit}`] = () => isEditable() && (turnInto(type)(core()), true)
  }
  return exactKeymap(keys)
}
