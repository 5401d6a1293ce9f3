// Deletes an account: leaves what others are in, ends what is the person’s alone, and then forgets who they were. It is refused before
// anything is done while somebody depends on them as the only owner.

import type { deleteAccount as call } from '@sheaf/core/api/account/delete-account'
import type { Uuid } from '@sheaf/core/ids'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { prove } from '../../auth/prove'
import type { Services } from '../../http/server-parts'
import { sendMail } from '../../jobs/send-mail'
import { readerLocale } from '../../mail/reader-locale'
import { enqueueNotice } from '../../mail/send-notice'
import { accountDeletedMail } from '../../mail/templates'
import { endMembership, endSpace, onlyOwnerError } from '../../spaces/members'
import { eraseAccount } from '../../storage/accounts'
import { membersOf, spacesOf } from '../../storage/space/members'
import { nameOf } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const deleteAccount: Handler<typeof call> = async ({ proof }, context) => {
  const { userId, services, session, browser } = context
  const email = await prove(proof, context)
  const locale = await readerLocale(context, userId)
  const { alone, orphaned, others } = await sortSpaces(services, userId)
  if (orphaned.length) throw onlyOwnerError(await namesOf(services, orphaned))
  for (const spaceId of others) await endMembership(services, spaceId, userId, userId)
  for (const spaceId of alone) await endSpace(services, spaceId, userId)
  await services.sessions.endAll(userId, undefined, async tx => {
    await eraseAccount(tx, userId, 'Deleted user')
    await enqueueNotice(services, tx, host => accountDeletedMail(email, locale, host))
  })
  services.jobs.wake(sendMail.lane)
  const left = session.userIds.filter(id => id !== userId)
  if (left.length) browser.update({ ...session, userIds: left })
  else browser.forget()
  return {}
}

/** What becomes of the person's spaces: they end, cannot be left, or are left. */
async function sortSpaces(
  { pool }: Services,
  userId: Uuid,
): Promise<{ readonly alone: Uuid[]; readonly orphaned: Uuid[]; readonly others: Uuid[] }> {
  const sorted = { alone: [] as Uuid[], orphaned: [] as Uuid[], others: [] as Uuid[] }
  for (const spaceId of await spacesOf(pool, userId)) {
    const members = await membersOf(pool, spaceId)
    const isOwner = members.some(member => member.userId === userId && member.type === 'owner')
    const owners = members.filter(member => member.type === 'owner')
    if (!isOwner || owners.length > 1) sorted.others.push(spaceId)
    else if (members.length > 1) sorted.orphaned.push(spaceId)
    else sorted.alone.push(spaceId)
  }
  return sorted
}

async function namesOf({ rooms }: Services, spaceIds: readonly Uuid[]): Promise<string[]> {
  const names: string[] = []
  for (const id of spaceIds) {
    const { records } = await rooms.storage.load(id, [{ table: 'space', id }], [])
    names.push(nameOf(new KnownRecords(records).find('space', id)))
  }
  return names
}
