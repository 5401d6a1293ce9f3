// Formulas tried on this device: the engine computes one row of the collection as if the property had the formula already.

import { formulaScope } from '@sheaf/core/collection/property-meaning'
import type { QueryContext } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import type { PropertyKinds } from '@sheaf/core/kinds/property-kind'
import type { KnownCollection } from '@sheaf/editor/host/host-databases'
import type { Replica } from '@sheaf/sync/replica'
import type { FormulaBench } from '../contract/formula-bench'
import { tablesOf } from './local-collections'

export function formulaBench(
  replica: Replica,
  propertyKinds: PropertyKinds,
  collectionId: Uuid,
  known: readonly KnownCollection[],
  context: QueryContext,
): FormulaBench {
  const tables = tablesOf(replica, propertyKinds, known)
  const table = tables.get(collectionId)
  if (!table)
    return {
      scope: { collectionId, properties: [], collection: () => undefined },
      attempt: () => ({ cell: null, failure: null, form: 'text' }),
    }
  const { schema } = table
  return {
    scope: formulaScope({ kinds: propertyKinds, schema: id => tables.get(id)?.schema }, collectionId),
    attempt: (property, expression, row) => {
      table.setSchema({ ...schema, [property.id]: { ...property, expression } })
      const told = table.computedCells([row], [property.id], context).get(row)
      const { cell = null, failure = null } = told?.[property.id] ?? {}
      return {
        cell,
        failure,
        form: table.meaning(property.id)?.form ?? 'text',
      }
    },
  }
}
