// Writes into a space without a screen, as an actor: opens the records that an action reads, runs the action on a draft, and commits it as
// an ordinary transaction, judged like everybody's. What is large is written step by step, in batches, and can be given up between two
// of them. It hears of nothing that others write: what it reads it has opened or written itself.
import { catalogKinds } from '@sheaf/catalog'
import { Draft, type Step } from '@sheaf/core/actions/draft'
import { deterministicUuid, type Uuid } from '@sheaf/core/ids'
import type { Transaction } from '@sheaf/core/operations/transaction'
import { MARKER_CLIENT_BASE } from '@sheaf/core/text/text-store'
import { type LoadedText, type RecordRow, Replica } from '@sheaf/sync/replica'
import type { RecordRef } from '@sheaf/sync/storage'
import { newUuid } from '../auth/secrets'

/** How an author reaches the space: in this process, or by calls as a program elsewhere would. */
export interface AuthorPorts {
  readonly now: () => number
  load(
    refs: readonly RecordRef[],
  ): Promise<{ readonly records: readonly RecordRow[]; readonly texts: readonly LoadedText[] }>
  /** Resolves when it is durable, throws what it is refused with. */
  commit(transaction: Transaction): Promise<void>
}

interface AuthorOptions {
  readonly spaceId: Uuid
  readonly userId: Uuid
  /**
   * An id for the whole of what is written. Whoever writes the same again under the same id, as work that is taken up after a crash,
   * writes nothing twice: what was committed is passed over, transaction by transaction.
   */
  readonly workId?: Uuid
}

export interface BatchOptions {
  /** A batch ends with the step that reaches this many operations. */
  readonly operations?: number
  /** Asked before every batch but the first; with false, nothing more is written. May throw. */
  readonly goesOn?: () => boolean | Promise<boolean>
  /** Told after every batch how many steps are written. */
  readonly onProgress?: (steps: number) => unknown
}

const OPERATIONS_PER_BATCH = 1_000

export class Author {
  readonly space: Replica
  private readonly clientId: Uuid
  private n = 0
  private turn: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly options: AuthorOptions,
    private readonly ports: AuthorPorts,
  ) {
    const { spaceId, userId, workId } = options
    this.clientId = workId ?? newUuid()
    const textClientId = (): number => Math.floor(Math.random() * MARKER_CLIENT_BASE)
    this.space = new Replica({ spaceId, userId, kinds: catalogKinds, now: ports.now, textClientId })
  }

  /** Records that actions are about to read or to write in, with their texts. */
  open(...refs: readonly RecordRef[]): Promise<void> {
    return this.inTurn(async () => {
      const { records, texts } = await this.ports.load(refs)
      this.space.load(records, texts)
    })
  }
  /** One transaction. Refused, it leaves nothing here either, and others may follow. */
  write(step: Step): Promise<void> {
    return this.inTurn(async () => void (await this.commit([step], 0, Number.POSITIVE_INFINITY)))
  }
  /** Transaction after transaction. Says how many steps were written: fewer than there are where it was given up. */
  writeAll(
    steps: readonly Step[],
    { operations = OPERATIONS_PER_BATCH, goesOn = () => true, onProgress = () => {} }: BatchOptions = {},
  ): Promise<number> {
    return this.inTurn(async () => {
      let written = 0
      while (written < steps.length) {
        if (written > 0 && !(await goesOn())) break
        written = await this.commit(steps, written, operations)
        onProgress(written)
      }
      return written
    })
  }

  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = this.turn.then(run)
    this.turn = result.catch(() => {})
    return result
  }
  /** Runs steps from a place on until there are enough operations. Says where it ended. */
  private async commit(steps: readonly Step[], from: number, enough: number): Promise<number> {
    const draft = new Draft(this.space)
    let at = from
    try {
      while (at < steps.length && draft.operations.length < enough) steps[at++]?.(draft)
      if (draft.operations.length === 0) return at
      draft.finish()
      await this.ports.commit(this.transaction(draft))
    } catch (error) {
      this.space.abandon(draft)
      throw error
    }
    this.n++
    this.space.settle(draft.operations)
    return at
  }
  private transaction({ operations }: Draft): Transaction {
    const { spaceId, workId } = this.options
    const n = this.n + 1
    const id = workId ? deterministicUuid([workId, String(n)]) : newUuid()
    return { id, clientId: this.clientId, n, spaceId, authoredAt: this.ports.now(), operations }
  }
}
