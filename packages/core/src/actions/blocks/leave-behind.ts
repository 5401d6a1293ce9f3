// A block whose text was copied elsewhere goes. Its letters go one by one and the block only if it is empty then: what another
// person writes in it at the same moment is in no copy, and stays.

import type { Uuid } from '../../ids'
import type { Draft } from '../draft'

export function leaveBehind(draft: Draft, id: Uuid): void {
  const length = draft.space.length(id)
  if (length > 0) draft.removeText(id, 0, length)
  draft.trash(id, true)
}
