// Copies a page with everything in it that the person may read. Told in parts how much of it is there already.
import type { duplicatePage as call } from '@sheaf/core/api/page/duplicate-page'
import { SheafError } from '@sheaf/core/errors'
import { copyPage } from '../../jobs/copy-page'
import type { CopyProgress } from '../../spaces/copy-page'
import { answerParts } from '../answer-parts'
import type { Handler } from '../define'

export const duplicatePage: Handler<typeof call> = async (
  input,
  { subject: { spaceId, id: pageId }, userId, services },
) => {
  const { copyId, parent } = input
  const request = { spaceId, pageId, copyId, userId, ...(parent ? { parent } : {}) }
  return answerParts(async tell => {
    const copied = await services.jobs.runNow(copyPage, request, {
      key: copyId,
      isRetried: true,
      onProgress: progress => tell({ pageId: copyId, ...(progress as CopyProgress), isWhole: false }),
    })
    if (!copied) throw new SheafError('id-exists')
    return { pageId: copyId, ...copied.result }
  })
}
