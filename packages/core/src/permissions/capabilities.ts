// What a bot or token was allowed when it was made, in the words of the public interface, and what that means here.
import type { Table } from '../records/all'
import type { KnownOfPerson } from './known-of-person'
import { type Rights, rightsTo, together, type Verb } from './rights'

const capabilityNames = [
  'read_content',
  'insert_content',
  'update_content',
  'read_comments',
  'insert_comments',
  'read_user_without_email',
  'read_user_with_email',
] as const
type Capability = (typeof capabilityNames)[number]
export type Capabilities = { readonly [name in Capability]?: boolean | undefined }

const verbsOf: Partial<Record<Capability, readonly Verb[]>> = {
  read_content: ['read', 'duplicate', 'export'],
  insert_content: ['create'],
  update_content: ['edit', 'configure', 'move'],
  insert_comments: ['comment'],
}

export const rightsOfCapabilities = (capabilities: Capabilities): Rights =>
  capabilityNames
    .filter(name => capabilities[name])
    .map(name => rightsTo(...(verbsOf[name] ?? [])))
    .reduce(together, rightsTo())

export function knownByCapabilities(capabilities: Capabilities): KnownOfPerson {
  if (capabilities.read_user_with_email) return 'address'
  return capabilities.read_user_without_email ? 'name' : 'nothing'
}

/** Tables that these capabilities do not open, whatever the record hangs from. */
export function closedTables(capabilities: Capabilities): ReadonlySet<Table> {
  const closed: Table[] = []
  if (!capabilities.read_comments) closed.push('discussion', 'comment')
  if (knownByCapabilities(capabilities) === 'nothing') closed.push('sheaf_user', 'space_user')
  return new Set(closed)
}
