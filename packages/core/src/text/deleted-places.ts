// Where deleted characters were: what comes back goes there.
import * as Y from 'yjs'
import type { Characters, Identities } from './live-runs'
import type { Embed } from './rich-text'

/** Null for an unknown item: a text that was loaded again lacks what was refused. */
export function itemAt(doc: Y.Doc, client: number, clock: number): Y.Item | null {
  if (clock >= Y.getState(doc.store, client)) return null
  const found = Y.getItem(doc.store, Y.createID(client, clock)) as Y.Item | Y.GC
  return found instanceof Y.Item ? found : null
}

/** Those that were ever here: what was refused, or came to be elsewhere after the text was parted, does not come back from here. */
export function knownOf(doc: Y.Doc, chars: readonly Characters[]): readonly Characters[] {
  return chars.flatMap(({ ids, content, attributes }) => {
    const length = Math.min(ids.length, Y.getState(doc.store, ids.client) - ids.clock)
    if (length <= 0) return []
    return [
      {
        ids: { ...ids, length },
        content: typeof content === 'string' ? content.slice(0, length) : content,
        attributes,
      },
    ]
  })
}

/** Cuts deleted characters where something visible (for example a marker) has come between them. */
export function adjacentParts(
  doc: Y.Doc,
  chars: Characters,
  skip: (client: number, clock: number) => boolean,
  behindCopies: (clock: number, gap: number) => number,
): { index: number; ids: Identities; content: string | Embed }[] {
  const out: { gap: number; index: number; ids: Identities; content: string | Embed }[] = []
  const place = (clock: number): number => {
    const relative = Y.createRelativePositionFromJSON({
      tname: 't',
      item: { client: chars.ids.client, clock },
      assoc: 0,
    })
    return Y.createAbsolutePositionFromRelativePosition(relative, doc, false)?.index ?? 0
  }
  for (let i = 0; i < chars.ids.length; i++) {
    const clock = chars.ids.clock + i
    if (skip(chars.ids.client, clock)) continue
    const gap = place(clock)
    const content = typeof chars.content === 'string' ? chars.content.charAt(i) : chars.content
    const last = out.at(-1)
    if (last && last.gap === gap && typeof last.content === 'string' && last.ids.clock + last.ids.length === clock) {
      last.ids = { ...last.ids, length: last.ids.length + 1 }
      last.content += content as string
    } else
      out.push({ gap, index: behindCopies(clock, gap), ids: { client: chars.ids.client, clock, length: 1 }, content })
  }
  return out
}
