// Runs a call for a caller who is known: the check of the input, the judge, the handler. Whoever asks for it, over a route or for a document,
// is judged by this alone.
import type { Call } from '@sheaf/core/api/define'
import { personActor } from '@sheaf/core/permissions/actor'
import { validate } from '@sheaf/core/validation/validate'
import type { AnyHandler } from '../calls/define'
import { resolveSubject } from '../calls/resolve-subject'
import type { Log } from '../log'
import type { Caller } from './caller'
import type { Services } from './server-parts'

export interface RoutedCall {
  readonly call: Call
  readonly handler: AnyHandler
}

interface Circumstances {
  readonly caller: Caller
  readonly requestId: string
  /** Of this call. */
  readonly log: Log
  readonly services: Services
}

/** What the handler answers. */
export async function runCall(
  { call, handler }: RoutedCall,
  body: unknown,
  { caller, ...context }: Circumstances,
): Promise<unknown> {
  const input = validate(call.input, body, call.name)
  const judgement = await judged(call, input, caller, context.services)
  return handler(input, { ...context, ...caller, ...judgement })
}

/** What a call with a user is given besides: who acts, and what they act on. */
async function judged({ name, on }: Call, input: unknown, { userId }: Caller, services: Services) {
  const actor = userId && personActor(userId)
  if (typeof on === 'string') return { actor }
  if (!actor) throw new Error(`${name} acts on something that nobody could be judged on`)
  return { actor, subject: await resolveSubject(on, input, actor, services) }
}
