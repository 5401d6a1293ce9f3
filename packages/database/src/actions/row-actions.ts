// What is done to many rows of a database at once, each as one step: pasting, duplicating, moving away, trashing.

import type { CellChange } from '@sheaf/core/actions/database/write-cell'
import { writeOptions } from '@sheaf/core/actions/database/write-options'
import type { Draft } from '@sheaf/core/actions/draft'
import { type Placed, rowKeyBetween } from '@sheaf/core/collection/row-order'
import type { PropertyId } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { ANCHORS, atEnd } from '@sheaf/core/operations/anchor'
import type { Json } from '@sheaf/core/validation/checks'
import type { ExternalAction } from '@sheaf/editor/history'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import type { HostSession } from '@sheaf/editor/host/session'
import type { DatabaseActions, NewRow, RowJob } from '../contract/database'

export interface RowActionPlace {
  readonly session: HostSession
  readonly host: Pick<BlockHost, 'newCopyId' | 'newId' | 'note' | 'step'>
  readonly collectionId: Uuid
  /** What a new row says, so that the view's filter lets it in. */
  readonly begin: () => Readonly<Record<PropertyId, Json>>
  /** What of it may be written. */
  readonly allowed: (changes: readonly CellChange[]) => readonly CellChange[]
}
export interface RowWriting {
  readonly setCell: (draft: Draft, change: CellChange) => void
  readonly neighbour: (id: Uuid | undefined) => Placed | null
}
type RowActions = Pick<DatabaseActions, 'write' | 'trashRows' | 'duplicateRows' | 'moveRowsTo'>

export function rowActions(place: RowActionPlace, { setCell, neighbour }: RowWriting): RowActions {
  const { session, host, collectionId } = place
  const addRows = (draft: Draft, rows: readonly NewRow[]): void => {
    let above: Placed | null = null
    for (const { id = host.newId(), after, before, values } of rows) {
      const isPlaced = after !== undefined || before !== undefined
      const over: Placed | null = above ?? neighbour(after)
      const orderKey: string | null = isPlaced ? rowKeyBetween(over, neighbour(before)) : null
      draft.create(id, 'page', { table: 'collection', id: collectionId }, atEnd, {
        format: orderKey === null ? {} : { collection_order: orderKey },
      })
      if (orderKey !== null) above = { id, created_time: 0, orderKey }
      for (const [property, value] of Object.entries({ ...place.begin(), ...values }))
        setCell(draft, { row: id, property, value })
    }
  }
  return {
    write: ({ changes, rows = [], options = [] }, into) => {
      const allowed = place.allowed(changes)
      return host.step(draft => {
        for (const written of options) writeOptions(draft, collectionId, written)
        addRows(draft, rows)
        for (const change of allowed) setCell(draft, change)
      }, into)
    },
    trashRows: (rows, into) =>
      host.step(draft => {
        for (const id of rows) draft.trash(id)
      }, into),
    moveRowsTo: (rows, page, into) =>
      host.step(draft => {
        const last = session.replica.view.content(page).slice(-ANCHORS).reverse()
        draft.moveAll(rows, { table: 'block', id: page }, { after: last, before: [] })
      }, into),
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
  const all = (change: (draft: Draft, id: Uuid) => void): void =>
    void Promise.all(copies.map(id => session.learnBlock(id).catch(() => false))).then(() =>
      session.client.commit(draft => {
        for (const id of copies) if (session.replica.block(id)) change(draft, id)
      }),
    )
  const made: ExternalAction = {
    takeBack: () => {
      all((draft, id) => draft.trash(id))
      return {
        takeBack: () => {
          all((draft, id) => draft.restore(id))
          return made
        },
      }
    },
  }
  return made
}
