// Text instances: one Y.Doc each with one Y.Text `t`. Split markers are embeds `{m: id}`, other embeds are inline atoms.
// Documents are hydrated when first touched; everything that changes a text goes through here.
import * as Y from 'yjs'
import type { Uuid } from '../ids'
import { adjacentParts, itemAt, knownOf } from './deleted-places'
import { type Characters, type Identities, type LiveRun, liveRuns } from './live-runs'
import { segmentsOfPlain } from './plain-text'
import type { Attributes, Embed, Run } from './rich-text'
import { cutAtMarkers, type Delta, type Segment } from './segments'

/** An undo brought characters back as copies: old identity → identity of the copy (Yjs client, clock). */
export interface Restored {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly length: number
}

/** Whether a block shows what begins at a marker of a text. */
export type IsShown = (marker: Uuid | null) => boolean

/** What the reducer may ask of texts. */
export interface TextIndex {
  /** Markers of a text in order; the first is null (its start). */
  markers(text: Uuid): readonly (Uuid | null)[]
  segment(text: Uuid, marker: Uuid | null): Segment | undefined
  /** Begins a text as another one is, so that slices can go over to it. */
  part(text: Uuid, into: Uuid): void
}

/**
 * What undoes one text edit: plain data by character identity. Y.UndoManager runs past items without effect, forgets part
 * of a restored text that was cut in two, and keeps deleted text in memory; it is not used.
 */
export type TextUndo =
  | { readonly kind: 'inserted'; readonly ids: readonly Identities[] }
  | { readonly kind: 'deleted'; readonly chars: readonly Characters[] }
  | {
      readonly kind: 'formatted'
      readonly runs: readonly { readonly ids: Identities; readonly old: Attributes; readonly mine: Attributes }[]
    }

/** The outcome of a local edit: the Yjs update to send (null when nothing changed) and what undoes it. */
export interface TextEdit {
  readonly update: Uint8Array | null
  readonly undo: TextUndo | null
  readonly restored?: readonly Restored[]
}

interface OpenText {
  readonly doc: Y.Doc
  /** Whose clocks local edits use here. */
  clientId: number
  readonly text: Y.Text
  segments: Segment[] | null
  readonly copies: Map<string, string[]>
}

/** A text that was begun, here or elsewhere, and not touched since. */
interface BegunText {
  readonly update: Uint8Array
  readonly segments: readonly Segment[]
}

/** Belongs to nobody. A document wears it while it takes in updates: Yjs would mint an id of any size on seeing its own. */
const NOBODY = 0

/** Ids of typed text lie below, ids of markers at or above: text typed where another pressed Enter stays left of the marker. */
export const MARKER_CLIENT_BASE = 2 ** 31

interface TextStoreOptions {
  /** Random per session and below 2³¹: a crash can then never reuse a clock. */
  readonly clientId: number
  /** The updates that make up a text that is not open yet; none for a text that is new. May throw when it is not loaded. */
  readonly hydrate: (text: Uuid) => readonly Uint8Array[]
}

export class TextStore implements TextIndex {
  private readonly open = new Map<Uuid, OpenText>()
  /** Many texts are written once and then only read: their documents are made when they are needed. */
  private readonly begun = new Map<Uuid, BegunText>()
  private readonly watchers = new Set<Set<Uuid>>()
  /** Texts that were open before in this session. */
  private readonly dropped = new Set<Uuid>()
  /** Texts that were made here, as parts of others. */
  private readonly parts = new Set<Uuid>()
  private clientId: number
  private renewals = 0

  constructor(private readonly options: TextStoreOptions) {
    this.clientId = options.clientId
    if (this.clientId >= MARKER_CLIENT_BASE) throw new Error(`text client id ${this.clientId} is out of range`)
  }

