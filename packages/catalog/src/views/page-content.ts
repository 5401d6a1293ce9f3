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
interface GlancedWords {
  readonly as: 'heading' | 'bullet' | 'number' | 'text'
  readonly words: string
}
export interface Glance {
  readonly words: readonly GlancedWords[]
  readonly picture: string | null
}

/** What is told apart at a glance; everything else is read as a paragraph. */
const looks: Readonly<Record<string, GlancedWords['as']>> = {
  header: 'heading',
  sub_header: 'heading',
  sub_sub_header: 'heading',
  bulleted_list: 'bullet',
  to_do: 'bullet',
  numbered_list: 'number',
}

/** How many blocks are looked at, at most: a long page does not make its card slow. */
const LOOKED_AT = 60

export function glanceAt(page: Uuid, reader: PageReader, mostWords: number): Glance {
  const words: GlancedWords[] = []
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
        words.push({ as: looks[block.type] ?? 'text', words: text })
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
