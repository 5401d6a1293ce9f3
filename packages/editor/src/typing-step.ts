// What a key did to a text, as undo counts: keys belong together until a word begins, the direction changes or somebody pauses.
import type { Uuid } from '@sheaf/core/ids'
import type { Transaction } from 'prosemirror-state'

export interface TypingStep {
  /** The block whose text it is. */
  readonly block: Uuid
  readonly removes: boolean
  readonly startsWord: boolean
}

export function typingStep(block: Uuid, { mapping, doc }: Pick<Transaction, 'mapping' | 'doc'>): TypingStep {
  let removed = 0
  let added = 0
  let at = 0
  for (const map of mapping.maps)
    map.forEach((start, end, newStart, newEnd) => {
      removed += end - start
      added += newEnd - newStart
      at = newStart
    })
  const [before = '', typed = ''] =
    removed === 0 && at > 0 ? doc.textBetween(at - 1, Math.min(at + 1, doc.content.size)) : ''
  return { block, removes: removed > added, startsWord: /\s/.test(before) && /\S/.test(typed) }
}
