// Found words by others, as one action. New text carries the marks of what it takes the place of.
import { BlockIndex } from '../block-index'
import type { Match } from '../find/search-text'
import type { Command } from './command'
import { attributesAt } from './inline-marks'

export const replaceMatches =
  (matches: readonly Match[], by: string): Command =>
  core => {
    if (matches.length === 0) return false
    const index = new BlockIndex(core.state.doc)
    core.options.history.closeEntry()
    core.act(draft => {
      // Last first, so that offsets before stay true.
      for (const { block, from, to } of [...matches].reverse()) {
        if (by) draft.insertText(block, to, by, attributesAt(index, block, from))
        draft.removeText(block, from, to)
      }
      return null
    })
    core.options.history.closeEntry()
    return true
  }
