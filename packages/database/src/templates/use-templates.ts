// The templates of a collection, and the one that rows of a view are made of.
import { defaultTemplate } from '@sheaf/core/collection/templates'
import type { Uuid } from '@sheaf/core/ids'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { useSession } from '@sheaf/editor/host/session'
import type { Replica } from '@sheaf/sync/replica'
import { useEffect } from 'react'
import { collectionIn, viewIn } from '../answer/database-records'

const noTemplates: readonly Uuid[] = []

/** Those that are not known to be gone. */
export const templatesOf = (replica: Replica, collection: CollectionValue | undefined): readonly Uuid[] =>
  collection?.template_pages?.filter(id => replica.block(id)?.alive !== false) ?? noTemplates

export function templateFor(replica: Replica, collectionId: Uuid, viewId: Uuid): Uuid | null {
  const collection = collectionIn(replica, collectionId)
  return defaultTemplate(templatesOf(replica, collection), collection?.format, viewIn(replica, viewId)?.format)
}

/** Keeps the template of new rows loaded: rows are made at once, also without a connection. */
export function useTemplateLoaded(template: Uuid | null): void {
  const session = useSession()
  useEffect(() => (template ? session.open(session.pointer('block', template)) : undefined), [session, template])
}