  private get(id: Uuid): OpenText {
    const known = this.open.get(id)
    if (known) return known
    const begun = this.begun.get(id)
    const updates = [...(begun ? [begun.update] : []), ...this.options.hydrate(id)]
    const { doc, text } = emptyDocument(id)
    for (const update of updates) Y.applyUpdate(doc, update)
    // A text that was open before in this session may lack some or all of its own edits: their clocks are not used again.
    const usual = this.clientIdFor(id)
    const isNew = !this.dropped.has(id) && clocksOf(doc, usual) === 0
    const clientId = isNew ? usual : this.freshClientId(id)
    const opened: OpenText = { doc, text, clientId, segments: null, copies: new Map() }
    doc.clientID = clientId
    doc.on('afterTransaction', () => {
      opened.segments = null
      for (const watcher of this.watchers) watcher.add(id)
    })
    this.open.set(id, opened)
    this.begun.delete(id)
    return opened
  }

  isOpen(id: Uuid): boolean {
    return this.open.has(id) || this.begun.has(id)
  }
  get openCount(): number {
    return this.open.size + this.begun.size
  }
  openIds(): Uuid[] {
    return [...this.open.keys(), ...this.begun.keys()]
  }
  /** Drops a document; it is loaded again when next used. */
  drop(id: Uuid): void {
    this.open.get(id)?.doc.destroy()
    this.parts.delete(id)
    if (this.open.delete(id) || this.begun.delete(id)) this.dropped.add(id)
  }
  /** After a refusal the clocks of this session are spent for the texts concerned: go on under a fresh id. */
  renewClientId(clientId: number): void {
    this.clientId = clientId
    for (const [id, open] of this.open) {
      open.clientId = this.clientIdFor(id)
      open.doc.clientID = open.clientId
    }
  }
  /** Another one in each text: where one is parted from another, a clock must not mean two things. */
  private clientIdFor(id: Uuid): number {
    return 1 + ((this.clientId + Number.parseInt(id.slice(-7), 16) + this.renewals) % (MARKER_CLIENT_BASE - 2))
  }
  /** Another id of this session. Not below its first one by chance: ids are random and far apart. */
  private freshClientId(id: Uuid): number {
    this.renewals++
    return this.clientIdFor(id)
  }
  /** Collects the texts that change until the returned function is called. */
  watch(): () => ReadonlySet<Uuid> {
    const seen = new Set<Uuid>()
    this.watchers.add(seen)
    return () => {
      this.watchers.delete(seen)
      return seen
    }
  }
  encode(id: Uuid): Uint8Array {
    return this.onlyUpdate(id) ?? Y.encodeStateAsUpdate(this.get(id).doc)
  }
  /** The update that a text consists of, where that is its only one. */
  onlyUpdate(id: Uuid): Uint8Array | undefined {
    return this.begun.get(id)?.update
  }
  hasNoWords(id: Uuid): boolean {
    return !this.isOpen(id) && this.options.hydrate(id).length === 0
  }
  yText(id: Uuid): Y.Text {
    return this.get(id).text
  }
  yDoc(id: Uuid): Y.Doc {
    return this.get(id).doc
  }

  segments(id: Uuid): readonly Segment[] {
    const begun = this.begun.get(id)
    if (begun) return begun.segments
    const open = this.get(id)
    open.segments ??= cutAtMarkers(open.text.toDelta() as Delta)
    return open.segments
  }
  segment(id: Uuid, marker: Uuid | null): Segment | undefined {
    return this.segments(id).find(segment => segment.marker === marker)
  }
  markers(id: Uuid): readonly (Uuid | null)[] {
    return this.segments(id).map(segment => segment.marker)
  }

  part(id: Uuid, into: Uuid): void {
    this.applyRemotes(into, [this.encode(id)])
    this.parts.add(into)
  }
  /** Texts that were parted here, and not yet taken in from elsewhere. */
  partedHere(): readonly Uuid[] {
    return [...this.parts]
  }

