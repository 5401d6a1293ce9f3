// What a series of text updates wrote, read without the text they were written into: a person whose page was taken away keeps
// their own words, and nothing of the page.
import * as Y from 'yjs'

/** One unit of text, in the order in which it reads. */
interface Letter {
  readonly text: string
  next: Letter | null
  isGone: boolean
}

/**
 * The characters that one author's updates, in the order they were made, inserted and did not delete again. Stretches that do
 * not touch, and paragraphs that were split off, are lines of their own.
 */
export function writtenWords(updates: readonly Uint8Array[]): string {
  const letters = new Map<string, Letter>()
  /** Each begins a stretch and is no letter itself. */
  const stretches: Letter[] = []
  const known = (id: Y.ID | null): Letter | undefined => (id ? letters.get(keyOf(id.client, id.clock)) : undefined)
  for (const update of updates) {
    const { structs, ds } = Y.decodeUpdate(update)
    for (const item of structs) {
      if (!(item instanceof Y.Item)) continue
      let last = known(item.origin) ?? before(stretches, known(item.rightOrigin)) ?? stretch(stretches)
      for (const [i, text] of unitsOf(item).entries()) {
        const letter: Letter = { text, next: last.next, isGone: item.content instanceof Y.ContentDeleted }
        last.next = letter
        letters.set(keyOf(item.id.client, item.id.clock + i), letter)
        last = letter
      }
    }
    for (const [client, deletions] of ds.clients)
      for (const { clock, len } of deletions)
        for (let i = 0; i < len; i++) {
          const letter = letters.get(keyOf(client, clock + i))
          if (letter) letter.isGone = true
        }
  }
  return stretches
    .map(read)
    .filter(text => text.trim() !== '')
    .join('\n')
}

const keyOf = (client: number, clock: number): string => `${client}:${clock}`

function stretch(stretches: Letter[]): Letter {
  const begin: Letter = { text: '', next: null, isGone: false }
  stretches.push(begin)
  return begin
}

/** What stands directly before a letter. */
function before(stretches: readonly Letter[], letter: Letter | undefined): Letter | undefined {
  if (!letter) return undefined
  for (const begin of stretches) for (let at: Letter | null = begin; at; at = at.next) if (at.next === letter) return at
  return undefined
}

/** A unit for each clock of an item. A split marker ends a paragraph. */
function unitsOf({ content, length }: Y.Item): string[] {
  if (content instanceof Y.ContentString) return content.str.split('')
  const isMarker = content instanceof Y.ContentEmbed && 'm' in (content.embed as object)
  return Array.from({ length }, () => (isMarker ? '\n' : ''))
}

function read(begin: Letter): string {
  let text = ''
  for (let at = begin.next; at; at = at.next) if (!at.isGone) text += at.text
  return text
}
