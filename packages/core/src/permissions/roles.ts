// Roles are named sets of verbs: what people are given by name (full access, can edit, can edit content, can comment, can view), and
// what a record is told with.
import { covers, includes, noRights, type Rights, rightsTo, together, type Verb } from './rights'

export const roles = ['none', 'reader', 'commenter', 'content_editor', 'editor', 'owner'] as const
export type Role = (typeof roles)[number]

const reads = rightsTo('read', 'duplicate', 'export')
const comments = together(reads, rightsTo('comment'))
const writes = together(comments, rightsTo('create', 'edit'))
const configures = together(writes, rightsTo('configure', 'move'))

const rightsByRole: Readonly<Record<Role, Rights>> = {
  none: noRights,
  reader: reads,
  commenter: comments,
  content_editor: writes,
  editor: configures,
  owner: together(configures, rightsTo('share')),
}

export const rightsOf = (role: Role): Rights => rightsByRole[role]
export const allows = (role: Role, verb: Verb): boolean => includes(rightsByRole[role], verb)

/** The most that can be said of rights by one name without saying too much: the largest role that lies in them. */
export function roleWithin(rights: Rights): Role {
  for (let i = roles.length - 1; i > 0; i--) {
    const role = roles[i] as Role
    if (covers(rights, rightsByRole[role])) return role
  }
  // Whoever may read less than a reader, such as without taking anything along, is still told of the record.
  return includes(rights, 'read') ? 'reader' : 'none'
}

/** The role of whoever has both. */
export const bothRoles = (a: Role, b: Role): Role => roleWithin(together(rightsByRole[a], rightsByRole[b]))
export const isRole = (value: unknown): value is Role => roles.includes(value as Role)
