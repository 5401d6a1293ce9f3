// A large part on its way into the database: its rows are written piece by piece into a transaction that stays open, and nobody sees
// them. Its turn is then one short statement, so that the space's counter is held no longer than by a key.
import { inTurns } from '@sheaf/core/steps'
import { entryJson } from '@sheaf/sync/entry-text'
import type { CommitOutcome, CommitPart, Prepared } from '@sheaf/sync/storage'
import type pg from 'pg'
import { LoopTurns } from '../../process/loop-turns'
import { placeStatement, rowsStatement } from './commit-statement'
import { frozenSpaces } from './frozen-spaces'
import type { SessionPool } from './session-pool'

const RECORDS_PER_PIECE = 250
/** Until its turn, the entry stands in the log where nobody looks. No two of a space that are under way may meet. */
const provisionalSeq = (): number => -1 - Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)

export class PreparedCommit implements Prepared {
  readonly ready: Promise<boolean>
  private readonly seq = provisionalSeq()
  private session: pg.PoolClient | null = null
  private isAbandoned = false

  constructor(
    private readonly sessions: SessionPool,
    private readonly part: CommitPart,
    private readonly loggedOn: string,
  ) {
    this.ready = this.write().catch(async () => {
      await this.rollBack()
      return false
    })
  }

  private async write(): Promise<boolean> {
    const session = await this.sessions.take()
    this.session = session
    await session.query('BEGIN')
    for (const piece of piecesOf(this.part)) {
      // Somebody waits for its rows.
      if (this.isAbandoned) throw new Error('abandoned')
      await session.query(copied(rowsStatement(piece)))
    }
    for (const entry of this.part.entries)
      await session.query('INSERT INTO space_log (space_id, seq, logged_on, entry) VALUES ($1, $2, $3, $4)', [
        this.part.spaceId,
        this.seq,
        this.loggedOn,
        await inTurns(entryJson(entry), new LoopTurns()),
      ])
    await session.query('SAVEPOINT written')
    return true
  }

  /** May be tried again after a conflict: what was written stays. */
  async commit(part: CommitPart): Promise<CommitOutcome> {
    await this.ready
    const { session } = this
    if (!session) return 'conflict'
    try {
      const { rows } = await session.query(copied(placeStatement(part, { seq: this.seq, loggedOn: this.loggedOn })))
      if (rows.length > 0) {
        await session.query('COMMIT')
        this.session = null
        this.sessions.giveBack(session)
        return 'committed'
      }
      // The counter that was asked for in vain is locked otherwise.
      await session.query('ROLLBACK TO SAVEPOINT written')
      return (await frozenSpaces(session, [part.spaceId])).size > 0 ? 'frozen' : 'conflict'
    } catch (error) {
      this.session = null
      this.sessions.lose(session)
      throw error
    }
  }

  async abandon(): Promise<void> {
    this.isAbandoned = true
    await this.ready
    await this.rollBack()
  }
  private async rollBack(): Promise<void> {
    const { session } = this
    if (!session) return
    this.session = null
    try {
      await session.query('ROLLBACK')
      this.sessions.giveBack(session)
    } catch {
      this.sessions.lose(session)
    }
  }
}

/** The driver takes a list of values that it may change. */
const copied = ({ values, ...statement }: ReturnType<typeof rowsStatement>): pg.QueryConfig => ({
  ...statement,
  values: [...values],
})

function* piecesOf(part: CommitPart): Iterable<CommitPart> {
  const nothing = { ...part, entries: [], clients: [], records: [], owners: [], parted: [], orderKeys: [] }
  for (let i = 0; i < part.records.length; i += RECORDS_PER_PIECE)
    yield { ...nothing, records: part.records.slice(i, i + RECORDS_PER_PIECE) }
  const { owners, parted, orderKeys } = part
  if (owners.length + parted.length + orderKeys.length > 0) yield { ...nothing, owners, parted, orderKeys }
}
