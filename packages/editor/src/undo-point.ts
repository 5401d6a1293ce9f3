// Where the caret goes after an undo or redo: to the text that came back or went.

import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import { type BlockPoint, type Caret, resolveCaret } from '@sheaf/core/operations/text-place'
import type { Replica } from '@sheaf/sync/replica'

/** `draft` is the undo that was made; what undoes it names the characters concerned. Null when no text was. */
export function pointOfRevert(replica: Replica, draft: Draft, page: Uuid): BlockPoint | null {
  let best: BlockPoint | null = null
  for (const inverse of draft.inverse) {
    if (inverse.undo !== 'editText' || inverse.item.kind === 'formatted') continue
    const ids = inverse.item.kind === 'inserted' ? inverse.item.ids : inverse.item.chars.map(run => run.ids)
    for (const { client, clock, length } of ids) {
      const caret: Caret = {
        text: inverse.text,
        place: { tname: 't', item: { client, clock: clock + length - 1 }, assoc: -1 },
      }
      const point = resolveCaret(replica, caret)
      if (!point || point.block === page) continue
      if (!best || (point.block === best.block && point.offset > best.offset)) best = point
    }
  }
  return best
}
