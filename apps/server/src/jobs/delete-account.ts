// Deletes an account: leaves what others are in, ends what is the person’s alone, and then forgets who they were. Safe to run twice: spaces that
// were left or ended are not looked at again, and the account goes in the transaction that ends the job. It is refused before anything is done
// while somebody depends on them as the only owner.
import type { Uuid } from '@sheaf/core/ids'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { canonicalUuid, exact, string } from '@sheaf/core/validation/checks'
import type { Services } from '../http/server-parts'
import { enqueueNotice } from '../mail/send-notice'
import { accountDeletedMail } from '../mail/templates'
import { onlyOwnerError } from '../spaces/members'
import { eraseAccount } from '../storage/accounts'
import { queryableOf } from '../storage/database'
import { membersOf, spacesOf } from '../storage/space/members'
import { nameOf } from '../storage/space/read-spaces'
import { defineJob } from './define-job'
import { endMembership } from './end-membership'
import { endSpace } from './end-space'
import { localeCheck } from './locale-check'
import { sendMail } from './send-mail'

export const deleteAccount = defineJob({
  name: 'delete-account',
  lane: 'long',
  /** `email`: where it is told. */
  input: exact({ userId: canonicalUuid, email: string, locale: localeCheck }),
  attempts: 10,
  run: async ({ userId, email, locale }, { services, completeIn }) => {
    const { jobs, sessions } = services
    const { alone, orphaned, others } = await sortSpaces(services, userId)
    if (orphaned.length) throw onlyOwnerError(await namesOf(services, orphaned))
    const by = { actorId: userId }
    for (const spaceId of others) await jobs.runNow(endMembership, { spaceId, userId, ...by }, { isRetried: true })
    for (const spaceId of alone) await jobs.runNow(endSpace, { spaceId, ...by }, { isRetried: true })
    await sessions.endAll(userId, undefined, async tx => {
      await completeIn(queryableOf(tx))
      await eraseAccount(tx, userId, 'Deleted user')
      await enqueueNotice(services, tx, host => accountDeletedMail(email, locale, host))
    })
    jobs.wake(sendMail.lane)
  },
})

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
