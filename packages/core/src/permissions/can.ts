// The only judge. Deny by default: a record that cannot be traced to something the actor has a role on is `none`. What a table says of
// its records stands in its definition (records/judging.ts). It knows no clock: whoever asks says what time it is.
import type { Uuid } from '../ids'
import type { Pointer } from '../operations/record-id'
import { judgingOf } from '../records/all'
import { isMember } from '../records/membership'
import type { Actor } from './actor'
import { type PermissionSource, principalsOf } from './principals'
import { type Judgement, passesRules, Question } from './question'
import { allRights, includes, type Verb } from './rights'
import type { Role } from './roles'
import { type Standing, standing } from './row-rules'

export type { Judgement } from './question'

export const can = (actor: Actor, verb: Verb, pointer: Pointer, source: PermissionSource, now: number): boolean =>
  includes(judge(actor, pointer, source, now).rights, verb)

/** The actor's role on a record, by name: what it is told with. What may be done is asked of `can`. */
export const roleOf = (actor: Actor, pointer: Pointer, source: PermissionSource, now: number): Role =>
  judge(actor, pointer, source, now).role

/** Rights on a record: its own where it has permissions, else its parent's; never more than the actor is limited to. */
export function judge(actor: Actor, pointer: Pointer, source: PermissionSource, now: number): Judgement {
  const question = new Question(actor, pointer.spaceId, source, now)
  return question.limited(pointer, question.given(pointer))
}

/** Who may listen to a channel: some tell of more than their record. */
export function judgeChannel(actor: Actor, pointer: Pointer, source: PermissionSource, now: number): Judgement {
  const question = new Question(actor, pointer.spaceId, source, now)
  return question.limited(pointer, question.given(pointer, judgingOf(pointer.table)?.channel === 'content'))
}

/** On which rows of a collection that have no permissions of their own an actor has a verb. */
export function rowsWith(
  actor: Actor,
  verb: Verb,
  collection: Pointer,
  source: PermissionSource,
  now: number,
): 'all' | 'none' | Standing {
  const question = new Question(actor, collection.spaceId, source, now)
  const value = source.get('collection', collection.id)
  const above = question.given(collection)
  const ofAll = value?.row_permissions && !passesRules(above) ? standing(value, question.principals, verb) : null
  // What the actor is limited to is the same for every row; single rows that it was given are asked about by themselves.
  const most = question.limited(collection, ofAll ? { rights: allRights, until: above.until } : above)
  if (!includes(most.rights, verb)) return 'none'
  return ofAll ?? 'all'
}
/** Rows, among other records, that an actor may have other rights on than on the rows around them. */
export const namedByActor = ({ given, onlyIn = noIds }: Actor): readonly Uuid[] => [...given, ...onlyIn]
const noIds: ReadonlySet<Uuid> = new Set()

export const isMemberOf = (actor: Actor, spaceId: Uuid, source: PermissionSource): boolean =>
  isMember(principalsOf(actor, spaceId, source).membership)

/** Members and guests, and who was let in on its own account. */
export const belongsTo = (actor: Actor, spaceId: Uuid, source: PermissionSource): boolean =>
  principalsOf(actor, spaceId, source).membership !== undefined ||
  (actor.userId === undefined && actor.homeSpace === spaceId)
