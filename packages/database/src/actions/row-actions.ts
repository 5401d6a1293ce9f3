// What is done to many rows of a database at once, each as one step: pasting, duplicating, moving away, trashing.

import { createRows } from '@sheaf/core/actions/database/create-row'
import { type CellChange, writeCell } from '@sheaf/core/actions/database/write-cell'
import { writeOptions } from '@sheaf/core/actions/database/write-options'
import type { Draft } from '@sheaf/core/actions/draft'
import { restoreAll, trashAll } from '@sheaf/core/actions/many-blocks'
import { moveIntoPage } from '@sheaf/core/actions/put-elsewhere'
import type { PropertyId } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import type { ExternalAction } from '@sheaf/editor/history'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { HostSession } from '@sheaf/editor/host/session'
import type { DatabaseActions, RowJob } from '../contract/database'

interface RowActionPlace {
  readonly session: HostSession
  readonly host: Pick<BlockHost, 'newCopyId' | 'newId' | 'note' | 'step'>
  readonly collectionId: Uuid
  /** What a new row says, so that the view's filter lets it in. */
  readonly begin: () => Readonly<Record<PropertyId, Json>>
  /** What of it may be written. */
  readonly allowed: (changes: readonly CellChange[]) => readonly CellChange[]
}
type RowActions = Pick<DatabaseActions, 'write' | 'trashRows' | 'duplicateRows' | 'moveRowsTo'>

export function rowActions(place: RowActionPlace): RowActions {
  const { host, collectionId } = place
  return {
    write: ({ changes, rows = [], options = [] }, into) => {
      const allowed = place.allowed(changes)
      const made = rows.map(({ id = host.newId(), template: _none, values, ...row }) => ({
        ...row,
        id,
        values: { ...place.begin(), ...values },
      }))
      return host.step(draft => {
        for (const written of options) writeOptions(draft, collectionId, written)
        createRows(draft, collectionId, made)
        for (const change of allowed) writeCell(draft, collectionId, change)
      }, into)
    },
    trashRows: (rows, into) => host.step(draft => trashAll(draft, rows), into),
    moveRowsTo: (rows, page, into) => host.step(draft => moveIntoPage(draft, rows, page), into),
    duplicateRows: async (rows, job) => {
      const copies = await duplicated(place, rows, job)
      return { takeBack: host.note(copiesOf(place, copies)) }
    },
  }
}

/** Rows that could not be copied are left out; what was given up stays as far as it came. */
async function duplicated(
  { session, host }: RowActionPlace,
  rows: readonly Uuid[],
  job?: RowJob,
): Promise<readonly Uuid[]> {
  const copies: Uuid[] = []
  for (const pageId of rows) {
    if (job?.signal.aborted) break
    const copyId = host.newCopyId()
    const { isWhole } = await session.api.duplicatePage({ spaceId: session.spaceId, pageId, copyId })
    if (isWhole) copies.push(copyId)
    job?.onProgress(copies.length)
  }
  return copies
}

/** Copies that the server made: taken back, they are in the trash; and back from there. */
function copiesOf({ session }: RowActionPlace, copies: readonly Uuid[]): ExternalAction {
  const all = (change: (draft: Draft, ids: readonly Uuid[]) => void): void =>
    void Promise.all(copies.map(id => session.learnBlock(id).catch(() => false))).then(() =>
      session.client.commit(draft =>
        change(
          draft,
          copies.filter(id => session.replica.block(id)),
        ),
      ),
    )
  const made: ExternalAction = {
    takeBack: () => {
      all(trashAll)
      return {
        takeBack: () => {
          all(restoreAll)
          return made
        },
      }
    },
  }
  return made
}
