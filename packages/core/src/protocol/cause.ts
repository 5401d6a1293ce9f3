// What brought an entry into the log. The server says it of what it writes itself; it is never believed from a client, whose entries are
// a person's. Followers go by it: a copied page is no news to anybody, and what an automation did starts no automation.
import type { Uuid } from '../ids'

const causeKinds = [
  /** Somebody at a device, or a program that writes as they do. Entries that say nothing are of this kind. */
  'person',
  /** A page that was duplicated; the id is the original's. */
  'copy',
  /** Rows that follow a property whose type or other side has changed; the id is the collection's. */
  'conversion',
  'import',
  'automation',
  'api',
  'agent',
  'demo',
  /** What the server does by itself: a new space's first page, pages that are reassigned, the trash when its time has come. */
  'system',
] as const
type CauseKind = (typeof causeKinds)[number]

export interface Cause {
  readonly kind: CauseKind
  /** Of what it was: an import, an automation, a page. */
  readonly id?: Uuid
}

export const byPerson: Cause = { kind: 'person' }

/** Entries that are older than causes are a person's. */
export const causeOf = ({ cause }: { readonly cause?: Cause }): Cause => cause ?? byPerson
