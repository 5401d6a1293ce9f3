// Sends a reminder whose time has come: to the people of the row or of the text it is in, and to whoever asked for it where there are none, as far
// as they may read it now. Safe to run twice: its mails are enqueued in the transaction that ends it. A date that was changed, removed or
// trashed meanwhile reminds nobody.

import { catalogProperties } from '@sheaf/catalog/properties/all'
import { askedReminders } from '@sheaf/catalog/properties/date-reminders'
import { propertyIn } from '@sheaf/core/collection/relation'
import { parseUuid, spaceViewId, type Uuid } from '@sheaf/core/ids'
import type { Locale } from '@sheaf/core/locales'
import { personActor } from '@sheaf/core/permissions/actor'
import { belongsTo, can } from '@sheaf/core/permissions/can'
import type { BlockValue } from '@sheaf/core/records/block'
import { KnownRecords } from '@sheaf/core/records/known-records'
import { notificationsOf, wantsNotification } from '@sheaf/core/records/notification-settings'
import type { SheafUserValue } from '@sheaf/core/records/sheaf-user'
import type { SpaceViewValue } from '@sheaf/core/records/space-view'
import { commonPath } from '@sheaf/core/routes/common-routes'
import { canonicalUuid, exact, type Json, string } from '@sheaf/core/validation/checks'
import type { Services } from '../http/server-parts'
import { defineJob } from '../jobs/define-job'
import { mailToSend, sendMail } from '../jobs/send-mail'
import { chosenLocale } from '../mail/reader-locale'
import { reminderMail } from '../mail/templates'
import { titleOfPage } from '../search/block-text'
import { askerOf, blocksWithReminders, type ReminderBlock } from '../storage/reminders'
import { nameOf, readSelf } from '../storage/space/read-spaces'
import { inTransaction } from '../storage/transaction'

export const sendReminder = defineJob({
  name: 'send-reminder',
  lane: 'short',
  input: exact({ spaceId: canonicalUuid, blockId: canonicalUuid, slot: string, said: string }),
  attempts: 10,
  run: async ({ spaceId, ...reminder }, { services, completeIn }) => {
    const { pool, jobs } = services
    const askedBy = await askerOf(pool, spaceId, reminder)
    const [block] = await blocksWithReminders(pool, spaceId, [reminder.blockId])
    const mails = askedBy && block ? await mailsOf(services, spaceId, block, reminder, askedBy) : []
    await inTransaction(pool, async tx => {
      await completeIn(tx)
      for (const mail of mails) await jobs.enqueue(sendMail, mailToSend(mail), { tx })
    })
    if (mails.length > 0) jobs.wake(sendMail.lane)
  },
})

async function mailsOf(
  services: Services,
  spaceId: Uuid,
  block: ReminderBlock,
  { slot, said }: { readonly slot: string; readonly said: string },
  askedBy: Uuid,
) {
  const asker = await readSelf(services.pool, askedBy)
  const asked = askedReminders(block.properties, block.schema ?? undefined, zoneOf(asker)).find(
    one => one.slot === slot && one.said === said,
  )
  if (!asked) return []
  const named = peopleNamed(block, asked.property)
  const isRow = block.schema?.[asked.property] !== undefined
  const wanted = isRow && named.length > 0 ? named : [...new Set([askedBy, ...named])]
  const judged = await whoMayRead(services, spaceId, block.id, wanted)
  if (!judged) return []

  const { records } = await services.rooms.storage.load(
    spaceId,
    [
      { table: 'space', id: spaceId },
      { table: 'block', id: judged.pageId },
      ...judged.readers.map(id => ({ table: 'space_view' as const, id: spaceViewId(spaceId, id) })),
    ],
    [],
  )
  const read = new KnownRecords(records)
  const facts = {
    page: titleOfPage(read.find('block', judged.pageId) ?? {}),
    space: nameOf(read.find('space', spaceId)),
    url: `${services.origins.baseUrl()}${commonPath({ name: 'page', params: { blockId: judged.pageId } })}`,
  }
  const mails = []
  for (const id of judged.readers) {
    if (!takesEmail(read.find('space_view', spaceViewId(spaceId, id)))) continue
    const reader = await readSelf(services.pool, id)
    const locale = chosenLocale(reader)
    const when = whenOf(asked.at, asked.hasTime, asked.zone, locale)
    if (typeof reader?.['email'] === 'string') mails.push(reminderMail(reader['email'], locale, { ...facts, when }))
  }
  return mails
}

const zoneOf = (self: SheafUserValue | undefined): string => self?.settings?.time_zone ?? 'UTC'

/** The page, and those of these people who may read it; undefined where it is in the trash. */
async function whoMayRead(
  { roleCache, now }: Services,
  spaceId: Uuid,
  blockId: Uuid,
  wanted: readonly Uuid[],
): Promise<{ readonly pageId: Uuid; readonly readers: readonly Uuid[] } | undefined> {
  return roleCache.judge(spaceId, [blockId], (source, places) => {
    const place = places.of(blockId)
    const block = source.get('block', blockId)
    if (!block || !place || place.isTrashed || block.deleted_from_trash_time) return undefined
    const pointer = { table: 'block' as const, id: blockId, spaceId }
    const readers = wanted.filter(
      userId =>
        belongsTo(personActor(userId), spaceId, source) && can(personActor(userId), 'read', pointer, source, now()),
    )
    return { pageId: pageAbove(block), readers }
  })
}
/** A row is its own page. */
const pageAbove = (block: BlockValue): Uuid =>
  block.parent_table === 'collection' ? block.id : ((block as { page_id?: Uuid }).page_id ?? block.id)

/** People in the properties of the row; of a text, those it mentions. */
function peopleNamed({ properties, schema }: ReminderBlock, property: string): Uuid[] {
  const value = properties[property]
  const ids =
    schema?.[property] !== undefined
      ? Object.entries(properties).flatMap(([id, people]) =>
          isOfPeople(schema, id) && Array.isArray(people) ? people : [],
        )
      : mentionsIn(value)
  return [...new Set(ids.flatMap(id => parseUuid(id) ?? []))]
}
const isOfPeople = (schema: NonNullable<ReminderBlock['schema']>, id: string): boolean => {
  const kind = catalogProperties.get(propertyIn({ schema } as Parameters<typeof propertyIn>[0], id)?.type ?? '')
  return kind?.refersTo === 'people' && kind.source === 'stored'
}
const mentionsIn = (text: Json | undefined): Json[] =>
  (Array.isArray(text) ? text : []).flatMap(item =>
    (Array.isArray(item) && Array.isArray(item[1]) ? item[1] : []).flatMap(mark =>
      Array.isArray(mark) && mark[0] === 'u' && mark[1] !== undefined ? [mark[1]] : [],
    ),
  )

const takesEmail = (view: SpaceViewValue | undefined): boolean => wantsNotification(notificationsOf(view), 'email')

const whenOf = (at: number, hasTime: boolean, zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    ...(hasTime ? { timeStyle: 'short' as const } : {}),
    timeZone: zone,
  }).format(at)
