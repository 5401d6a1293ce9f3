// Enter behind a fence (```, ```ts, $$) opens a listing or an equation, as a space does: that is how they are begun elsewhere.
import type { BlockKind } from '@sheaf/core/kinds/block-kind'
import { Plugin } from 'prosemirror-state'
import type { EditorCore } from '../editor-core'
import { bodyType } from '../schema'
import { carryOut, signIn } from './typed-signs'

/** A fence and the name of a language. */
const LONGEST = 24

export function openFence(core: EditorCore, kinds: readonly BlockKind[]): boolean {
  const { $head, empty } = core.state.selection
  const { content, type } = $head.parent
  if (!empty || type !== bodyType || content.size > LONGEST || $head.parentOffset < content.size) return false
  const typed = $head.parent.textContent
  const fenced = kinds.filter(({ head }) => head === 'code' || head === 'void')
  const found = signIn(fenced, `${typed} `)
  return found !== null && carryOut(core, { ...found, length: typed.length })
}

interface FenceKeyOptions {
  readonly core: () => EditorCore
  readonly isEditable: () => boolean
  readonly kinds: readonly BlockKind[]
}
export const fenceKey = ({ core, isEditable, kinds }: FenceKeyOptions): Plugin =>
  new Plugin({
    props: {
      handleKeyDown: (view, { key, shiftKey, altKey, metaKey, ctrlKey }) =>
        key === 'Enter' &&
        !(shiftKey || altKey || metaKey || ctrlKey || view.composing) &&
        isEditable() &&
        openFence(core(), kinds),
    },
  })
