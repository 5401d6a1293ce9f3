// What stands on a row's page, in short: its first words and its first picture.
import type { Uuid } from '@sheaf/core/ids'
import { readRichText } from '@sheaf/core/text/read-rich-text'

/** A block as far as a glance at it goes. */
export interface GlancedBlock {
  readonly alive: boolean
  readonly type: string
  readonly properties?: object | undefined
}
export interface PageReader {
  readonly block: (id: Uuid) => GlancedBlock | undefined
  readonly content: (id: Uuid) => readonly Uuid[]
  /** A page inside the page is another story. */
  readonly isPage: (type: string) => boolean
}
export interface Glance {
  readonly words: readonly string[]
  readonly picture: string | null
}

/** How many blocks are looked at, at most: a long page does not make its card slow. */
const LOOKED_AT = 60

export function glanceAt(page: Uuid, reader: PageReader, mostWords: number): Glance {
  const words: string[] = []
  let picture: string | null = null
  let looked = 0
  let length = 0
  const walk = (id: Uuid): void => {
    for (const child of reader.content(id)) {
      if (looked++ >= LOOKED_AT || (picture !== null && length >= mostWords)) return
      const block = reader.block(child)
      if (!block?.alive || reader.isPage(block.type)) continue
      const fields = (block.properties ?? {}) as Readonly<Record<string, unknown>>
      const text = plain(fields['title']).trim()
      if (block.type === 'image') picture ??= plain(fields['source']) || null
      else if (text !== '' && length < mostWords) {
        words.push(text)
        length += text.length
      }
      walk(child)
    }
  }
  walk(page)
  return { words, picture }
}

const plain = (value: unknown): string =>
  readRichText(value)
    .map(([text]) => text)
    .join('')
