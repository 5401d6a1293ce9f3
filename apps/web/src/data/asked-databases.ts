// What cells ask about other collections than the one they are drawn in, answered by the server.

import { setRelation } from '@sheaf/core/actions/database/set-relation'
import type { Draft } from '@sheaf/core/actions/draft'
import { propertiesOf } from '@sheaf/core/collection/schema'
import { attachmentSource, fileName } from '@sheaf/core/files/attachment'
import type { Uuid } from '@sheaf/core/ids'
import { pageLook } from '@sheaf/core/kinds/page-look'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { HostDatabases } from '@sheaf/editor/host/host-databases'
import { untilDone } from '@sheaf/sync/long-call'
import { rowsOf, textsOf } from '@sheaf/sync/record-rows'
import { whenSaved } from '@sheaf/sync/when-saved'
import { newShortId } from './browser-world'
import type { SendError } from './files/send-file'
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
    setRelation: (collectionId, property, target) => {
      let isNew = false
      commit(draft => {
        isNew = setRelation(draft, { newShortId, now: Date.now }, collectionId, property, target)
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
