// The contract of an operation: what it takes, who may, what it does, and what takes it back. The same file runs on the server as the
// truth and on the client as a prediction.
import type { Uuid } from '../ids'
import type { BlockKinds } from '../kinds/block-kind'
import type { ActorRef } from '../permissions/actor'
import type { Verb } from '../permissions/rights'
import type { TextIndex } from '../text/text-store'
import type { Check } from '../validation/checks'
import type { Pointer } from './record-id'
import type { SpaceState } from './space-state'
import type { UndoDraft, UndoOf } from './undo'

export interface OperationContext {
  readonly kinds: BlockKinds
  readonly actorId: Uuid
  readonly actorTable: ActorRef['table']
  /** Whose a private page is that they make. Without it they make none. */
  readonly personId?: Uuid | undefined
  /** Milliseconds: the time of the commit on the server, a guess on the client. */
  readonly now: number
}

/** What the actor needs: a verb on a record, or to be a member (not a guest) of the space. Or nothing helps: it is another's. */
export type Requirement =
  | { readonly pointer: Pointer; readonly verb: Verb }
  | { readonly member: true }
  | { readonly nobody: true }

export interface OperationOf<A> {
  readonly pointer: Pointer
  readonly path?: readonly string[]
  readonly args: A
}

export interface OperationDefinition<C extends string, A, U = never, R extends UndoOf<C> = never> {
  readonly command: C
  readonly args: Check<A>
  /** Throws where the operation makes no sense whoever asks. */
  requires(operation: OperationOf<NoInfer<A>>, state: SpaceState, context: OperationContext): readonly Requirement[]
  apply(state: SpaceState, texts: TextIndex, operation: OperationOf<NoInfer<A>>, context: OperationContext): void
  /** Called before the operation; the result is called after it and gives what undoes it. Absent: nothing does, by itself. */
  capture?(state: SpaceState, operation: OperationOf<NoInfer<A>>): () => readonly U[]
  /** Writes into a draft what takes it back, as far as it is still the author's to take back. */
  revert?(draft: UndoDraft, undo: R): void
}

export const defineOperation = <const C extends string, A, U = never, R extends UndoOf<C> = never>(
  definition: OperationDefinition<C, A, U, R>,
): OperationDefinition<C, A, U, R> => definition
