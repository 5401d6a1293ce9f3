// Keys with Ctrl or Command that edit.
import type { Plugin } from 'prosemirror-state'
import type { Command } from '../commands/command'
import { toggleMark } from '../commands/marks'
import { moveBlocks } from '../commands/move'
import { selectAll } from '../commands/select-all'
import type { EditorCore } from '../editor-core'
import { exactKeymap } from './exact-keymap'

const editing: Readonly<Record<string, Command>> = {
  'Mod-Shift-ArrowUp': core => moveBlocks('up')(core) || true,
  'Mod-Shift-ArrowDown': core => moveBlocks('down')(core) || true,
  'Mod-b': toggleMark('b'),
  'Mod-i': toggleMark('i'),
  'Mod-u': toggleMark('_'),
  'Mod-Shift-x': toggleMark('s'),
  'Mod-Shift-s': toggleMark('s'),
  'Mod-e': toggleMark('c'),
  'Mod-z': core => core.undo() || true,
  'Mod-Shift-z': core => core.redo() || true,
  'Mod-y': core => core.redo() || true,
}

/** For the list of all shortcuts. */
export const combinationNames: readonly string[] = Object.keys(editing)

interface CombinationTargets {
  readonly core: () => EditorCore
  readonly isEditable: () => boolean
}

export const combinations = ({ core, isEditable }: CombinationTargets): Plugin =>
  exactKeymap({
    'Mod-a': () => selectAll(core()),
    ...Object.fromEntries(Object.entries(editing).map(([key, run]) => [key, () => isEditable() && run(core())])),
  })
