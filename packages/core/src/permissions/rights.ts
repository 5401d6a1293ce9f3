// What may be done with a record: a set of verbs. Kept as bits, so that what several entries give is put together, and what an actor is
// limited to is taken from it, in one step each.

/**
 * read, comment · create: add rows and blocks to it · edit: change what it says · configure: change how it is set up · move: to another
 * parent · duplicate, export: take its content elsewhere · share: change who may see it, or end it
 */
export const verbs = ['read', 'comment', 'create', 'edit', 'configure', 'move', 'duplicate', 'export', 'share'] as const
export type Verb = (typeof verbs)[number]

declare const brand: unique symbol
export type Rights = number & { readonly [brand]: 'rights' }

const bitOf = Object.fromEntries(verbs.map((verb, i) => [verb, 1 << i])) as Readonly<Record<Verb, number>>

export const rightsTo = (...given: readonly Verb[]): Rights =>
  given.reduce((bits, verb) => bits | bitOf[verb], 0) as Rights

export const noRights = rightsTo()
export const allRights = rightsTo(...verbs)

export const includes = (rights: Rights, verb: Verb): boolean => (rights & bitOf[verb]) !== 0
/** What either gives. */
export const together = (a: Rights, b: Rights): Rights => (a | b) as Rights
/** What both give. */
export const within = (a: Rights, b: Rights): Rights => (a & b) as Rights
export const without = (rights: Rights, ...taken: readonly Verb[]): Rights => (rights & ~rightsTo(...taken)) as Rights
export const covers = (rights: Rights, others: Rights): boolean => (rights & others) === others
export const verbsIn = (rights: Rights): readonly Verb[] => verbs.filter(verb => includes(rights, verb))
