// The area of internal staff.
import { define } from './define'
import { id, type Parameter, word } from './parameter'

const adminTables = ['sheaf_user', 'team', 'space', 'block', 'collection', 'integration', 'bot', 'workflow'] as const
type AdminTable = (typeof adminTables)[number]
/** As people say them. */
const tableAliases: Readonly<Record<string, AdminTable>> = { user: 'sheaf_user', page: 'block' }

const table: Parameter<AdminTable> = {
  read: text => (Object.hasOwn(tableAliases, text) ? tableAliases[text] : adminTables.find(name => name === text)),
  write: name => name,
  values: adminTables,
}

export const adminRoutes = [
  define('adminData', ['/__admin/data/:category', '/__admin/data'], {}, { segments: { category: word } }),
  define('adminPermissions', ['/__admin/permissions']),
  define('adminObject', ['/__admin/object/:id', '/__admin/object'], {}, { segments: { id } }),
  define('adminRecord', ['/__admin/:table/:id'], {}, { segments: { table, id } }),
  define('admin', ['/__admin']),
] as const
