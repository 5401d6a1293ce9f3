// A parted text continues as two. Both keep every identity and every marker, and each only the characters of its own slices: an update
// written without knowing of it means the same in both, and is kept by the one that shows it.
import * as Y from 'yjs'
import type { Uuid } from '../ids'
import type { IsShown, TextStore } from './text-store'

/** Markers of stretches of a text that hold something although no block shows them. */
export const hiddenAt = (texts: TextStore, id: Uuid, isShown: IsShown): readonly (Uuid | null)[] => [
  ...new Set(hiddenItems(texts.yText(id), isShown).map(({ marker }) => marker)),
]
/** Deletes what no block shows. */
export function clearHidden(texts: TextStore, id: Uuid, isShown: IsShown): void {
  const items = hiddenItems(texts.yText(id), isShown)
  if (items.length) texts.yDoc(id).transact(transaction => items.forEach(({ item }) => item.delete(transaction)))
}

/** How far a text has come that holds nothing. */
export const NOTHING: Uint8Array = new Uint8Array([0])
/** What a text without words is judged by. Nothing is ever written into it. */
const NO_WORDS = new Y.Doc()

/** How far a text has come. */
export function vectorOf(texts: TextStore, id: Uuid): Uint8Array {
  const only = texts.onlyUpdate(id)
  if (only) return Y.encodeStateVectorFromUpdate(only)
  return texts.hasNoWords(id) ? NOTHING : Y.encodeStateVector(texts.yDoc(id))
}
/** The document of a text, to be read and not to be written: one that has no words yet is not made for that. */
export const docToJudge = (texts: TextStore, id: Uuid): Y.Doc => (texts.hasNoWords(id) ? NO_WORDS : texts.yDoc(id))
/** What has come since, without the words that are deleted again. */
export const changesSince = (texts: TextStore, id: Uuid, vector: Uint8Array): Uint8Array =>
  Y.encodeStateAsUpdate(texts.yDoc(id), vector)

/** Brings what one part of a text has to another that lacks it, and updates that build on it. */
export const forward = (texts: TextStore, from: Uuid, into: Uuid, ...updates: readonly Uint8Array[]): void =>
  texts.applyRemotes(into, [structsMissing(texts.yDoc(from), texts.yDoc(into)), ...updates])

interface HiddenItem {
  readonly item: Y.Item
  /** What it stands behind. */
  readonly marker: Uuid | null
}

/** What is there and no block shows, but for the markers and for marks that reach into what is shown. */
function hiddenItems(text: Y.Text, isShown: IsShown): HiddenItem[] {
  const out: HiddenItem[] = []
  /** The last mark of each kind since something was shown. */
  const marks = new Map<string, HiddenItem>()
  let marker: Uuid | null = null
  let isHidden = !isShown(null)
  for (let item = text._start; item !== null; item = item.right) {
    if (item.deleted) continue
    const begins = markerOf(item)
    if (begins !== undefined) {
      marker = begins
      isHidden = !isShown(marker)
      if (!isHidden) marks.clear()
      continue
    }
    if (!isHidden) continue
    const hidden = { item, marker }
    if (!(item.content instanceof Y.ContentFormat)) {
      out.push(hidden)
      continue
    }
    const before = marks.get(item.content.key)
    if (before) out.push(before)
    marks.set(item.content.key, hidden)
  }
  return [...out, ...marks.values()]
}

const markerOf = ({ content }: Y.Item): Uuid | undefined =>
  content instanceof Y.ContentEmbed ? (content.embed as { readonly m?: Uuid }).m : undefined

/** Everything that a part of a text lacks of it, as it is, and no deletion of what the part has. */
function structsMissing(text: Y.Doc, part: Y.Doc): Uint8Array {
  const all = Y.encodeStateAsUpdate(text, Y.encodeStateVector(part))
  // An update ends with what is deleted. One without anything new is a zero and just that.
  const deletions = Y.encodeStateAsUpdate(text, Y.encodeStateVector(text)).length - 1
  const structs = new Uint8Array(all.length - deletions + 1)
  structs.set(all.subarray(0, all.length - deletions))
  return structs
}

/** Markers that an update inserts. */
export const markersIn = (update: Uint8Array): Uuid[] =>
  Y.decodeUpdate(update).structs.flatMap(struct => (struct instanceof Y.Item && markerOf(struct)) || [])

/** Whether an update deletes something that is gone already. */
export const deletesGone = (doc: Y.Doc, update: Uint8Array): boolean => someDeleted(doc, update, item => item.deleted)
/** Whether an update deletes something that is there. */
export const deletesLive = (doc: Y.Doc, update: Uint8Array): boolean => someDeleted(doc, update, item => !item.deleted)

function someDeleted(doc: Y.Doc, update: Uint8Array, is: (item: Y.Item | Y.GC) => boolean): boolean {
  for (const [client, ranges] of Y.decodeUpdate(update).ds.clients)
    for (const { clock, len } of ranges) {
      const end = Math.min(clock + len, Y.getState(doc.store, client))
      for (let at = clock; at < end; ) {
        const item = Y.getItem(doc.store, Y.createID(client, at)) as Y.Item | Y.GC
        if (is(item)) return true
        at = item.id.clock + item.length
      }
    }
  return false
}
