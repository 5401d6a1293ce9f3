// Roles and verbs, in order. A role allows every verb up to its own.

export const roles = ['none', 'reader', 'commenter', 'content_editor', 'editor', 'owner'] as const
export type Role = (typeof roles)[number]

/**
 * What a person may want of a record.
 * read, comment · edit: change what it says · configure: change how it is set up · share: change who may see it, or end it
 */
export type Verb = 'read' | 'comment' | 'edit' | 'configure' | 'share'

const leastRole: Readonly<Record<Verb, Role>> = {
  read: 'reader',
  comment: 'commenter',
  edit: 'content_editor',
  configure: 'editor',
  share: 'owner',
}

const rank = (role: Role): number => roles.indexOf(role)

export const allows = (role: Role, verb: Verb): boolean => rank(role) >= rank(leastRole[verb])
export const highest = (a: Role, b: Role): Role => (rank(a) >= rank(b) ? a : b)
export const isRole = (value: unknown): value is Role => roles.includes(value as Role)
