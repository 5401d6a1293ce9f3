// Visible characters of a Yjs text with their identity. The only place that walks Yjs items.
import * as Y from 'yjs'
import type { Json } from '../validation/checks'
import type { Attributes, Embed } from './rich-text'

/** `length` consecutive clocks of one Yjs client: characters by identity. */
export interface Identities {
  readonly client: number
  readonly clock: number
  readonly length: number
}
export interface Characters {
  readonly ids: Identities
  readonly content: string | Embed
  readonly attributes: Attributes
}
export interface LiveRun extends Characters {
  readonly index: number
}

/** The visible runs between two indexes, cut where identity is not contiguous. Markers are embeds too. */
export function liveRuns(text: Y.Text, from = 0, to = Number.POSITIVE_INFINITY): LiveRun[] {
  const out: LiveRun[] = []
  const attributes: Record<string, Json> = {}
  let index = 0
  for (let item = text._start; item !== null && index < to; item = item.right) {
    if (item.deleted) continue
    if (item.content instanceof Y.ContentFormat) {
      if (item.content.value === null) delete attributes[item.content.key]
      else attributes[item.content.key] = item.content.value as Json
    } else if (item.countable) {
      const a = Math.max(from, index)
      const b = Math.min(to, index + item.length)
      if (a < b) {
        const content =
          item.content instanceof Y.ContentString
            ? item.content.str.slice(a - index, b - index)
            : ((item.content as Y.ContentEmbed).embed as Embed)
        out.push({
          ids: { client: item.id.client, clock: item.id.clock + a - index, length: b - a },
          index: a,
          content,
          attributes: { ...attributes },
        })
      }
      index += item.length
    }
  }
  return out
}
