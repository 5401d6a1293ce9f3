// Copies a page with everything in it that the person may read.
import type { duplicatePage as call } from '@sheaf/core/api/page/duplicate-page'
import { SheafError } from '@sheaf/core/errors'
import { copyPage } from '../../jobs/copy-page'
import type { Handler } from '../define'

export const duplicatePage: Handler<typeof call> = async (
  input,
  { subject: { spaceId, id: pageId }, userId, services },
) => {
  const { copyId, parent } = input
  const request = { spaceId, pageId, copyId, userId, ...(parent ? { parent } : {}) }
  const copied = await services.jobs.runNow(copyPage, request, { key: copyId, isRetried: true })
  if (!copied) throw new SheafError('id-exists')
  return { pageId: copyId, ...copied.result }
}
