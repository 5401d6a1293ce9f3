// A page that was found, as the list shows it: from the server, or from what is on this device.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { SearchResult } from '@sheaf/core/api/search/search'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Highlighted, TextRange } from '@sheaf/core/search/highlight'
import { rawTitle } from '@sheaf/core/text/raw-title'
import type { Replica } from '@sheaf/sync/replica'
import { pageIcon } from '../../data/page-title'
import type { PathSource } from '../../data/page-tree'
import { whereOf } from '../../data/page-where'

export interface Found {
  readonly id: Uuid
  readonly title: string
  readonly titleRanges: readonly TextRange[]
  readonly icon: string | undefined
  /** The team and the pages it lies in. */
  readonly where: string
  /** A matching snippet, and its block. */
  readonly text?: (Highlighted & { readonly blockId: Uuid }) | undefined
  readonly editedTime: number | undefined
}

export function foundPage(
  source: PathSource,
  block: BlockValue,
  titleRanges: readonly TextRange[] = [],
  text?: Found['text'],
): Found {
  return {
    id: block.id,
    title: rawTitle(block),
    titleRanges,
    icon: pageIcon(block),
    where: whereOf(source, block.id),
    text,
    editedTime: block.last_edited_time,
  }
}

/** What the server found; a page that is on this device too is shown as it is here, with what was just typed. */
export function foundByServer(replica: Replica, results: readonly SearchResult[], map: RecordMap): Found[] {
  // What lies above it came along, and need not be here.
  const source: PathSource = {
    block: id => replica.block(id) ?? map.block?.[id]?.value,
    get: (table, id) => replica.get(table, id) ?? map[table]?.[id]?.value,
  }
  return results.flatMap(({ id, highlight }) => {
    const block = source.block(id)
    return block ? [foundPage(source, block, highlight.title, highlight.text)] : []
  })
}

/** The server's index follows a moment behind. */
const INDEXED_MS = 60_000

/** What was changed here a moment ago and the server does not find yet, before what it found. */
export function withLatest(byServer: readonly Found[], here: readonly Found[], now: number): readonly Found[] {
  const known = new Set(byServer.map(({ id }) => id))
  const latest = here.filter(({ id, editedTime = 0 }) => now - editedTime < INDEXED_MS && !known.has(id))
  return [...latest, ...byServer]
}
