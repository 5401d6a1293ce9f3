// Judging thousands of records in one question. What the judge reads of a space is kept in memory and forgotten record by record
// as the log goes on, so an answer is as of the log's end when the question was asked, and costs what has changed since the last.
import type { Uuid } from '@sheaf/core/ids'
import { NotLoaded } from '@sheaf/core/operations/space-state'
import type { PermissionSource } from '@sheaf/core/permissions/principals'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import { fieldOf } from '@sheaf/core/records/patch'
import type { RecordRef, SpaceStorage } from '@sheaf/sync/storage'
import { LRUCache } from 'lru-cache'
import type { HeldPart, MemoryHolder } from '../memory/memory-budget'
import { concernsRoles } from '../storage/space/role-storage'
import { HeldRecords } from './held-records'
import { LogPlace } from './log-place'
import type { PagePlaces } from './page-places'
import type { SpaceHeads } from './space-heads'

const MOST_SPACES = 200
/** Of a record the judge reads a few fields. */
const BYTES_PER_RECORD = 700
const MOST_RECORDS_PER_SPACE = 200_000

interface HeldSpace {
  readonly place: LogPlace
  usedAt: number
  readonly records: HeldRecords
  /** One thing after another: what is loaded must not be older than what the log has taken back. */
  turn: Promise<unknown>
}

export class RoleCache implements MemoryHolder {
  readonly name = 'roles'
  private readonly spaces = new LRUCache<Uuid, HeldSpace>({ max: MOST_SPACES })

  constructor(
    private readonly storage: Pick<SpaceStorage, 'load' | 'log'>,
    private readonly heads: Pick<SpaceHeads, 'of'>,
    private readonly now: () => number,
  ) {}

  *parts(): Iterable<HeldPart> {
    for (const [spaceId, { records, usedAt }] of this.spaces.entries())
      yield { bytes: records.size * BYTES_PER_RECORD, usedAt, shed: () => this.spaces.delete(spaceId) }
  }

  /** Asks a question about blocks that are likely to be these. `ask` may run several times; what it is given is for it alone. */
  async judge<T>(
    spaceId: Uuid,
    blockIds: readonly Uuid[],
    ask: (source: PermissionSource, places: PagePlaces) => T,
  ): Promise<T> {
    const space = this.spaces.get(spaceId) ?? {
      place: new LogPlace(this.storage, spaceId),
      usedAt: 0,
      records: new HeldRecords(),
      turn: Promise.resolve(),
    }
    space.usedAt = this.now()
    return this.inTurn(space, async () => {
      const { records } = space
      await this.advance(spaceId, space)
      await this.load(spaceId, space, records.changed)
      // Mostly all of it is known, and looking through thousands of blocks for one that is not would take longer than asking.
      let likely: readonly Uuid[] = blockIds
      for (;;)
        try {
          return ask(records, records.places)
        } catch (error) {
          if (!(error instanceof NotLoaded) || 'slicesOf' in error.want) throw error
          await this.load(spaceId, space, [error.want, ...likely.map(id => ({ table: 'block' as const, id }))])
          likely = []
        }
    })
  }

  /** Entries that this process has just committed: a space that is asked about often need not read them from the log. */
  committed(entries: readonly LogEntry[]): void {
    const spaceId = entries[0]?.spaceId
    const space = spaceId && this.spaces.peek(spaceId)
    // What it could not take in it reads from the log when it is next asked.
    if (space)
      this.inTurn(space, async () => space.place.take(entries, entry => take(space, entry))).catch(() => undefined)
  }

  private async advance(spaceId: Uuid, space: HeldSpace): Promise<void> {
    const head = await this.heads.of(spaceId)
    // Spaces that do not exist are not kept: anybody may ask about any number of them.
    if (head === undefined) return
    if (!this.spaces.has(spaceId)) this.spaces.set(spaceId, space)
    await space.place.advance(
      head,
      entry => take(space, entry),
      () => space.records.clear(),
    )
  }
  private async load(spaceId: Uuid, space: HeldSpace, wants: readonly RecordRef[]): Promise<void> {
    if (space.records.size > MOST_RECORDS_PER_SPACE) space.records.clear()
    const missing = wants.filter(want => !space.records.has(want))
    if (missing.length === 0) return
    const { records } = await this.storage.load(spaceId, missing, [])
    for (const record of records) space.records.set(record)
    for (const want of missing) if (!space.records.has(want)) space.records.setMissing(want)
  }
  private inTurn<T>(space: HeldSpace, run: () => Promise<T>): Promise<T> {
    const result = space.turn.then(run)
    space.turn = result.catch(() => undefined)
    return result
  }
}

function take({ records }: HeldSpace, { items }: LogEntry): void {
  for (const item of items) {
    // Who stands in a row counts only where there are rules, and was read only there.
    if (item.table === 'collection' && item.changes.some(change => fieldOf(change) === 'row_permissions'))
      records.clear()
    else if (concernsRoles(item) || records.isUnderRules(item)) records.forget(item)
  }
}
