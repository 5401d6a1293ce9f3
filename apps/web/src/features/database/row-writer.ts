// Rows of collections that are not on screen, found and written for whoever presses a button.

import { fillRow, hasPages } from '@sheaf/core/actions/database/fill-row'
import { writeCell } from '@sheaf/core/actions/database/write-cell'
import { atEnd } from '@sheaf/core/operations/anchor'
import { allows } from '@sheaf/core/permissions/roles'
import type { RowWriter } from '@sheaf/editor/host/host-databases'
import { newCopyId } from '../../data/browser-world'
import { myRole } from '../../data/my-role'
import { rawTitle } from '../../data/page-title'
import type { SpaceSession } from '../../data/space-session'
import { activeLocale } from '../../i18n/t'
import { stateOf } from './collection-at'
import { collectionIn } from './database-records'
import { foundRows } from './far-rows'
import { withoutCircles } from './refuse-circles'
import { isHere, whenHere } from './template-rows'
import { askedBy } from './use-asked-by'

export function rowWriter(session: SpaceSession, tell: (words: string) => void): RowWriter {
  const { replica, userId } = session
  const user = replica.get('sheaf_user', userId)
  const by = askedBy(userId, activeLocale(), user?.settings?.time_zone, user?.settings?.start_of_week)
  return {
    zone: by.zone,
    at: async collectionId => {
      await session.learnCollection(collectionId)
      const collection = collectionIn(replica, collectionId)
      return {
        state: stateOf(replica, collectionId),
        mayEdit: allows(myRole(session, 'collection', collectionId), 'edit'),
        name: collection?.name || (collection ? rawTitle(replica.block(collection.parent_id)) : ''),
        schema: collection?.schema ?? {},
      }
    },
    find: async (collectionId, filter, most) => {
      const query = { limit: most + 1, ...(filter && { filter }) }
      const far = foundRows({ session, collectionId, query, by })
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
    fill: (draft, row, template) => fillRow(draft, row, template, newCopyId),
    add: (draft, collectionId, row) => draft.create(row, 'page', { table: 'collection', id: collectionId }, atEnd),
    set: (draft, row, property, value) => {
      const collectionId = replica.block(row)?.parent_id
      if (collectionId === undefined) return
      for (const change of withoutCircles(replica, collectionId, [{ row, property, value }], tell))
        writeCell(draft, collectionId, change)
    },
  }
}
