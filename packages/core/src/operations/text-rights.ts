// What an update of a text asks of who sends it. It is judged where transactions get their order, and nowhere else: a client that
// predicts has no use for it.
import type { Uuid } from '../ids'
import type { Verb } from '../permissions/rights'
import { discussionsMarked } from '../text/discussion-marks'
import type { SpaceState } from './space-state'

/** It may be the mark of a discussion of one's own and nothing else, and then the words are as they were. */
export function verbOfEdit(state: SpaceState, update: Uint8Array, actorId: Uuid): Extract<Verb, 'comment' | 'edit'> {
  const marked = discussionsMarked(update)
  const isOwn = (id: Uuid): boolean => state.get('discussion', id)?.['created_by_id'] === actorId
  return marked && [...marked].every(isOwn) ? 'comment' : 'edit'
}
