// What cells ask about other collections, of which a page without databases needs nothing: it is loaded when something is asked.

import type { Draft } from '@sheaf/core/actions/draft'
import { createPage } from '@sheaf/core/actions/pages'
import { atEnd } from '@sheaf/core/operations/anchor'
import type { HostDatabases } from '@sheaf/editor/host/host-databases'
import { rowsOf } from '@sheaf/sync/record-rows'
import type { AskedDatabases } from './asked-databases'
import { newId } from './browser-world'
import type { SpaceSession } from './space-session'

export function hostDatabases(
  session: SpaceSession,
  commit: (build: (draft: Draft) => void) => void,
): Omit<HostDatabases, 'rowWriter'> {
  let loaded: Promise<AskedDatabases> | undefined
  // Held once it is here: to import it again takes a moment, which a page that is being left does not have.
  const asked = (): Promise<AskedDatabases> =>
    (loaded ??= import('./asked-databases').then(
      ({ askedDatabases }) => askedDatabases(session, commit),
      (error: unknown) => {
        loaded = undefined
        throw error
      },
    ))
  return {
    addRow: (collectionId, title) => {
      const id = newId()
      commit(draft =>
        createPage(draft, id, { parent: { table: 'collection', id: collectionId }, at: atEnd }, { title }),
      )
      return id
    },
    findRows: async (...given) => (await asked()).findRows(...given),
    collections: async () => (await asked()).collections(),
    setRelation: (...given) => void asked().then(({ setRelation }) => setRelation(...given)),
    setPrefix: async (collectionId, prefix) => {
      const wanted = { spaceId: session.spaceId, collectionId, prefix: prefix === '' ? null : prefix }
      const { recordMap } = await session.api.changeRowPrefix(wanted, { keepalive: true })
      session.client.absorb(rowsOf(recordMap))
    },
    sendFile: async (...given) => (await asked()).sendFile(...given),
  }
}
