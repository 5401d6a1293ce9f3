// What a call is, as data: its name, who may make it, what it acts on, what it takes, what it answers and how it may fail. Both ends are
// derived from this (routes, the typed client, the role that is needed, tests of all calls), and so is the OpenAPI document.
import type { ErrorName } from '../errors'
import { type Check, type Checked, exact } from '../validation/checks'
import type { PlacesIn, Subject } from './subject'

/** `open`: anybody may call. `signed-in`: only with a live session that holds the active user. */
export const accesses = ['open', 'signed-in'] as const
export type Access = (typeof accesses)[number]

export interface Call<
  Name extends string = string,
  A extends Access = Access,
  I = unknown,
  O = unknown,
  S extends Subject = Subject,
> {
  readonly name: Name
  readonly access: A
  readonly on: S
  readonly input: Check<I>
  readonly output: Check<O>
  /** What it may answer beyond what follows from `access` and `on`, and what any call may answer (`call-errors.ts`). */
  readonly errors: readonly ErrorName[]
  /**
   * Present on calls that may be answered in parts, one NDJSON line each. It makes the whole answer of all parts, for
   * callers that did not ask for lines.
   */
  join?(parts: readonly O[]): O
}

export const defineCall = <
  const Name extends string,
  const A extends Access,
  I,
  O,
  const S extends Subject<PlacesIn<I>>,
>(
  definition: Call<Name, A, I, O, S>,
): Call<Name, A, I, O, S> => definition

export type InputOf<C extends { readonly input: unknown }> = Checked<C['input']>
export type OutputOf<C extends { readonly output: unknown }> = Checked<C['output']>

/** The answer of a call that has nothing to say but that it was done. */
export const nothing: Check<Record<string, never>> = exact({})
