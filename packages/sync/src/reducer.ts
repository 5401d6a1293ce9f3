// What a transaction does: every operation judged on the state at its place in the order, then run on an overlay. It goes by steps,
// so that others may have their turn while a large one is under way.
import '@sheaf/core/records/server-checks'
import { fromBase64 } from '@sheaf/core/base64'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKinds } from '@sheaf/core/kinds/block-kind'
import { limits } from '@sheaf/core/limits'
import { applyOperation, type Operation } from '@sheaf/core/operations/all'
import { finishInSteps } from '@sheaf/core/operations/apply-transaction'
import { checkContent, checkStateSize, checkUpdateSize } from '@sheaf/core/operations/content-limits'
import type { OperationContext, Requirement } from '@sheaf/core/operations/define'
import { familyOf, textMeant } from '@sheaf/core/operations/part-texts'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { requirementsOf } from '@sheaf/core/operations/requirements'
import { reviveEmpty } from '@sheaf/core/operations/restore-block'
import { SpaceState } from '@sheaf/core/operations/space-state'
import { verbOfEdit } from '@sheaf/core/operations/text-rights'
import type { Transaction } from '@sheaf/core/operations/transaction'
import type { Actor } from '@sheaf/core/permissions/actor'
import { belongsTo, isMemberOf, judge } from '@sheaf/core/permissions/can'
import { keepPagesOpen } from '@sheaf/core/permissions/full-access'
import { includes, type Verb } from '@sheaf/core/permissions/rights'
import { type Cause, causeSaid } from '@sheaf/core/protocol/cause'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Table } from '@sheaf/core/records/all'
import type { Steps } from '@sheaf/core/steps'
import type { TextStore } from '@sheaf/core/text/text-store'
import type { Batch } from './batch'
import type { Ground } from './ground'
import { TextChanges, type TextEdit } from './text-changes'

/** A change that the server makes on its own account (a membership, a freeze): it may be run more than once. */
export type ServerChange = (state: SpaceState, context: OperationContext) => void

export interface Submitted {
  readonly transaction: Transaction
  readonly actor: Actor
  readonly options: { readonly change?: ServerChange; readonly cause?: Cause }
}

interface ReducerOptions {
  readonly spaceId: Uuid
  readonly kinds: BlockKinds
}

export class Reducer {
  /** What was judged holds until then while no record changes: a right may end by the clock. */
  holdsUntil = Number.POSITIVE_INFINITY

  constructor(
    protected readonly ground: Ground,
    private readonly options: ReducerOptions,
  ) {}

  /** Runs the transaction on an overlay of its own; throws when it is refused, and then leaves nothing in the batch. */
  *reduce({ transaction, actor, options }: Submitted, batch: Batch, now: number): Steps<LogEntry> {
    const { change, cause = causeSaid(transaction) } = options
    const context: OperationContext = {
      kinds: this.options.kinds,
      actorId: actor.author.id,
      actorTable: actor.author.table,
      personId: actor.userId,
      now,
    }
    const state = new SpaceState(this.options.spaceId, batch.state)
    state.beginTransaction()
    const changes = this.textChanges(state)
    if (!change) this.admit(actor, state)
    for (const operation of transaction.operations) {
      this.run(operation, changes, actor, state, context)
      yield
    }
    change?.(state, context)
    keepPagesOpen(state, this.options.kinds)
    yield* finishInSteps(state, this.ground.texts, transaction.operations, context, changes.finish())
    // What the server itself changes is its own business.
    if (!change) yield* checkContent(state)
    return yield* batch.take(transaction, actor, state, changes.forLog(), context.now, cause)
  }

  private run(
    operation: Operation,
    changes: TextChanges,
    actor: Actor,
    state: SpaceState,
    context: OperationContext,
  ): void {
    const update = operation.command === 'editText' ? bytesOf(operation.args.update) : null
    const verb = update ? verbOfEdit(state, update, actor.author.id) : 'edit'
    this.judge(operation, verb, actor, state, context)
    if (operation.command === 'editText') {
      const edit = { ...operation.args, text: textMeant(state, operation.args.text) }
      const check = verb === 'edit' ? undefined : keepsWords(state, this.ground.texts, edit.text)
      for (const part of changes.edit(edit, this.checkText(edit, update))) {
        this.judgeEdit(part, verb, actor, state, context)
        if (part !== edit.text) reviveEmpty(state, this.ground.texts, part, context)
      }
      this.checkTextState(edit.text, update)
      check?.()
    }
    this.perform(state, operation, context)
  }

