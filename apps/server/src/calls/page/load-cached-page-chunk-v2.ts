// A page's records, a piece at a time. The first piece brings the page, what lies above it and its first blocks; its cursors
// stand for the rest, so that the client may ask for them side by side.
import type { loadCachedPageChunkV2 as call } from '@sheaf/core/api/page/load-cached-page-chunk-v2'
import { SheafError } from '@sheaf/core/errors'
import { newUuid } from '../../auth/secrets'
import { ReadyAnswer } from '../../http/packed-json'
import { answerPiece } from '../../pages/answer-piece'
import { partOf } from '../../pages/page-cursor'
import type { Handler } from '../define'

export const loadCachedPageChunkV2: Handler<typeof call> = async (input, { subject, actor, services }) => {
  const { spaceId, id: pageId } = subject
  const asked = { spaceId, pageId, part: partOf(input.cursor) }
  const answer = await answerPiece(services, asked, { actor, held: input.held ?? [] })
  if (!answer) throw new SheafError('NotFoundError')
  const { json, seq, still } = answer
  return new ReadyAnswer(json, { seq, dedupeSessionId: input.dedupeSessionId ?? newUuid() }, still)
}
