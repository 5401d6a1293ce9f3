// Marks by key. With a selection they go on or off its text; with a caret, on or off what is typed next.
import type { MarkType } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { schema } from '../schema'
import { nextMarks } from './next-marks'
import type { TextCommand } from './text-command'

export type PlainMark = 'b' | 'i' | '_' | 's' | 'c'

/** What menus of the browser and of the system call them. */
export const markOfFormat: Readonly<Record<string, PlainMark>> = {
  formatBold: 'b',
  formatItalic: 'i',
  formatUnderline: '_',
  formatStrikeThrough: 's',
}

export const toggleMark =
  (name: PlainMark): TextCommand =>
  core => {
    const { state } = core
    const type = schema.marks[name]
    const { from, to, empty } = state.selection
    core.options.history.closeEntry()
    if (empty) {
      const on = type.isInSet(nextMarks(state))
      core.dispatch(on ? state.tr.removeStoredMark(type) : state.tr.addStoredMark(type.create()))
    } else
      core.dispatch(
        isEverywhere(state, type) ? state.tr.removeMark(from, to, type) : state.tr.addMark(from, to, type.create()),
      )
    return true
  }

/** On when all of the selected text has it: a second press then takes it off again. */
export function isEverywhere(state: EditorState, type: MarkType): boolean {
  const { from, to } = state.selection
  let found = false
  let everywhere = true
  state.doc.nodesBetween(from, to, node => {
    if (!node.isInline) return true
    found = true
    if (!type.isInSet(node.marks)) everywhere = false
    return false
  })
  return found && everywhere
}
