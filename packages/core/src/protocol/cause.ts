// What brought an entry into the log. The server says it of what it writes itself; what a client sends is a person's, or part of an import
// by them: no more is believed. Followers go by it: a copied page is no news to anybody, and what an automation did starts no automation.
import type { Uuid } from '../ids'

const causeKinds = [
  /** Somebody at a device, or a program that writes as they do. Entries that say nothing are of this kind. */
  'person',
  /** A page that was duplicated; the id is the original's. */
  'copy',
  /** Rows that follow a property whose type or other side has changed; the id is the collection's. */
  'conversion',
  /** Rows of a file; the id is the collection's. */
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

/** Of what a client sends. */
export const causeSaid = ({ importOf }: { readonly importOf?: Uuid }): Cause =>
  importOf ? { kind: 'import', id: importOf } : byPerson

export const byPerson: Cause = { kind: 'person' }

/** Entries that are older than causes are a person's. */
export const causeOf = ({ cause }: { readonly cause?: Cause }): Cause => cause ?? byPerson