  applyRemote(id: Uuid, update: Uint8Array, restored: readonly Restored[] = []): void {
    this.applyRemotes(id, [update], restored)
  }
  /** Several updates as one change. */
  applyRemotes(id: Uuid, updates: readonly Uint8Array[], restored: readonly Restored[] = []): void {
    const begun = this.begun.get(id)
    // What was begun here comes back from the server.
    if (begun && updates.every(update => sameBytes(update, begun.update))) return
    if (restored.length === 0 && this.beginsWith(id, updates)) return
    const open = this.get(id)
    const known = clocksOf(open.doc, open.clientId)
    open.doc.clientID = NOBODY
    const apply = (): void => updates.forEach(update => Y.applyUpdate(open.doc, update))
    if (updates.length === 1) apply()
    else Y.transact(open.doc, apply, null, false)
    if (clocksOf(open.doc, open.clientId) !== known) open.clientId = this.freshClientId(id)
    open.doc.clientID = open.clientId
    this.learn(open, restored)
  }
  /** Whether the updates are the initial content of a text and contain all that it shows. */
  private beginsWith(id: Uuid, updates: readonly Uint8Array[]): boolean {
    const [update] = updates
    if (!update || updates.length > 1 || !this.hasNoWords(id)) return false
    const segments = segmentsOfPlain(update)
    if (!segments) return false
    this.begun.set(id, { update, segments })
    for (const watcher of this.watchers) watcher.add(id)
    return true
  }
  /** Remembers copies, also those of other people: two undos of one deletion then do not double the text. */
  private learn(open: OpenText, restored: readonly Restored[]): void {
    for (const copy of restored)
      for (let i = 0; i < copy.length; i++) {
        const from = `${copy.from[0]}:${copy.from[1] + i}`
        const to = `${copy.to[0]}:${copy.to[1] + i}`
        const known = open.copies.get(from) ?? []
        if (!known.includes(to)) open.copies.set(from, [...known, to])
      }
  }
  /** A character and all its copies. */
  private family(open: OpenText, key: string): string[] {
    const found = new Set([key])
    // A set grows while it is walked; what another device claims to be a copy of itself is met once.
    for (const member of found) for (const copy of open.copies.get(member) ?? []) found.add(copy)
    return [...found]
  }

  /** The initial content of a new text, all at once. If two people write it as the same `author`, it exists once. */
  begin(id: Uuid, runs: readonly Run[], author = this.clientIdFor(id)): TextEdit {
    if (this.isOpen(id) || this.dropped.has(id)) throw new Error(`text ${id} has been begun already`)
    const { doc, text } = emptyDocument(id)
    doc.clientID = author
    const update = capture(doc, () => {
      for (const { insert, attributes = {} } of runs)
        if (typeof insert !== 'string') text.insertEmbed(text.length, insert, { ...attributes })
        else if (insert !== '') text.insert(text.length, whole(insert), { ...attributes })
    })
    if (!update) return { update, undo: null }
    this.begun.set(id, { update, segments: cutAtMarkers(text.toDelta() as Delta) })
    for (const watcher of this.watchers) watcher.add(id)
    return { update, undo: { kind: 'inserted', ids: liveRuns(text).map(run => run.ids) } }
  }
  insert(id: Uuid, index: number, content: string | Embed, attributes: Attributes): TextEdit {
    const open = this.get(id)
    // Explicit attributes: Yjs then inherits nothing from the left.
    const update = this.capture(open, text =>
      typeof content === 'string'
        ? text.insert(index, whole(content), { ...attributes })
        : text.insertEmbed(index, content, { ...attributes }),
    )
    const size = typeof content === 'string' ? content.length : 1
    return { update, undo: { kind: 'inserted', ids: liveRuns(open.text, index, index + size).map(run => run.ids) } }
  }
  remove(id: Uuid, index: number, length: number): TextEdit {
    const open = this.get(id)
    const chars = liveRuns(open.text, index, index + length)
    return { update: this.capture(open, text => text.delete(index, length)), undo: { kind: 'deleted', chars } }
  }
  format(id: Uuid, index: number, length: number, attributes: Attributes): TextEdit {
    const open = this.get(id)
    const runs = liveRuns(open.text, index, index + length).map(run => ({
      ids: run.ids,
      mine: attributes,
      old: pick(run.attributes, Object.keys(attributes)),
    }))
    return {
      update: this.capture(open, text => text.format(index, length, { ...attributes })),
      undo: { kind: 'formatted', runs },
    }
  }
  /** Markers are never undone: the undo of a split is a merge. */
  insertMarker(id: Uuid, index: number, marker: Uuid): TextEdit {
    const open = this.get(id)
    open.doc.clientID = open.clientId + MARKER_CLIENT_BASE
    const update = this.capture(open, text => text.insertEmbed(index, { m: marker }))
    open.doc.clientID = open.clientId
    return { update, undo: null }
  }

