// Holds every answer that a test gets to what its call says it answers: the output check, and the declared errors. Only tests pay for it.
import { allCalls } from '@sheaf/core/api/all'
import { errorsOf } from '@sheaf/core/api/call-errors'
import type { Call } from '@sheaf/core/api/define'
import { validate } from '@sheaf/core/validation/validate'

const calls: ReadonlyMap<string, Call> = new Map(allCalls.map((call): [string, Call] => [call.name, call]))

/** Throws where an answer is not what the contract says. Names of no call (made by a test, or wrong on purpose) are let pass. */
export function checkAnswer(name: string, status: number, body: unknown): void {
  const call = calls.get(name)
  if (!call) return
  if (status === 200) return void validate(call.output, body, `the answer of ${name}`)
  const refused = (body as { readonly name?: unknown }).name
  if (!errorsOf(call).some(known => known === refused))
    throw new Error(`${name} answers ${String(refused)}, which it does not declare`)
}
