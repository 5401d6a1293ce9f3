// What the server's refusals tell a client.
import { type ErrorName, isErrorName } from '@sheaf/core/errors'
import type { Refusal } from './client-ports'

/** The number the server expects next; null where that is not the matter. */
export const gapOf = (error: Refusal): number | null =>
  error.clientData?.['type'] === 'gap' ? (error.clientData['expect'] as number) : null

export const buildsOnRefused: Refusal = {
  name: 'OperationConflictError',
  status: 400,
  debugMessage: 'An edit that this one builds on was refused.',
}

export const isRefusal = (error: unknown): error is { name: ErrorName; status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && isErrorName(error.name)
