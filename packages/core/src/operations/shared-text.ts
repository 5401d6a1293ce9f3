// A text that two blocks share must not end up on two pages: readers of one page would hold the words of the other. Until texts
// can be parted, what would do so is refused.
import { SheafError } from '../errors'
import type { Uuid } from '../ids'
import { sliceKey } from '../text/slice'
import type { TextIndex } from '../text/text-store'
import type { OperationContext } from './define'
import type { SpaceState } from './space-state'

/** Whether a block, or one below it within its page, shows a part of a text that is also shown, or at home, elsewhere. */
export function sharesText(state: SpaceState, texts: TextIndex, id: Uuid, context: OperationContext): boolean {
  const going = new Set<Uuid>()
  const visit = (block: Uuid): void => {
    going.add(block)
    for (const child of state.content(block)) {
      // On a client a child may not have arrived yet; the server's judgement counts.
      const held = state.block(child)
      if (held && !context.kinds.traits(held.type).page) visit(child)
    }
  }
  visit(id)
  const shown = new Set([...going].flatMap(block => [block, ...state.slices(block).map(slice => slice.t)]))
  return [...shown].some(
    text =>
      !going.has(text) ||
      texts.markers(text).some(marker => {
        const owner = state.owner(sliceKey(text, marker))
        return owner !== undefined && !going.has(owner)
      }),
  )
}

export const sharedTextError = (): SheafError =>
  new SheafError('OperationConflictError', {
    debugMessage: 'This block shares its text with another block of its page and cannot move to another page.',
    clientData: { type: 'shared_text' },
  })
