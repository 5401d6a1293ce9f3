// Judges a text update that came over the wire before it touches a document (sync.md 1.5).
import * as Y from 'yjs'
import { SheafError } from '../errors'
import { checkJson, isStorableText } from '../validation/safe-json'
import { type DecodedUpdate, decodeUpdate } from './decode-update'
import { MARKER_CLIENT_BASE } from './text-store'

/** How far each client will have come with the update. */
type Clocks = (client: number) => number

/**
 * Throws `assertion` when the update cannot be read, touches anything but the text `t`, or lacks something it builds on, and
 * `id-exists` when it claims an identity that was used for something else. Says `covered` when the document holds it already.
 */
export function checkUpdate(doc: Y.Doc, update: Uint8Array): 'new' | 'covered' {
  const decoded = decode(update)
  const next = new Map<number, number>()
  const clocks: Clocks = client => next.get(client) ?? Y.getState(doc.store, client)
  let isNew = false
  for (const struct of decoded.structs) {
    if (struct instanceof Y.Skip) throw assertion('A text update has a hole in it.')
    const { client, clock } = struct.id
    const known = clocks(client)
    if (clock > known) throw assertion('A text update builds on something that is not here.')
    if (struct instanceof Y.Item) checkContent(doc, struct)
    if (clock + struct.length <= known) continue
    isNew = true
    next.set(client, clock + struct.length)
  }
  for (const struct of decoded.structs) if (struct instanceof Y.Item) checkNeighbours(struct, clocks)
  return deletesMore(doc, decoded, clocks) || isNew ? 'new' : 'covered'
}

/** Whether everything is there that an update builds on. */
export function isComplete(doc: Y.Doc, update: Uint8Array): boolean {
  try {
    checkUpdate(doc, update)
    return true
  } catch {
    return false
  }
}

function decode(update: Uint8Array): DecodedUpdate {
  try {
    return decodeUpdate(update)
  } catch {
    throw assertion('A text update cannot be read.')
  }
}

/** What it stands next to must be here or come along: Yjs would keep the rest waiting for good. */
function checkNeighbours({ origin, rightOrigin, parent }: Y.Item, clocks: Clocks): void {
  for (const id of [origin, rightOrigin])
    if (id && id.clock >= clocks(id.client)) throw assertion('A text update stands next to something that is not here.')
  // Without neighbours it says which text it begins; with them it does not say.
  if (parent !== null && (parent as unknown) !== 't') throw assertion('A text update holds something that is not text.')
}

function checkContent(doc: Y.Doc, item: Y.Item): void {
  const { content } = item
  const isEmbed = content instanceof Y.ContentEmbed
  const isText = content instanceof Y.ContentString || content instanceof Y.ContentFormat
  if (!(isText || isEmbed || content instanceof Y.ContentDeleted) || item.parentSub !== null)
    throw assertion('A text update holds something that is not text.')
  const isMarker = isEmbed && 'm' in (content.embed as object)
  if ((isEmbed || content instanceof Y.ContentString) && isMarker !== item.id.client >= MARKER_CLIENT_BASE)
    throw assertion('A split marker and typed text keep to their own client ids.')
  checkStorable(content)
  checkSame(doc, item)
}

/** Titles are derived from texts and stored: what PostgreSQL cannot hold would fail everybody's commit. */
function checkStorable(content: Y.Item['content']): void {
  if (content instanceof Y.ContentString && !isStorableText(content.str))
    throw new SheafError('PostgresInvalidUnicodeCharacter')
  if (content instanceof Y.ContentFormat) checkJson({ [content.key]: content.value }, 'mark')
  if (content instanceof Y.ContentEmbed) checkJson(content.embed, 'embed')
}

/** The part that is there already has to be the same. What was deleted meanwhile cannot be compared any more. */
function checkSame(doc: Y.Doc, item: Y.Item): void {
  const known = Y.getState(doc.store, item.id.client)
  for (let clock = item.id.clock; clock < Math.min(known, item.id.clock + item.length); ) {
    const there = Y.getItem(doc.store, Y.createID(item.id.client, clock)) as Y.Item | Y.GC
    const end = Math.min(there.id.clock + there.length, item.id.clock + item.length, known)
    if (
      there instanceof Y.Item &&
      !(there.content instanceof Y.ContentDeleted) &&
      !(item.content instanceof Y.ContentDeleted)
    )
      if (partOf(there, clock, end) !== partOf(item, clock, end)) throw new SheafError('id-exists')
    clock = end
  }
}
function partOf({ id, content }: Y.Item, from: number, to: number): string {
  if (content instanceof Y.ContentString) return `"${content.str.slice(from - id.clock, to - id.clock)}`
  if (content instanceof Y.ContentFormat) return `${content.key}=${JSON.stringify(content.value)}`
  return content instanceof Y.ContentEmbed ? JSON.stringify(content.embed) : ''
}

function deletesMore(doc: Y.Doc, { ds }: DecodedUpdate, clocks: Clocks): boolean {
  let more = false
  for (const [client, deletions] of ds.clients)
    for (const { clock, len } of deletions) {
      if (clock + len > clocks(client)) throw assertion('A text update deletes something that is not here.')
      more ||= clock + len > Y.getState(doc.store, client) || !isDeleted(doc, client, clock, len)
    }
  return more
}
function isDeleted(doc: Y.Doc, client: number, clock: number, length: number): boolean {
  for (let at = clock; at < clock + length; ) {
    const there = Y.getItem(doc.store, Y.createID(client, at)) as Y.Item | Y.GC
    if (there instanceof Y.Item && !there.deleted) return false
    at = there.id.clock + there.length
  }
  return true
}

const assertion = (debugMessage: string): SheafError => new SheafError('assertion', { debugMessage })
