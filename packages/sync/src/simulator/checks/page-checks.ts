// No page holds text of another, not even hidden: all bytes of a text or a log entry are readable for everybody who may read
// its page.
import { fromBase64 } from '@sheaf/core/base64'
import type { Uuid } from '@sheaf/core/ids'
import type { LogEntry } from '@sheaf/core/protocol/log-entry'
import * as Y from 'yjs'
import type { SimSpace } from '../sim-space'
import { charactersIn, readStore, type StoredSpace, slicesOf } from './stored-space'

/** Stored texts against the pages of the blocks that show their characters. */
export function pageChecks(space: SimSpace): string[] {
  const store = readStore(space)
  const pages = pagesOfCharacters(store)
  const errors: string[] = []
  for (const { value, text } of space.storage.records(space.id)) {
    if (!text) continue
    const home = store.blocks.get(value.id)
    const page = home?.type === 'page' ? home.id : home?.page_id
    for (const character of charactersOf(text.state)) {
      const shown = pages.get(character)
      if (!shown) errors.push(`pages: the text ${value.id} keeps ${character}, which nobody shows`)
      else if (!shown.has(page)) errors.push(`pages: the text ${value.id} of ${page} holds ${character} of another`)
    }
  }
  return errors
}

/** What an entry says, at the moment when it was committed: words go only to the page that shows them. */
export function entryChecks(entry: LogEntry, space: SimSpace): string[] {
  if (entry.texts.length === 0) return []
  const store = readStore(space)
  const isParted = ({ text }: LogEntry['texts'][number]): boolean => {
    const { forwards, from } = store.blocks.get(text)?.crdt_data ?? {}
    return forwards !== undefined || from !== undefined
  }
  const parted = entry.texts.filter(isParted)
  if (parted.length === 0) return []
  const pages = pagesOfCharacters(store)
  return parted.flatMap(({ text, update, channels }) =>
    [...charactersOf(fromBase64(update))].flatMap(character => {
      const shown = [...(pages.get(character) ?? [])]
      return shown.length === 0 || shown.some(page => page && channels.includes(page))
        ? []
        : [`pages: entry ${entry.seq} tells ${channels.join()} in ${text} of ${character}, which ${shown.join()} shows`]
    }),
  )
}

/** Two people who undo one deletion at the same moment bring it back twice, perhaps on two pages. */
function pagesOfCharacters(store: StoredSpace): Map<string, Set<Uuid | undefined>> {
  const pages = new Map<string, Set<Uuid | undefined>>()
  for (const block of store.blocks.values()) {
    const page = block.type === 'page' ? block.id : block.page_id
    for (const slice of slicesOf(block))
      for (const character of charactersIn(store, slice))
        pages.set(character, (pages.get(character) ?? new Set()).add(page))
  }
  return pages
}

function* charactersOf(update: Uint8Array): Iterable<string> {
  for (const struct of Y.decodeUpdate(update).structs)
    if (struct instanceof Y.Item && struct.content instanceof Y.ContentString) yield* struct.content.str
}
