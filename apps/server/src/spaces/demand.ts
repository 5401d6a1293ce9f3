// The one question by which calls refuse: whether somebody has a role on a record that allows what they want of it. What they may not see
// does not exist for them; what they see and may not touch is refused with a reason. Asked before a handler runs, and again inside the
// room where the answer must hold at the place of a change in the order.
import { SheafError } from '@sheaf/core/errors'
import type { Pointer } from '@sheaf/core/operations/record-id'
import type { Actor } from '@sheaf/core/permissions/actor'
import { judge } from '@sheaf/core/permissions/can'
import type { PermissionSource } from '@sheaf/core/permissions/principals'
import { includes, type Verb } from '@sheaf/core/permissions/rights'
import type { Role } from '@sheaf/core/permissions/roles'
import type { Phrase } from '@sheaf/core/phrase'

interface Demand {
  readonly actor: Actor
  readonly pointer: Pointer
  readonly needs: Verb
  /** What is said to somebody who may see it and not do this. */
  readonly refusal?: Phrase | undefined
}

export function demand({ actor, pointer, needs, refusal }: Demand, source: PermissionSource, now: number): Role {
  const { rights, role } = judge(actor, pointer, source, now)
  if (!includes(rights, 'read')) throw new SheafError('NotFoundError')
  if (!includes(rights, needs)) throw new SheafError('ForbiddenError', refusal ? { debugMessage: refusal } : {})
  return role
}
