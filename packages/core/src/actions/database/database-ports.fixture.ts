// What creating a database needs, with ids that a small space makes and two types of views: a table, and one that needs a date.
import { propertyKinds } from '../../kinds/property-kind'
import { defineView, type ViewKind } from '../../kinds/view-kind'
import type { SmallSpace } from '../small-space.fixture'
import type { DatabasePorts } from './database-ports'

const table = defineView({ type: 'table', label: 'Table', description: '', icon: 'table', beginsWithRows: true })
const calendar = defineView({
  ...{ type: 'calendar', label: 'Calendar', description: '', icon: 'calendar', beginsWithRows: false },
  needs: { type: 'date', name: 'Date' },
  begin: schema => {
    const found = Object.values(schema).find(({ type }) => type === 'date')
    return found ? { format: { calendar_by: found.id } } : {}
  },
})
const kinds: Readonly<Record<string, ViewKind>> = { table, calendar }

export function databasePorts(space: SmallSpace): DatabasePorts {
  let made = 0
  return {
    newId: space.newId,
    newShortId: () => `p${++made}`,
    now: () => 7,
    properties: propertyKinds([]),
    viewKind: type => kinds[type] ?? table,
    translate: english => english,
  }
}
