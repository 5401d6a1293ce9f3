// What a call's handler is. It gets input that was checked, a caller who may call, and the subject with the caller's role on it; what it
// throws is answered at the edge.
import type { Call, InputOf, OutputOf } from '@sheaf/core/api/define'
import type { JudgedSubject } from '@sheaf/core/api/subject'
import type { ContextOf } from '../http/context'
import type { ReadyAnswer } from '../http/packed-json'
import type { JudgedRecord } from './judged-record'

type CallContext<C extends Call> = ContextOf<C['access']> &
  (C['on'] extends JudgedSubject ? { readonly subject: JudgedRecord } : unknown)

/** As a method, so that one whose call is known by type stands where any is asked for: the route has checked what its type says. */
interface Handles<C extends Call> {
  handle(input: InputOf<C>, context: CallContext<C>): Promise<OutputOf<C> | AsyncIterable<OutputOf<C>> | ReadyAnswer>
}
export type Handler<C extends Call> = Handles<C>['handle']
export type AnyHandler = Handler<Call>
