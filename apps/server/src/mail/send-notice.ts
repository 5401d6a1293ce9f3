// Tells people by mail of what was done to their account: enqueued in the transaction that does it, so that it is told exactly when it was
// done, and stands whether or not the mail can be sent.
import type { Services } from '../http/server-parts'
import { mailToSend, sendMail } from '../jobs/send-mail'
import { queryableOf, type Tx } from '../storage/database'
import type { Mail } from './mail'

/** Call `services.jobs.wake(sendMail.lane)` after the commit. */
export function enqueueNotice(
  { jobs, origins }: Pick<Services, 'jobs' | 'origins'>,
  tx: Tx,
  mailFrom: (host: string) => Mail,
): Promise<void> {
  const { host } = new URL(origins.baseUrl())
  return jobs.enqueue(sendMail, mailToSend(mailFrom(host)), { tx: queryableOf(tx) })
}
