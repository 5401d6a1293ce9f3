// The contract of an operation: what it takes, who may, what it does. The same file runs on the server as the truth and on
// the client as a prediction. What undoes it is in `inverse.ts` of the same folder, one entry per command.
import type { Uuid } from '../ids'
import type { BlockKinds } from '../kinds/block-kind'
import type { Verb } from '../permissions/roles'
import type { TextIndex } from '../text/text-store'
import type { Check } from '../validation/checks'
import type { Pointer } from './record-id'
import type { SpaceState } from './space-state'

export interface OperationContext {
  readonly kinds: BlockKinds
  readonly actorId: Uuid
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

export interface OperationDefinition<C extends string, A> {
  readonly command: C
  readonly args: Check<A>
  /** Throws where the operation makes no sense whoever asks. */
  requires(operation: OperationOf<NoInfer<A>>, state: SpaceState, context: OperationContext): readonly Requirement[]
  apply(state: SpaceState, texts: TextIndex, operation: OperationOf<NoInfer<A>>, context: OperationContext): void
}

export const defineOperation = <const C extends string, A>(
  definition: OperationDefinition<C, A>,
): OperationDefinition<C, A> => definition
