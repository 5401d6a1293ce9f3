// Rows of collections that are not on screen, found and written for whoever presses a button.

import { createRow } from '@sheaf/core/actions/database/create-row'
import { fillRow, hasPages } from '@sheaf/core/actions/database/fill-row'
import { writeCell } from '@sheaf/core/actions/database/write-cell'
import { allows } from '@sheaf/core/permissions/roles'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { RowWriter } from '@sheaf/editor/host/host-databases'
import type { HostSession } from '@sheaf/editor/host/session'
import { myRole } from '@sheaf/sync/my-role'
import { collectionIn } from '../answer/database-records'
import { foundRows } from '../answer/far-rows'
import { askedBy } from '../answer/use-asked-by'
import type { DatabaseHost } from '../host/database-host'
import { stateOf } from '../sources/collection-at'
import { isHere, whenHere } from '../templates/template-rows'
import { withoutCircles } from './refuse-circles'

interface RowWriterPorts
  extends Pick<BlockHost, 'locale' | 'newCopyId' | 't' | 'toast'>,
    Pick<DatabaseHost, 'propertyKinds'> {}

export function rowWriter(session: HostSession, ports: RowWriterPorts): RowWriter {
  const { replica, userId } = session
  const user = replica.get('sheaf_user', userId)
  const by = askedBy(userId, ports.locale, user?.settings?.time_zone, user?.settings?.start_of_week)
  return {
    zone: by.zone,
    at: async collectionId => {
      await session.learnCollection(collectionId)
      const collection = collectionIn(replica, collectionId)
      return {
        state: stateOf(replica, collectionId),
        mayEdit: allows(myRole(session.replica, 'collection', collectionId), 'edit'),
        name: collection?.name || (collection ? rawTitle(replica.block(collection.parent_id)) : ''),
        schema: collection?.schema ?? {},
      }
    },
    find: async (collectionId, filter, most) => {
      const query = { limit: most + 1, ...(filter && { filter }) }
      const far = foundRows({ session, propertyKinds: ports.propertyKinds, collectionId, query, by })
      const job = { signal: new AbortController().signal, onProgress: () => {} }
      const rows = await far.ids([{ from: 0, to: most + 1 }], job)
      if (rows.length <= most) await far.bring(rows, job)
      return rows
    },
    template: id =>
      new Promise(resolve => {
        const look = (): void => {
          if (!replica.block(id)?.alive) resolve('gone')
          else resolve(hasPages(replica, id) ? 'with pages' : 'here')
        }
        // Whoever presses waits for it: without a connection that would be for ever.
        if (!isHere(session, id) && !session.connection().online) resolve('gone')
        else whenHere(session, id, look, look)
      }),
    fill: (draft, row, template) => fillRow(draft, row, template, ports.newCopyId),
    add: (draft, collectionId, row) => createRow(draft, collectionId, { id: row }),
    set: (draft, row, property, value) => {
      const collectionId = replica.block(row)?.parent_id
      if (collectionId === undefined) return
      for (const change of withoutCircles(replica, collectionId, [{ row, property, value }], ports))
        writeCell(draft, collectionId, change)
    },
  }
}
