// What an operation requires of its author: by itself, and by the database that it belongs to. Asked where truth is made; a client only
// predicts.
import { type Operation, requiredByOperation } from './all'
import { requiredByDatabase } from './database-lock'
import type { OperationContext, Requirement } from './define'
import type { SpaceState } from './space-state'

export const requirementsOf = (
  state: SpaceState,
  operation: Operation,
  context: OperationContext,
): readonly Requirement[] => [
  ...requiredByOperation(operation, state, context),
  ...requiredByDatabase(state, operation),
]