  /**
   * Undoes one edit; the result's `undo` is the redo. What another person changed meanwhile is left alone, and so is what is not
   * shown: of a text that was parted, the same characters are in each part, as far as they are older.
   */
  revert(id: Uuid, item: TextUndo, isShown?: IsShown): TextEdit {
    const open = this.get(id)
    const isShownAt = (index: number): boolean => {
      if (!isShown) return true
      const at = this.segments(id).find(({ start, length }) => index <= start + length)
      return at !== undefined && isShown(at.marker)
    }
    if (item.kind === 'deleted') return this.restore(open, knownOf(open.doc, item.chars), isShownAt)
    if (item.kind === 'inserted') {
      const chars = this.find(open, item.ids).filter(({ index }) => isShownAt(index))
      const update = this.capture(open, text => {
        for (const run of [...chars].reverse()) text.delete(run.index, run.ids.length)
      })
      return { update, undo: chars.length ? { kind: 'deleted', chars } : null }
    }
    const back = item.runs.flatMap(run =>
      this.find(open, [run.ids]).flatMap(found => {
        if (!isShownAt(found.index)) return []
        const keys = Object.keys(run.mine).filter(key => (found.attributes[key] ?? null) === run.mine[key])
        return keys.length
          ? [{ index: found.index, ids: found.ids, old: pick(run.mine, keys), mine: pick(run.old, keys) }]
          : []
      }),
    )
    const update = this.capture(open, text => {
      for (const run of back) text.format(run.index, run.ids.length, { ...run.mine })
    })
    return { update, undo: back.length ? { kind: 'formatted', runs: back } : null }
  }

  /** Deleted characters come back where they were, as copies, unless a copy is there already. */
  private restore(open: OpenText, chars: readonly Characters[], isShownAt: (index: number) => boolean): TextEdit {
    const ids: Identities[] = []
    const restored: Restored[] = []
    const live = new Set(
      liveRuns(open.text).flatMap(run =>
        Array.from({ length: run.ids.length }, (_, i) => `${run.ids.client}:${run.ids.clock + i}`),
      ),
    )
    const isBack = (client: number, clock: number): boolean =>
      this.family(open, `${client}:${clock}`).some(key => live.has(key))
    const update = this.capture(open, text => {
      for (const c of [...chars].reverse())
        for (const part of adjacentParts(open.doc, c, isBack, (clock, gap) =>
          this.behindCopies(open, c.ids.client, clock, gap),
        ).reverse()) {
          if (!isShownAt(part.index)) continue
          if (typeof part.content === 'string') text.insert(part.index, whole(part.content), { ...c.attributes })
          else text.insertEmbed(part.index, part.content, { ...c.attributes })
          let done = 0
          for (const run of liveRuns(open.text, part.index, part.index + part.ids.length)) {
            ids.push(run.ids)
            restored.push({
              from: [part.ids.client, part.ids.clock + done],
              to: [run.ids.client, run.ids.clock],
              length: run.ids.length,
            })
            done += run.ids.length
          }
        }
    })
    this.learn(open, restored)
    return { update, undo: ids.length ? { kind: 'inserted', ids } : null, restored }
  }

