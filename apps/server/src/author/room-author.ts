// An author in this process: what it commits goes straight to the room of the space, with its cause. The only writer that may also change
// the state itself, in batches, for what no operation of a person can say; see `Rooms.change`.
import type { Uuid } from '@sheaf/core/ids'
import type { OperationContext } from '@sheaf/core/operations/define'
import { madeRecord, type SpaceState } from '@sheaf/core/operations/space-state'
import type { Actor } from '@sheaf/core/permissions/actor'
import type { Cause } from '@sheaf/core/protocol/cause'
import type { ServerChange } from '@sheaf/sync/reducer'
import type { RecordRef } from '@sheaf/sync/storage'
import type { Services } from '../http/server-parts'
import type { Rooms } from '../spaces/rooms'
import { Author, type BatchOptions } from './author'

interface Parts {
  readonly rooms: Pick<Rooms, 'storage' | 'submit' | 'change'>
  readonly now: Services['now']
}

export interface RoomAuthorOptions {
  readonly spaceId: Uuid
  readonly actor: Actor
  readonly cause: Cause
  readonly workId?: Uuid
}

interface ChangeOptions<T> extends Omit<BatchOptions, 'operations'> {
  /** Items in a batch. */
  readonly batch?: number
  /** The records that a batch needs, to be loaded at once. */
  readonly reads?: (items: readonly T[]) => readonly RecordRef[]
}

export const ITEMS_PER_BATCH = 500

export class RoomAuthor extends Author {
  constructor(
    private readonly rooms: Parts['rooms'],
    now: Parts['now'],
    private readonly as: RoomAuthorOptions,
  ) {
    const { spaceId, actor, cause, workId } = as
    super(
      { spaceId, userId: actor.author.id, ...(workId ? { workId } : {}) },
      {
        now,
        load: async refs => {
          const { records } = await rooms.storage.load(spaceId, refs, [])
          return {
            // What it may do with them is the room's to say.
            records: records.map(({ table, value }) => ({ ...madeRecord(table, value), role: 'owner' })),
            texts: records.flatMap(({ value: { id }, text }) => (text ? [{ id, state: text.state }] : [])),
          }
        },
        commit: async transaction => void (await rooms.submit(transaction, actor, cause)),
      },
    )
  }

  /** One change of the state, which judges itself. It may be run more than once. */
  async change(change: ServerChange, reads: readonly RecordRef[] = []): Promise<void> {
    const { spaceId, actor, cause } = this.as
    await this.rooms.change(spaceId, actor, change, { cause, reads })
  }
  /** Batch after batch of items. Says how many were changed: fewer than there are where it was given up. */
  async changeAll<T>(
    items: readonly T[],
    change: (state: SpaceState, items: readonly T[], context: OperationContext) => void,
    { batch = ITEMS_PER_BATCH, reads = () => [], goesOn = () => true, onProgress = () => {} }: ChangeOptions<T> = {},
  ): Promise<number> {
    for (let from = 0; from < items.length; from += batch) {
      if (from > 0 && !(await goesOn())) return from
      const some = items.slice(from, from + batch)
      await this.change((state, context) => change(state, some, context), reads(some))
      onProgress(from + some.length)
    }
    return items.length
  }
}

export const roomAuthor = ({ rooms, now }: Parts, options: RoomAuthorOptions): RoomAuthor =>
  new RoomAuthor(rooms, now, options)
