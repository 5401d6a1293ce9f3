// A text that one author wrote from its beginning to its end, as most are when they are new: its update says by itself what the
// text shows, in order. Making a document for each of the thousands of texts of a paste or an import would cost many times that.
import * as Y from 'yjs'
import { decodeUpdate } from './decode-update'
import type { Attributes } from './rich-text'
import { cutAtMarkers, type Delta, type Segment } from './segments'

/**
 * What a new text shows that consists of this update alone, as the document would say it; null where only the document knows. The
 * update must have passed `checkUpdate` or be one's own.
 */
export function segmentsOfPlain(update: Uint8Array): readonly Segment[] | null {
  const { structs, ds } = decodeUpdate(update)
  if (ds.clients.size > 0 || structs.length === 0) return null
  const delta: Delta = []
  const marks = new Map<string, unknown>()
  let letters = ''
  const attributed = (): { attributes?: Attributes } =>
    marks.size > 0 ? { attributes: Object.fromEntries(marks) as Attributes } : {}
  const endRun = (): void => {
    if (letters !== '') delta.push({ insert: letters, ...attributed() })
    letters = ''
  }
  let last: Y.Item | null = null
  for (const item of structs) {
    if (!(item instanceof Y.Item) || !isBehind(item, last)) return null
    const { content } = item
    if (content instanceof Y.ContentString) letters += content.str
    else {
      endRun()
      if (content instanceof Y.ContentEmbed) delta.push({ insert: content.embed as never, ...attributed() })
      else if (!(content instanceof Y.ContentFormat)) return null
      // A mark ends with the value null.
      else if ((content.value as unknown) === null) marks.delete(content.key)
      else marks.set(content.key, content.value)
    }
    last = item
  }
  endRun()
  return cutAtMarkers(delta)
}

/** Whether an item was written by the same author directly after the last one, with nothing to its right. */
function isBehind({ id, origin, rightOrigin, parent, parentSub }: Y.Item, last: Y.Item | null): boolean {
  if (rightOrigin !== null || parentSub !== null) return false
  if (!last) return id.clock === 0 && origin === null && (parent as unknown) === 't'
  const end = last.id.clock + last.length
  return id.client === last.id.client && id.clock === end && origin?.client === id.client && origin.clock === end - 1
}
