// What a call is: one name, who may make it, what it takes and what it answers. Both ends are derived from this: the
// server refuses what fails `input`, the typed client offers nothing else. A call without `access` does not compile.
import type { Check, Checked } from '../validation/checks'

/** `open`: anybody may call. `signed-in`: only with a live session that holds the active user. */
export const accesses = ['open', 'signed-in'] as const
export type Access = (typeof accesses)[number]

declare const output: unique symbol
/** Carries a type and nothing at run time: answers are written by us and are not checked again. */
export interface AnswerType<T> {
  readonly [output]?: T
}
export const answer = <T>(): AnswerType<T> => ({})

export interface Call<Name extends string = string, A extends Access = Access, I = unknown, O = unknown> {
  readonly name: Name
  readonly access: A
  readonly input: Check<I>
  readonly output: AnswerType<O>
  /**
   * Present on calls that may be answered in parts, one NDJSON line each. It makes the whole answer of all parts, for
   * callers that did not ask for lines.
   */
  readonly join?: (parts: readonly O[]) => O
}

export function defineCall<const Name extends string, const A extends Access, C extends Check<unknown>, O>(definition: {
  readonly name: Name
  readonly access: A
  readonly input: C
  readonly output: AnswerType<O>
  readonly join?: (parts: readonly O[]) => O
}): Call<Name, A, Checked<C>, O> {
  return definition as unknown as Call<Name, A, Checked<C>, O>
}

/** A call of which only the name is known. */
export interface AnyCall {
  readonly name: string
  readonly access: Access
  readonly input: Check<unknown>
  readonly join?: (parts: readonly unknown[]) => unknown
}

export type InputOf<C extends { readonly input: unknown }> = Checked<C['input']>
export type OutputOf<C> = C extends { readonly output: AnswerType<infer O> } ? O : never