  protected textChanges(state: SpaceState): TextChanges {
    return new TextChanges(state, this.ground.texts)
  }
  protected perform(state: SpaceState, operation: Operation, context: OperationContext): void {
    applyOperation(state, this.ground.texts, operation, context)
  }

  /** A person without access to the space writes nothing into its log, not even an empty transaction. */
  admit(actor: Actor, state: SpaceState): void {
    if (!belongsTo(actor, this.options.spaceId, state)) throw new SheafError('NotFoundError')
  }

  /** Every operation is judged on the state at its place in the order. What may not be read does not exist. */
  protected judge(operation: Operation, verb: Verb, actor: Actor, state: SpaceState, context: OperationContext): void {
    const requirements = requirementsOf(state, operation, context)
    const asked =
      verb === 'edit'
        ? requirements
        : requirements.map(one => ('pointer' in one ? { pointer: one.pointer, verb } : one))
    this.demand(asked, actor, state, context)
  }
  /** The right to edit a text is the right to edit the block that it is at home in. */
  protected judgeEdit(text: Uuid, verb: Verb, actor: Actor, state: SpaceState, context: OperationContext): void {
    this.demand([{ pointer: blockPointer(this.options.spaceId, text), verb }], actor, state, context)
  }
  private demand(
    requirements: readonly Requirement[],
    actor: Actor,
    state: SpaceState,
    context: OperationContext,
  ): void {
    // No role depends on what lies in a record.
    const source = { get: <T extends Table>(table: T, id: Uuid) => state.bare(table, id) }
    for (const requirement of requirements) {
      if ('nobody' in requirement) throw new SheafError('ForbiddenError')
      if ('member' in requirement) {
        if (!isMemberOf(actor, this.options.spaceId, source)) throw new SheafError('ForbiddenError')
        continue
      }
      const { rights, until } = judge(actor, requirement.pointer, source, context.now)
      this.holdsUntil = Math.min(this.holdsUntil, until)
      if (includes(rights, requirement.verb)) continue
      throw new SheafError(includes(rights, 'read') ? 'ForbiddenError' : 'NotFoundError')
    }
  }

  private checkText({ text, epoch }: TextEdit, update: Uint8Array | null): Uint8Array {
    const stored = this.ground.textState(text)
    if (epoch < stored.epoch) throw new SheafError('old-operation')
    if (!update) throw new SheafError('assertion', { debugMessage: 'A text update is not base64.' })
    checkUpdateSize(update)
    return update
  }
  /** A text is encoded for this only where it could be too large: what is stored and what was added since is more than it takes. */
  private checkTextState(text: Uuid, update: Uint8Array | null): void {
    const { stored, added } = this.ground.textBytes(text)
    if (stored + added + (update?.length ?? 0) > limits.maxTextStateBytes)
      checkStateSize(stored, this.ground.texts.encode(text).length)
  }
}

/**
 * Call before somebody who may only comment marks words, and the result after. Nothing but marks comes in, but one that is put
 * between the two halves of a character would destroy it.
 */
function keepsWords(state: SpaceState, texts: TextStore, text: Uuid): () => void {
  const lettersIn = (part: Uuid): string =>
    texts
      .segments(part)
      .flatMap(({ runs }) => runs.map(({ insert }) => (typeof insert === 'string' ? insert : JSON.stringify(insert))))
      .join('')
  const letters = (): string => familyOf(state, text).map(lettersIn).join('\n')
  const before = letters()
  return () => {
    if (letters() !== before) throw new SheafError('ForbiddenError')
  }
}

/** Null for what is not base64: it is refused only after it was judged whether it may be said at all. */
function bytesOf(update: string): Uint8Array | null {
  try {
    return fromBase64(update)
  } catch {
    return null
  }
}
