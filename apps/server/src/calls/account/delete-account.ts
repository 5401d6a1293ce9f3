// Deletes an account. The job does it, and goes on where this process ends before it does.

import type { deleteAccount as call } from '@sheaf/core/api/account/delete-account'
import { prove } from '../../auth/prove'
import { deleteAccount as job } from '../../jobs/delete-account'
import { readerLocale } from '../../mail/reader-locale'
import type { Handler } from '../define'

export const deleteAccount: Handler<typeof call> = async ({ proof }, context) => {
  const { userId, services, session, browser } = context
  const email = await prove(proof, context)
  const locale = await readerLocale(context, userId)
  await services.jobs.runNow(job, { userId, email, locale }, { key: userId, isRetried: true })
  const left = session.userIds.filter(id => id !== userId)
  if (left.length) browser.update({ ...session, userIds: left })
  else browser.forget()
  return {}
}
