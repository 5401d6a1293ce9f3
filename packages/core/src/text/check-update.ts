// Judges a text update that came over the wire before it touches a document (sync.md 1.5).
import * as Y from 'yjs'
import { SheafError } from '../errors'
import { MARKER_CLIENT_BASE } from './text-store'

/**
 * Throws `assertion` when the update cannot be read, touches anything but the text `t`, or lacks something it builds on, and
 * `id-exists` when it claims an identity that was used for something else. Says `covered` when the document holds it already.
 */
export function checkUpdate(doc: Y.Doc, update: Uint8Array): 'new' | 'covered' {
  const decoded = decode(update)
  let covered = true
  const next = new Map<number, number>()
  for (const struct of decoded.structs) {
    if (struct instanceof Y.Skip) throw new SheafError('assertion', { debugMessage: 'A text update has a hole in it.' })
    const { client, clock } = struct.id
    const known = next.get(client) ?? Y.getState(doc.store, client)
    if (clock > known)
      throw new SheafError('assertion', { debugMessage: 'A text update builds on something that is not here.' })
    if (struct instanceof Y.Item) checkItem(doc, struct, known)
    if (clock + struct.length > known) {
      covered = false
      next.set(client, clock + struct.length)
    }
  }
  for (const [client, deletions] of decoded.ds.clients)
    for (const deletion of deletions) {
      const known = next.get(client) ?? Y.getState(doc.store, client)
      if (deletion.clock + deletion.len > known)
        throw new SheafError('assertion', { debugMessage: 'A text update deletes something that is not here.' })
      if (covered && !isDeleted(doc, client, deletion.clock, deletion.len)) covered = false
    }
  return covered ? 'covered' : 'new'
}

function decode(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> {
  try {
    return Y.decodeUpdate(update)
  } catch {
    throw new SheafError('assertion', { debugMessage: 'A text update cannot be read.' })
  }
}

function checkItem(doc: Y.Doc, item: Y.Item, known: number): void {
  const { content } = item
  const isText = content instanceof Y.ContentString || content instanceof Y.ContentFormat
  const isEmbed = content instanceof Y.ContentEmbed
  const isGone = content instanceof Y.ContentDeleted
  const parent: unknown = item.parent
  if (!(isText || isEmbed || isGone) || item.parentSub !== null || (typeof parent === 'string' && parent !== 't'))
    throw new SheafError('assertion', { debugMessage: 'A text update holds something that is not text.' })
  if (isEmbed && 'm' in (content.embed as object) !== item.id.client >= MARKER_CLIENT_BASE)
    throw new SheafError('assertion', { debugMessage: 'A split marker and typed text keep to their own client ids.' })
  // The part that is there already has to be the same.
  const overlap = Math.min(item.length, known - item.id.clock)
  if (overlap <= 0 || !(content instanceof Y.ContentString)) return
  for (let i = 0; i < overlap; i++) {
    const there = Y.getItem(doc.store, Y.createID(item.id.client, item.id.clock + i)) as Y.Item | Y.GC
    if (!(there instanceof Y.Item) || !(there.content instanceof Y.ContentString)) return
    const character = there.content.str.charAt(item.id.clock + i - there.id.clock)
    if (character !== content.str.charAt(i)) throw new SheafError('id-exists')
  }
}

function isDeleted(doc: Y.Doc, client: number, clock: number, length: number): boolean {
  for (let at = clock; at < clock + length; ) {
    const there = Y.getItem(doc.store, Y.createID(client, at)) as Y.Item | Y.GC
    if (there instanceof Y.Item && !there.deleted) return false
    at = there.id.clock + there.length
  }
  return true
}
