// What an entry of the log changes of what is held of a space. Blocks of a page are told of in the page's channel; a page with permissions
// of its own only in its own one, although it is among the children of what it lies in.
import type { Uuid } from '@sheaf/core/ids'
import { type EntryItem, isStir, type LogEntry } from '@sheaf/core/protocol/log-entry'
import type { Table } from '@sheaf/core/records/all'
import { fieldOf } from '@sheaf/core/records/patch'

export interface Touched {
  /** Where a page went that nobody around it is told of is not known. */
  readonly isEverywhere: boolean
  readonly records: ReadonlySet<Uuid>
  /** Pages in which something was edited. */
  readonly pages: ReadonlySet<Uuid>
  /** Of whose children some may have come, gone or moved. */
  readonly parents: ReadonlySet<Uuid>
  readonly tables: ReadonlySet<Table>
}

/** What of a piece can be touched. */
export interface Touchable {
  readonly pageId: Uuid
  /** Records that are told of elsewhere than in the page's channel, there or not. */
  readonly near: ReadonlySet<Uuid>
  /** Blocks among them, which come with the list of their children. */
  readonly parents: ReadonlySet<Uuid>
}

const placeFields: ReadonlySet<string> = new Set(['parent_id', 'parent_table', 'page_id', 'alive', 'content', 'type'])

export function touchedBy({ items, texts }: Pick<LogEntry, 'items' | 'texts'>): Touched {
  let isEverywhere = false
  const records = new Set<Uuid>()
  const pages = new Set<Uuid>()
  const parents = new Set<Uuid>()
  const tables = new Set<Table>()
  for (const item of items) {
    // Of the collection itself nothing has changed.
    if (isStir(item)) continue
    records.add(item.id)
    tables.add(item.table)
    for (const channel of item.channels) pages.add(channel)
    if (item.table !== 'block' || !isMove(item)) continue
    isEverywhere ||= isUntold(item)
    for (const channel of item.channels) parents.add(channel)
    for (const change of item.changes)
      if ('set' in change && change.set === 'parent_id') parents.add(change.value as Uuid)
  }
  for (const { text, channels } of texts) {
    records.add(text)
    for (const channel of channels) pages.add(channel)
  }
  return { isEverywhere, records, pages, parents, tables }
}

export const touches = ({ isEverywhere, records, pages, parents }: Touched, piece: Touchable): boolean =>
  isEverywhere ||
  pages.has(piece.pageId) ||
  [...piece.near].some(id => records.has(id)) ||
  [...piece.parents].some(id => parents.has(id))

const isMove = ({ last_version, changes }: EntryItem): boolean =>
  last_version === 0 || changes.some(change => placeFields.has(fieldOf(change)))

/** New pages say what they lie in: what is not a block is no part of a page. */
function isUntold({ id, last_version, changes, channels }: EntryItem): boolean {
  if (!channels.includes(id)) return false
  const lies = changes.find(change => 'set' in change && change.set === 'parent_table')
  return last_version > 0 || !lies || ('set' in lies && lies.value === 'block')
}