  /**
   * Where a deleted character comes back in its gap. Yjs puts what is inserted behind everything deleted there, so copies of
   * characters that stood before it may already be in the gap's way: it goes behind those, but not behind what it was typed
   * in front of.
   */
  private behindCopies(open: OpenText, client: number, clock: number, gap: number): number {
    if (open.copies.size === 0) return gap
    const item = itemAt(open.doc, client, clock)
    const copies = new Set<string>()
    for (let at = item; at && (at.deleted || !at.countable); at = at.left) {
      const end = at === item ? clock : at.id.clock + at.length
      for (let k = at.id.clock; at.deleted && k < end; k++)
        for (const copy of this.family(open, `${at.id.client}:${k}`).slice(1)) copies.add(copy)
    }
    if (copies.size === 0) return gap
    let bound = item?.rightOrigin ?? null
    for (let at = bound && itemAt(open.doc, bound.client, bound.clock); bound && at?.deleted; ) {
      bound = at.rightOrigin
      at = bound && itemAt(open.doc, bound.client, bound.clock)
    }
    if (bound) copies.delete(`${bound.client}:${bound.clock}`)
    let index = gap
    for (const run of liveRuns(open.text, gap)) {
      let n = 0
      while (n < run.ids.length && copies.has(`${run.ids.client}:${run.ids.clock + n}`)) n++
      index += n
      if (n < run.ids.length) break
    }
    return index
  }

  /** The visible characters among these identities, through restored copies, in order of place. */
  private find(open: OpenText, ids: readonly Identities[]): LiveRun[] {
    const wanted = new Set<string>()
    for (const range of ids)
      for (let i = 0; i < range.length; i++)
        for (const key of this.family(open, `${range.client}:${range.clock + i}`)) wanted.add(key)
    return liveRuns(open.text).flatMap(run => {
      const found: LiveRun[] = []
      for (let i = 0; i < run.ids.length; i++) {
        if (!wanted.has(`${run.ids.client}:${run.ids.clock + i}`)) continue
        let n = 1
        while (i + n < run.ids.length && wanted.has(`${run.ids.client}:${run.ids.clock + i + n}`)) n++
        found.push({
          ids: { ...run.ids, clock: run.ids.clock + i, length: n },
          index: run.index + i,
          content: typeof run.content === 'string' ? run.content.slice(i, i + n) : run.content,
          attributes: run.attributes,
        })
        i += n - 1
      }
      return found
    })
  }
  private capture({ doc, text }: OpenText, change: (text: Y.Text) => void): Uint8Array | null {
    return capture(doc, () => change(text))
  }
}

function emptyDocument(id: Uuid): { readonly doc: Y.Doc; readonly text: Y.Text } {
  const doc = new Y.Doc({ guid: id })
  doc.clientID = NOBODY
  const text = doc.getText('t')
  // Yjs tidies redundant format items after each remote transaction, on every replica for itself. Those deletions are in
  // no log entry, so replicas would drift apart: off.
  Object.defineProperty(text, '_hasFormatting', { get: () => false, set: () => {} })
  return { doc, text }
}

/** The update of the local transaction alone: `encodeStateAsUpdate` would carry the whole delete set. */
function capture(doc: Y.Doc, change: () => void): Uint8Array | null {
  const updates: Uint8Array[] = []
  const listen = (update: Uint8Array): void => {
    updates.push(update)
  }
  doc.on('update', listen)
  doc.transact(change)
  doc.off('update', listen)
  return updates.length === 0 ? null : updates.length === 1 ? (updates[0] as Uint8Array) : Y.mergeUpdates(updates)
}

/**
 * Half of a letter that takes two places cannot be sent: it arrives as a replacement. Here it would stay half, and take the next letter
 * with it whenever Yjs cuts the text between them.
 */
const whole = (words: string): string => words.toWellFormed()

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i])

/** How far a client has come in a document, with what it typed and with its markers. */
const clocksOf = (doc: Y.Doc, clientId: number): number =>
  Y.getState(doc.store, clientId) + Y.getState(doc.store, clientId + MARKER_CLIENT_BASE)

const pick = (attributes: Attributes, keys: readonly string[]): Attributes =>
  Object.fromEntries(keys.map(key => [key, attributes[key] ?? null]))
