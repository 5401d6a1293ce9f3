// Notes which reminders pages ask for: of every block that an entry touches, what it asks for now takes the place of what it asked for before.
// Whoever wrote the date asked for it, and where the date names no zone, it is theirs.
import { type AskedReminder, askedReminders } from '@sheaf/catalog/properties/date-reminders'
import { isZone } from '@sheaf/core/collection/zone'
import type { Uuid } from '@sheaf/core/ids'
import { units } from '@sheaf/core/limits'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Change } from '@sheaf/core/records/patch'
import type { Json } from '@sheaf/core/validation/checks'
import type { Follower } from '../followers/follower'
import type { FollowerTx } from '../storage/follower-places'
import {
  type AskedFor,
  blocksWithReminders,
  blocksWithRemindersAfter,
  putReminders,
  type ReminderBlock,
  zonesOf,
} from '../storage/reminders'

const BLOCKS_AT_ONCE = 500
/** After a pause of all servers, reminders are sent late by this much at most. */
const LATE_MS = units.dayMs

/** What an entry wrote in a block. */
interface Touch {
  readonly by: Uuid
  readonly at: number
  readonly written: Readonly<Record<string, Json>>
}
type Touches = ReadonlyMap<Uuid, readonly Touch[]>

export const reminderFollower = (now: () => number): Follower => ({
  name: 'reminders',
  version: 1,
  follow: async (tx, spaceId, entries) => {
    const touches = touchesOf(entries)
    const ids = [...touches.keys()]
    for (let i = 0; i < ids.length; i += BLOCKS_AT_ONCE) {
      const some = ids.slice(i, i + BLOCKS_AT_ONCE)
      await note(tx, spaceId, some, await blocksWithReminders(tx, spaceId, some), touches, now())
    }
  },
  rebuild: async (tx, spaceId, after) => {
    const blocks = await blocksWithRemindersAfter(tx, spaceId, after, BLOCKS_AT_ONCE)
    const ids = blocks.map(block => block.id)
    await note(tx, spaceId, ids, blocks, new Map(), now())
    return blocks.length === BLOCKS_AT_ONCE ? (ids.at(-1) ?? null) : null
  },
})

function touchesOf(entries: readonly LogEntry[]): Touches {
  const touches = new Map<Uuid, Touch[]>()
  for (const { items, actorId: by, at } of entries)
    for (const { table, id, changes } of items) {
      if (table !== 'block') continue
      const before = touches.get(id) ?? []
      touches.set(id, [...before, { by, at, written: writtenProperties(changes) }])
    }
  return touches
}
function writtenProperties(changes: readonly Change[]): Readonly<Record<string, Json>> {
  const written: Record<string, Json> = {}
  for (const change of changes) {
    if ('set' in change && change.set === 'properties') Object.assign(written, change.value)
    else if ('object' in change && change.object === 'properties') Object.assign(written, change.put)
  }
  return written
}

async function note(
  tx: FollowerTx,
  spaceId: Uuid,
  ids: readonly Uuid[],
  blocks: readonly ReminderBlock[],
  touches: Touches,
  now: number,
): Promise<void> {
  const writers = blocks.flatMap(({ id, editedBy }) =>
    [editedBy ?? [], touches.get(id)?.map(({ by }) => by) ?? []].flat(),
  )
  const zones = await zonesOf(tx, [...new Set(writers)])
  const zoneOf = (userId: Uuid): string => {
    const zone = zones.get(userId)
    return zone !== undefined && isZone(zone) ? zone : 'UTC'
  }
  const asked = blocks.flatMap(block => {
    const schema = block.schema ?? undefined
    return askedReminders(block.properties, schema, 'UTC').flatMap(({ slot, said }): AskedFor[] => {
      const isIt = (one: AskedReminder): boolean => one.slot === slot && one.said === said
      const known = touches.get(block.id) ?? []
      const writer = known.find(({ written }) => askedReminders(written, schema, 'UTC').some(isIt)) ?? known.at(-1)
      const askedBy = writer?.by ?? block.editedBy
      if (!askedBy) return []
      const own = askedReminders(block.properties, schema, zoneOf(askedBy)).find(isIt)
      if (!own) return []
      const since = Math.max(writer?.at ?? now, now - LATE_MS)
      return [{ blockId: block.id, slot, said, dueAt: own.dueAt, askedBy, isPast: own.dueAt < since }]
    })
  })
  await putReminders(tx, spaceId, ids, asked)
}
