// Signs typed at the start of a text that make it another kind: `# ` a heading, `---` a line. The kinds say which.

import { createBeside } from '@sheaf/core/actions/blocks/break-block'
import { PARAGRAPH } from '@sheaf/core/actions/blocks/places'
import { turnBlock } from '@sheaf/core/actions/blocks/turn-block'
import type { BlockKind, BlockSeed } from '@sheaf/core/kinds/block-kind'
import { mayHold } from '../commands/places'
import type { EditorCore } from '../editor-core'
import { bodyType } from '../schema'
import { pointAt } from '../selection'

interface FoundSign {
  readonly type: string
  readonly seed: BlockSeed
  /** What was typed, without the space. */
  readonly length: number
}

/** `before`: the text before the caret, the key just typed included. */
export function signIn(kinds: readonly BlockKind[], before: string): FoundSign | null {
  const hasSpace = before.endsWith(' ')
  // A quote that was made round is still the sign.
  const typed = (hasSpace ? before.slice(0, -1) : before).replaceAll(/[“”„«»]/g, '"')
  if (typed === '') return null
  for (const kind of kinds)
    for (const { sign, immediate = false, seed = {} } of kind.typed)
      if (sign === typed && immediate !== hasSpace) return { type: kind.type, seed, length: before.length }
  if (!hasSpace) return null
  for (const kind of kinds) {
    const seed = kind.readSign(typed)
    if (seed) return { type: kind.type, seed, length: before.length }
  }
  return null
}

/** Signs are short: longer texts are not looked at. */
const LONGEST = 8

/** Carries out the sign that the text before the caret ends with. False when there is none. */
export function turnBySign(core: EditorCore, kinds: readonly BlockKind[]): boolean {
  const { $head, empty } = core.state.selection
  if (!empty || $head.parent.type !== bodyType || $head.parentOffset > LONGEST) return false
  const found = signIn(kinds, $head.parent.textBetween(0, $head.parentOffset, '', '\uFFFC'))
  return found !== null && carryOut(core, found)
}

export function carryOut(core: EditorCore, found: FoundSign): boolean {
  const point = pointAt(core.state.selection.$head)
  if (!point) return false
  const { replica } = core
  const { type: present, parent_id } = replica.view.mustBlock(point.block)
  // In a heading, `- ` is a dash: only plain paragraphs and other kinds of lists change by signs.
  if (present === found.type || !mayHold(core, parent_id, found.type)) return false
  if (present !== PARAGRAPH && replica.options.kinds.traits(present).next !== 'same') return false
  core.options.history.closeEntry()
  let made = point.block
  core.act(draft => {
    draft.removeText(point.block, 0, found.length)
    const { head } = replica.options.kinds.traits(found.type)
    if (head === 'text' || head === 'code')
      return turnBlock(draft, core.ports, point.block, found) ?? { block: point.block, offset: 0 }
    // A box goes before the text, which stays where it is written on.
    made = createBeside(draft, core.ports, point.block, 'before', found.type, found.seed)
    return { block: point.block, offset: 0 }
  })
  core.options.history.closeEntry()
  core.made(made, found.type, found.seed)
  return true
}
