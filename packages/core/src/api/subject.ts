// What a call acts on: the one record that its caller needs a role on, where its ids stand in the input, and what has to be allowed.
// The server resolves it before the handler runs, so no handler parses ids or asks for a role by itself.
import type { Verb } from '../permissions/rights'
import type { Phrase } from '../phrase'

/** block: any block. page: a block of a kind that is a page. */
const subjectKinds = ['space', 'team', 'block', 'page', 'collection'] as const
export type SubjectKind = (typeof subjectKinds)[number]

export interface JudgedSubject<At extends string = string> {
  readonly kind: SubjectKind
  /** The key of its id, beside `spaceId`; or of an object that holds both. */
  readonly at: At
  readonly needs: Verb
  /** What somebody is told who may see it and may not do this. */
  readonly refusal?: Phrase
}

/**
 * none: there is nothing that anybody has a role on. user: the caller themselves. records: many, or one that is found on the way; the
 * handler judges each.
 */
export type Subject<At extends string = string> = JudgedSubject<At> | 'none' | 'user' | 'records'

interface IdsInside {
  readonly spaceId: string
}
/** The keys of an input under which a subject may stand. */
export type PlacesIn<I> = {
  [K in keyof I & string]: I[K] extends string
    ? I extends IdsInside
      ? K
      : never
    : I[K] extends IdsInside & ({ readonly id: string } | { readonly collectionId: string })
      ? K
      : never
}[keyof I & string]

type Held = Readonly<Record<string, unknown>>

/** The ids of the subject, as they were given. */
export function idsOfSubject(
  { at }: JudgedSubject,
  input: unknown,
): { readonly spaceId: unknown; readonly id: unknown } {
  const held = input as Held
  const given = held[at]
  if (typeof given !== 'object' || given === null) return { spaceId: held['spaceId'], id: given }
  const { spaceId, id, collectionId } = given as Held
  return { spaceId, id: id ?? collectionId }
}
