// Who acts. A kind of actor says, when it is made, whose entries count for it, what it was given by itself and what limits it; the judge
// reads that and knows no kinds. An actor holds nothing that a record says: memberships and groups are read where it is judged.
import type { Uuid } from '../ids'
import type { Table } from '../records/all'
import { systemUsers } from '../records/sheaf-user'
import { type Capabilities, closedTables, knownByCapabilities, rightsOfCapabilities } from './capabilities'
import type { KnownOfPerson } from './known-of-person'
import { allRights, type Rights, rightsTo, within as rightsWithin } from './rights'

/** Whom records name: who made, changed or trashed them. */
export interface ActorRef {
  readonly table: 'sheaf_user' | 'bot'
  readonly id: Uuid
}

interface ActorBase {
  readonly author: ActorRef
  /** The person whose memberships, teams, groups and entries count; none for who is nobody's. */
  readonly userId: Uuid | undefined
  /** The space of which it counts as a member without being a person. */
  readonly memberOf: Uuid | undefined
  /** Where its given pages are; it belongs to no other space. */
  readonly homeSpace: Uuid | undefined
  /** Pages that it may use with all that hangs from them, whoever else may. */
  readonly given: ReadonlySet<Uuid>
  /** Nothing but what lies in these. */
  readonly onlyIn: ReadonlySet<Uuid> | undefined
  /** Never more than this. */
  readonly most: Rights
  readonly closed: ReadonlySet<Table>
  /** The most it may know of other people. */
  readonly knows: KnownOfPerson
}

interface PersonActor extends ActorBase {
  readonly kind: 'person'
  readonly userId: Uuid
}
/** An integration, an automation or a token. */
interface BotActor extends ActorBase {
  readonly kind: 'bot'
}
/** Acts for a person: never more than they may, and less where it is limited. */
interface AgentActor extends ActorBase {
  readonly kind: 'agent'
  readonly userId: Uuid
}
/** Somebody without an account, by a public link or on a published site. */
interface VisitorActor extends ActorBase {
  readonly kind: 'visitor'
}
/** A member of the staff who sees what a person sees. */
interface StaffActor extends ActorBase {
  readonly kind: 'staff'
  readonly userId: Uuid
  /** Who really acts. */
  readonly staffId: Uuid
}
export type Actor = PersonActor | BotActor | AgentActor | VisitorActor | StaffActor

const none: ReadonlySet<never> = new Set()
const unlimited = {
  memberOf: undefined,
  homeSpace: undefined,
  given: none,
  onlyIn: undefined,
  most: allRights,
  closed: none,
  knows: 'all',
} as const

export const personActor = (userId: Uuid): PersonActor => ({
  ...unlimited,
  kind: 'person',
  author: { table: 'sheaf_user', id: userId },
  userId,
})

interface BotGrant {
  readonly botId: Uuid
  readonly spaceId: Uuid
  readonly capabilities: Capabilities
  /** `space`: all that every member may, or all that its owner may. */
  readonly pages: readonly Uuid[] | 'space'
  /** The person it belongs to: it may then never more than they do. */
  readonly ownerId?: Uuid
}

export function botActor({ botId, spaceId, capabilities, pages, ownerId }: BotGrant): BotActor {
  const listed = pages === 'space' ? undefined : new Set(pages)
  return {
    kind: 'bot',
    author: { table: 'bot', id: botId },
    userId: ownerId,
    memberOf: listed || ownerId ? undefined : spaceId,
    homeSpace: spaceId,
    given: (!ownerId && listed) || none,
    onlyIn: ownerId && listed,
    most: rightsOfCapabilities(capabilities),
    closed: closedTables(capabilities),
    knows: knownByCapabilities(capabilities),
  }
}

interface AgentLimits {
  readonly most?: Rights
  readonly onlyIn?: readonly Uuid[]
}

export const agentActor = (agentId: Uuid, person: PersonActor, { most, onlyIn }: AgentLimits = {}): AgentActor => ({
  ...person,
  kind: 'agent',
  author: { table: 'bot', id: agentId },
  most: rightsWithin(person.most, most ?? allRights),
  onlyIn: onlyIn && new Set(onlyIn),
})

/** What is public, and nothing that asks for an account. */
export const visitorActor: VisitorActor = {
  ...unlimited,
  kind: 'visitor',
  author: { table: 'sheaf_user', id: systemUsers.anonymousFormResponder.id },
  userId: undefined,
  most: rightsTo('read'),
  closed: new Set<Table>(['discussion', 'comment']),
  knows: 'name',
}
/** A published site shows its own pages alone. */
export const siteVisitor = (pages: readonly Uuid[]): VisitorActor => ({ ...visitorActor, onlyIn: new Set(pages) })

/** Only to look, unless more is said. */
export const staffActor = (staffId: Uuid, person: PersonActor, most: Rights = rightsTo('read')): StaffActor => ({
  ...person,
  kind: 'staff',
  staffId,
  most: rightsWithin(person.most, most),
})

/** Who is answerable: it is not always the one whose rights count. */
export const reallyActing = (actor: Actor): ActorRef =>
  actor.kind === 'staff' ? { table: 'sheaf_user', id: actor.staffId } : actor.author
