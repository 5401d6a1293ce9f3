// Reminders at rest, and the blocks that ask for them.
import type { Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import type pg from 'pg'

type Querier = Pick<pg.ClientBase, 'query'>

export interface ReminderBlock {
  readonly id: Uuid
  readonly properties: Readonly<Record<string, Json>>
  readonly editedBy: Uuid | null
  /** Of its collection, where it is a row. */
  readonly schema: Schema | null
}
interface Reminder {
  readonly blockId: Uuid
  readonly slot: string
  readonly said: string
}
export interface AskedFor extends Reminder {
  readonly dueAt: number
  readonly askedBy: Uuid
  /** It lies behind already: it is noted, and not sent. */
  readonly isPast: boolean
}

const BLOCK = `b.id, b.properties, b.last_edited_by_id AS "editedBy", c.schema FROM block b
  LEFT JOIN collection c ON b.parent_table = 'collection' AND c.space_id = $1 AND c.id = b.parent_id
  WHERE b.space_id = $1 AND b.alive AND b.properties::text LIKE '%"reminder"%'`

/** Those of these blocks that speak of reminders. */
export const blocksWithReminders = async (
  tx: Querier,
  spaceId: Uuid,
  ids: readonly Uuid[],
): Promise<readonly ReminderBlock[]> =>
  (
    await tx.query<ReminderBlock>({
      name: 'reminder-blocks',
      text: `SELECT ${BLOCK} AND b.id = ANY($2::uuid[])`,
      values: [spaceId, ids],
    })
  ).rows

/** The next of them in the order of their ids. */
export const blocksWithRemindersAfter = async (
  tx: Querier,
  spaceId: Uuid,
  after: string,
  count: number,
): Promise<readonly ReminderBlock[]> =>
  (
    await tx.query<ReminderBlock>({
      text: `SELECT ${BLOCK} AND ($2 = '' OR b.id > $2::text::uuid) ORDER BY b.id LIMIT $3`,
      values: [spaceId, after, count],
    })
  ).rows

/** From here on these blocks ask for these reminders and no others. What is said as before stays as it was: by whom, when, and whether it was sent. */
export async function putReminders(
  tx: Querier,
  spaceId: Uuid,
  blockIds: readonly Uuid[],
  reminders: readonly AskedFor[],
): Promise<void> {
  const column = <K extends keyof AskedFor>(key: K): AskedFor[K][] => reminders.map(reminder => reminder[key])
  await tx.query({
    name: 'reminders-remove',
    text: `DELETE FROM reminder r WHERE r.space_id = $1 AND r.block_id = ANY($2::uuid[]) AND NOT EXISTS (
      SELECT FROM unnest($3::uuid[], $4::text[]) AS k(block_id, slot) WHERE k.block_id = r.block_id AND k.slot = r.slot)`,
    values: [spaceId, blockIds, column('blockId'), column('slot')],
  })
  if (reminders.length === 0) return
  await tx.query({
    name: 'reminders-put',
    text: `INSERT INTO reminder (space_id, block_id, slot, said, due_time, asked_by, is_handed_on)
      SELECT $1, * FROM unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::uuid[], $7::boolean[])
      ON CONFLICT (space_id, block_id, slot) DO UPDATE
      SET said = excluded.said, due_time = excluded.due_time, asked_by = excluded.asked_by, is_handed_on = excluded.is_handed_on
      WHERE reminder.said <> excluded.said`,
    values: [
      spaceId,
      column('blockId'),
      column('slot'),
      column('said'),
      column('dueAt'),
      column('askedBy'),
      column('isPast'),
    ],
  })
}

/** Takes reminders that are due, to be handed on in the same transaction. */
export const takeDueReminders = async (
  tx: Querier,
  now: number,
  most: number,
): Promise<readonly (Reminder & { readonly spaceId: Uuid })[]> =>
  (
    await tx.query<Reminder & { readonly spaceId: Uuid }>({
      name: 'reminders-due',
      text: `WITH due AS (
          SELECT space_id, block_id, slot FROM reminder WHERE NOT is_handed_on AND due_time <= $1
          ORDER BY due_time LIMIT $2 FOR UPDATE SKIP LOCKED)
        UPDATE reminder r SET is_handed_on = true FROM due
        WHERE r.space_id = due.space_id AND r.block_id = due.block_id AND r.slot = due.slot
        RETURNING r.space_id AS "spaceId", r.block_id AS "blockId", r.slot, r.said`,
      values: [now, most],
    })
  ).rows

/** Who asked for a reminder, if it still is what it was. */
export const askerOf = async (
  db: Querier,
  spaceId: Uuid,
  { blockId, slot, said }: Reminder,
): Promise<Uuid | undefined> =>
  (
    await db.query<{ by: Uuid }>({
      text: 'SELECT asked_by AS by FROM reminder WHERE space_id = $1 AND block_id = $2 AND slot = $3 AND said = $4',
      values: [spaceId, blockId, slot, said],
    })
  ).rows[0]?.by

/** The zones that people have chosen. */
export const zonesOf = async (db: Querier, userIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, string>> => {
  const { rows } = await db.query<{ id: Uuid; zone: string | null }>({
    name: 'zones-of',
    text: `SELECT id, settings ->> 'time_zone' AS zone FROM sheaf_user WHERE id = ANY($1::uuid[])`,
    values: [userIds],
  })
  return new Map(rows.flatMap(({ id, zone }) => (zone === null ? [] : [[id, zone]])))
}
