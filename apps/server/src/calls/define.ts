// What a call's handler is. It gets input that was checked and a caller who may call; what it throws is answered at the edge.
import type { ApiCall } from '@sheaf/core/api/all'
import type { InputOf, OutputOf } from '@sheaf/core/api/define'
import type { ContextOf, OpenContext } from '../http/context'

export type Handler<C extends ApiCall> = (
  input: InputOf<C>,
  context: ContextOf<C['access']>,
) => Promise<OutputOf<C> | AsyncIterable<OutputOf<C>>>

/** A handler whose call is not known by type: the route has checked what its type says. */
export type AnyHandler = (input: unknown, context: OpenContext) => Promise<unknown>
