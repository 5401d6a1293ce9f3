// What a condition is about: the property itself or, of a rollup that lists what related rows have, the property over there; it is then
// asked of each of the values.
import type { Property, Schema } from '@sheaf/core/collection/schema'
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { useDatabase } from '@sheaf/editor/host/database'
import { useEffect } from 'react'
import { useRecord, useSession } from '../../data/hooks'
import { formOf } from './filter-tree'

export interface Asked {
  readonly property: Property
  /** One of several values, each of which is asked. */
  readonly isOfMany: boolean
}

export function useAsked(property: Property): Asked {
  const session = useSession()
  const { schema, kinds } = useDatabase()
  const there = formOf(kinds, property) === 'list' ? collectionOf(schema, property) : undefined
  const collection = useRecord('collection', there)
  useEffect(() => {
    if (there) session.learn('collection', [there])
  }, [session, there])
  const target = property['target']
  const asked = typeof target === 'string' ? collection?.schema?.[target] : undefined
  return asked ? { property: asked, isOfMany: true } : { property, isOfMany: false }
}

/** Where the rows are that a rollup speaks of. */
function collectionOf(schema: Schema, { relation }: Property): Uuid | undefined {
  const id = typeof relation === 'string' ? schema[relation]?.['collection_id'] : undefined
  return isCanonicalUuid(id) ? id : undefined
}
