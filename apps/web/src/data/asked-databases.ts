// What cells ask about other collections than the one they are drawn in, answered by the server.

import type { Draft } from '@sheaf/core/actions/draft'
import { type Property, propertiesOf } from '@sheaf/core/collection/schema'
import { attachmentSource, fileName } from '@sheaf/core/files/attachment'
import type { Uuid } from '@sheaf/core/ids'
import type { CollectionValue } from '@sheaf/core/records/collection'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { Json } from '@sheaf/core/validation/checks'
import type { HostDatabases } from '@sheaf/editor/host/host-databases'
import { untilDone } from '@sheaf/sync/long-call'
import { rowsOf, textsOf } from '@sheaf/sync/record-rows'
import { whenSaved } from '@sheaf/sync/when-saved'
import { newShortId } from './browser-world'
import type { SendError } from './files/send-file'
import { pageLook } from './page-look'
import type { SpaceSession } from './space-session'

const FOUND_ROWS = 20

async function fillBack(session: SpaceSession, collectionId: Uuid, propertyId: string): Promise<void> {
  await whenSaved(session)
  const { api, spaceId } = session
  await untilDone(() => api.fillRelation({ spaceId, collectionId, propertyId })).catch(() => {})
}

export type AskedDatabases = Omit<HostDatabases, 'addRow' | 'setPrefix' | 'rowWriter'>

export function askedDatabases(session: SpaceSession, commit: (build: (draft: Draft) => void) => void): AskedDatabases {
  const { replica, api, spaceId } = session
  const collectionOf = (id: Uuid): CollectionValue | undefined => replica.get('collection', id)
  return {
    findRows: async (collectionId, words) => {
      const { answer, recordMap, texts } = await api.queryCollection({
        source: { spaceId, collectionId },
        query: { limit: FOUND_ROWS, ...(words.trim() === '' ? {} : { search: words.trim() }) },
      })
      session.client.absorb(rowsOf(recordMap), textsOf(texts))
      return answer.rows.flatMap(id => {
        const row = replica.block(id)
        return row ? [{ id, title: rawTitle(row), icon: pageLook(row).icon }] : []
      })
    },
    collections: async () => {
      const { recordMap } = await api.getCollections({ spaceId })
      const rows = rowsOf(recordMap)
      session.client.absorb(rows)
      return rows.flatMap(({ table, value, role }) => {
        if (table !== 'collection' || role === 'none') return []
        const { id, name, icon, schema, parent_id } = value
        const block = replica.get('block', parent_id)
        return [
          {
            id,
            name: name || rawTitle(block),
            icon: icon ?? pageLook(block).icon,
            properties: propertiesOf(schema ?? {}),
          },
        ]
      })
    },
    setRelation: (collectionId, property, { collectionId: target, backName }) => {
      let isNew = false
      commit(draft => {
        const own = session.pointer('collection', collectionId)
        const known = collectionOf(collectionId)?.schema?.[property]
        if (!known) return
        const before = known['collection_id'] as Uuid | undefined
        const back = known['synced_property'] as string | undefined
        const removeBack = (): void => {
          if (before && back) draft.unset(session.pointer('collection', before), ['schema', back])
          draft.unset(own, ['schema', property, 'synced_property'])
        }
        if (back && (backName === null || before !== target)) removeBack()
        draft.set(own, ['schema', property, 'collection_id'], target)
        draft.set(own, ['schema', property, 'kind'], backName === null ? 'single' : 'dual')
        if (backName === null) return
        if (back && before === target)
          return draft.set(session.pointer('collection', target), ['schema', back, 'name'], backName)
        isNew = true
        const id = newShortId()
        const other: Property = {
          id,
          name: backName,
          type: known.type,
          order: Date.now(),
          kind: 'dual',
          collection_id: collectionId,
          synced_property: property,
        }
        draft.set(session.pointer('collection', target), ['schema', id], other as unknown as Json)
        draft.set(own, ['schema', property, 'synced_property'], id)
      })
      // Rows that are named already learn who names them.
      if (isNew) void fillBack(session, collectionId, property)
    },
    sendFile: async ({ id: blockId, newIn }, file, { onSent, signal }) => {
      const [{ sendFile }, { reasonOf }] = await Promise.all([
        import('./files/send-file'),
        import('./files/send-problem'),
      ])
      const { userId } = session
      const home = { blockId, ...(newIn ? { collectionId: newIn } : {}) }
      const sending = sendFile(
        { file, name: file.name, userId, spaceId, home, url: null },
        { onUrl: () => {}, onProgress: sent => onSent(file.size > 0 ? sent / file.size : 1) },
      )
      const stop = (): void => sending.stop(true)
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop)
      const id = await sending.done.catch((error: SendError) => {
        throw new Error(reasonOf(error))
      })
      return { name: file.name, source: attachmentSource({ fileId: id, name: fileName(file.name) }), size: file.size }
    },
  }
}
