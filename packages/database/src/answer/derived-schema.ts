// The schema of a collection with what its computed properties come to, told from the schemas that are on this device, and by the last
// answer where one of them is not.

import { relatedCollection } from '@sheaf/core/collection/computed-settings'
import { derivedSchema } from '@sheaf/core/collection/derived-schema'
import { MEANING, type Meaning, type PropertyId, type Schema } from '@sheaf/core/collection/schema'
import { isCanonicalUuid, recordKeyId, type Uuid } from '@sheaf/core/ids'
import { useDerived, useSession } from '@sheaf/editor/host/session'
import type { Replica } from '@sheaf/sync/replica'
import { useEffect, useMemo } from 'react'
import { useDatabaseHost } from '../host/database-host'

type Told = (id: PropertyId) => Meaning | undefined

/** `isAnswered`: an answer brings the related collections along, as far as there are rows. */
export function useDerivedSchema(collectionId: Uuid, told: Told, isAnswered: boolean): Schema {
  const { propertyKinds } = useDatabaseHost()
  const session = useSession()
  const schema = useDerived(replica => derivedSchema(replica, propertyKinds, collectionId, told), isSame)
  const related = useMemo(() => relatedOf(schema), [schema])
  const keys = useMemo(
    () => homesOf(schema).map(id => recordKeyId(session.spaceId, 'collection', id)),
    [session, schema],
  )
  useEffect(() => {
    if (!isAnswered) return
    session.learn('collection', related)
    session.learn('record_key', keys)
  }, [session, related, keys, isAnswered])
  return schema
}

/** What stands before the numbers of a collection's rows. */
export function prefixIn(replica: Replica, spaceId: Uuid, collectionId: Uuid): string {
  const key = replica.get('record_key', recordKeyId(spaceId, 'collection', collectionId))
  return (key?.alive && key.record_key) || ''
}

const relatedOf = (schema: Schema): readonly Uuid[] =>
  Object.values(schema).flatMap(property => {
    const id = relatedCollection(property)
    return isCanonicalUuid(id) ? [id] : []
  })

/** Where the properties are that rollups show. */
const homesOf = (schema: Schema): readonly Uuid[] =>
  Object.values(schema).flatMap(property => {
    const home = property[MEANING]?.home
    return isCanonicalUuid(home) ? [home] : []
  })

/** Properties that are not computed are those of the record; meanings are derived once for the same schemas. */
function isSame(a: Schema, b: Schema): boolean {
  const ids = Object.keys(a)
  return ids.length === Object.keys(b).length && ids.every(id => isSameProperty(a[id], b[id]))
}
function isSameProperty(a: Schema[string] | undefined, b: Schema[string] | undefined): boolean {
  if (a === b) return true
  if (!a || !b || a[MEANING] !== b[MEANING]) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every(name => a[name] === b[name])
}
