// Tells people something about a page by e-mail. Who may not write on the page sends nothing; who may not read it hears nothing of it.
import type { notifyPeople as call } from '@sheaf/core/api/page/notify-people'
import { SheafError } from '@sheaf/core/errors'
import { spaceViewId, type Uuid, uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { belongsTo, can } from '@sheaf/core/permissions/can'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { notificationsOf, wantsNotification } from '@sheaf/core/records/notification-settings'
import type { SpaceViewValue } from '@sheaf/core/records/space-view'
import { commonPath } from '@sheaf/core/routes/common-routes'
import type { SignedInContext } from '../../http/context'
import { mailToSend, sendMail } from '../../jobs/send-mail'
import { chosenLocale } from '../../mail/reader-locale'
import { type Notification, notificationMail } from '../../mail/templates'
import { titleOfPage } from '../../search/block-text'
import { nameOf, readSelf, readUsers } from '../../storage/space/read-spaces'
import type { Handler } from '../define'

export const notifyPeople: Handler<typeof call> = async ({ people, message }, context) => {
  const { userId, services, browser, subject } = context
  const { spaceId, id: pageId } = subject
  const asked = [...new Set(people.map(uuid))]
  const readers = await readersOf(asked, { spaceId, pageId }, context)
  await services.rateLimits.count('notification', { account: userId, address: browser.address }, asked.length)

  const views = readers.map(id => spaceViewId(spaceId, id))
  const { records } = await services.rooms.storage.load(
    spaceId,
    [
      { table: 'space', id: spaceId },
      { table: 'block', id: pageId },
      ...views.map(id => ({ table: 'space_view' as const, id })),
    ],
    [],
  )
  const read = new KnownRecords(records)
  const [sender] = await readUsers(services.pool, [userId])
  const notification: Notification = {
    by: nameOf(sender),
    message,
    page: titleOfPage(read.find('block', pageId) ?? {}),
    space: nameOf(read.find('space', spaceId)),
    url: `${services.origins.baseUrl()}${commonPath({ name: 'page', params: { blockId: pageId } })}`,
  }
  const wanting = readers.filter(id => takesEmail(read.find('space_view', spaceViewId(spaceId, id))))
  const sending = await Promise.allSettled(
    wanting.map(async id => {
      const reader = await readSelf(services.pool, id)
      const to = reader?.email
      // Whoever sends it waits, and is told at once what could not be sent.
      if (to !== undefined)
        await services.jobs.runNow(sendMail, mailToSend(notificationMail(to, chosenLocale(reader), notification)))
    }),
  )
  const failures = sending.filter(({ status }) => status === 'rejected')
  const [first] = sending
  if (first?.status === 'rejected' && failures.length === sending.length) throw first.reason
  return { sent: readers.length - failures.length }
}

/** Those of them who may read the page. Only people of the workspace write to each other. */
async function readersOf(
  asked: readonly Uuid[],
  { spaceId, pageId }: { readonly spaceId: Uuid; readonly pageId: Uuid },
  { actor, services }: SignedInContext,
): Promise<readonly Uuid[]> {
  const pointer = { table: 'block' as const, id: pageId, spaceId }
  const judged = await services.roleCache.judge(spaceId, [pageId], (source, places) => ({
    belongs: belongsTo(actor, spaceId, source),
    isTrashed: places.of(pageId)?.isTrashed !== false,
    readers: asked.filter(id => {
      const reader = personActor(id)
      return belongsTo(reader, spaceId, source) && can(reader, 'read', pointer, source, services.now())
    }),
  }))
  if (!judged.belongs) throw new SheafError('NotFoundError')
  if (judged.isTrashed) throw new SheafError('LogicalError', { debugMessage: 'This page is in the trash' })
  return judged.readers
}

const takesEmail = (view: SpaceViewValue | undefined): boolean => wantsNotification(notificationsOf(view), 'email')
