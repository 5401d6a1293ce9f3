// A page bound to its records, without a screen. After every step the document shows exactly the view: block commands build
// operations and the document is patched; anything else is applied by ProseMirror and converted; what comes from others is
// patched in by the same code as commands.

import { loadedChildren, PARAGRAPH } from '@sheaf/core/actions/blocks/places'
import { hasBroken, repairFrames, tidyFrames } from '@sheaf/core/actions/blocks/tidy-frames'
import type { BlockPorts } from '@sheaf/core/actions/blocks/turn-block'
import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockKind, BlockSeed } from '@sheaf/core/kinds/block-kind'
import { sameJson } from '@sheaf/core/operations/same-json'
import type { BlockPoint } from '@sheaf/core/operations/text-place'
import type { Replica } from '@sheaf/sync/replica'
import type { SyncClient } from '@sheaf/sync/sync-client'
import { Mark, type Node } from 'prosemirror-model'
import { EditorState, type Plugin, Selection, type Transaction } from 'prosemirror-state'
import { BlockIndex, groupOf } from './block-index'
import { appendBlocks, CHUNK_SIZE, countBlocks, followUp, onlyBlock, tidyChunks } from './chunks'
import { convert } from './convert'
import type { Entry, History, OnProgress, Reverted } from './history'
import { hasText, headOf, sortedMarks, textOfBlock, wrongHead } from './inline'
import { type LostBlock, lostBlock } from './lost-block'
import { type PatchOptions, patch } from './patch'
import { EMPTY_ID, fieldsOf, renderBlock, renderPage } from './render'
import { restoreSelection, type SavedSelection, saveSelection, selectionAt } from './selection'
import { sameIds } from './stable-order'
import { watchBlocks } from './touched-blocks'
import { blocksToRename, diffDocs, type TreeDiff } from './tree-diff'
import { typingStep } from './typing-step'
import { pointOfRevert } from './undo-point'

interface EditorCoreOptions {
  readonly client: Pick<SyncClient, 'replica' | 'commit'>
  readonly pageId: Uuid
  readonly newId: () => Uuid
  /** For a block that is a copy of another, which does not ask for its content as a new one does; `newId` unless given. */
  readonly newCopyId?: () => Uuid
  readonly history: History
  /** The kinds that blocks are turned into. */
  readonly kinds?: readonly BlockKind[]
  /** Which blocks fold, for this person; none, unless given. */
  readonly folding?: {
    readonly stateOf: (id: Uuid) => 'open' | 'closed' | null
    readonly open: (id: Uuid) => void
  }
  readonly plugins?: readonly Plugin[]
  readonly chunkSize?: number
  /** Blocks of the first level that are drawn at once; the rest follows by `drawMore`. All, unless given. */
  readonly firstBlocks?: number
  /** A block was made that opens what it is filled in by. */
  readonly onAsking?: (id: Uuid) => void
  /** Somebody else deleted the block with the caret. */
  readonly onLost?: (lost: LostBlock) => void
  /** The state has changed; called once per step. */
  readonly onState?: () => void
}

const ALL_BLOCKS = 1_000_000

export class EditorCore {
  state: EditorState
  /** Where the selection is in the texts, taken before anything can change under it. */
  saved: SavedSelection | null = null
  /** Times that the records came out different from what ProseMirror had shown already. Never, but counted. */
  repairs = 0
  lastRepair = ''
  /** Characters that were copied because no split or merge expresses what happened. */
  copied = 0
  private readonly chunkSize: number
  /** How much of a long page is drawn so far. */
  private most: number
  private isCommitting = false
  /** Frames that have too few parts by what others did. */
  private readonly broken = new Set<Uuid>()

  constructor(readonly options: EditorCoreOptions) {
    this.chunkSize = options.chunkSize ?? CHUNK_SIZE
    this.most = options.firstBlocks ?? Number.POSITIVE_INFINITY
    this.state = EditorState.create({
      doc: renderPage(this.replica, options.pageId, this.chunkSize, this.most),
      plugins: [...(options.plugins ?? [])],
    })
  }
  get replica(): Replica {
    return this.options.client.replica
  }
  get pageId(): Uuid {
    return this.options.pageId
  }
  /** What actions on blocks are given. */
  get ports(): BlockPorts {
    return { newId: this.options.newId, kinds: this.options.kinds ?? [], root: this.pageId }
  }
  get newCopyId(): () => Uuid {
    return this.options.newCopyId ?? this.options.newId
  }
  /** Within a step of one's own the records are ahead of the document, and nothing may be looked up in it. */
  get isBehind(): boolean {
    return this.isCommitting
  }
  private get patchOptions(): PatchOptions {
    return { replica: this.replica, page: this.pageId, chunkSize: this.chunkSize, most: this.most }
  }

  /** Whatever ProseMirror or the browser produced. */
  dispatch(tr: Transaction): void {
    if (!tr.docChanged) {
      this.state = this.state.apply(tr)
      return this.settled()
    }
    const { maps } = tr.mapping
    const before = this.state.doc
    const { state, diff } = this.withIds(before, this.state.apply(tr), maps)
    this.state = state
    const touched = watchBlocks(this.replica)
    const draft = this.commit(building => {
      this.copied += convert(
        { replica: this.replica, page: this.pageId, newId: this.options.newId },
        building,
        diff,
        maps,
      )
    })
    const typedIn = draft && typingBlock(diff)
    if (draft) this.options.history.record(draft, typedIn ? typingStep(typedIn, tr) : null)
    this.verify(diff, touched())
    this.settled()
  }
  /** New blocks get ids, and marks of one type their order, before anything is converted. */
  private withIds(
    before: Node,
    applied: EditorState,
    maps: Transaction['mapping']['maps'],
  ): { state: EditorState; diff: TreeDiff } {
    const diff = diffDocs(before, applied.doc, this.pageId)
    const { kinds } = this.replica.options
    const isOnlyBlock = onlyBlock(applied.doc) !== null
    const fix = followUp(applied)
    for (const { id, node, pos } of diff.after)
      if (hasText(node) && diff.before.get(id)?.node.firstChild !== node.firstChild)
        sortMarks(fix, pos + 2, headOf(node))
    for (const { node, pos } of blocksToRename(
      diff,
      maps,
      kinds,
      id => this.replica.block(id) !== undefined,
      isOnlyBlock,
    )) {
      fix.setNodeAttribute(pos, 'id', this.options.newId())
      if (!wrongHead(node, kinds)) continue
      // A box cannot stand for text: a block of no known kind takes its place.
      fix.setNodeAttribute(pos, 'type', hasText(node) ? PARAGRAPH : 'unknown')
    }
    if (!fix.docChanged) return { state: applied, diff }
    const state = applied.apply(fix)
    return { state, diff: diffDocs(before, state.doc, this.pageId) }
  }

  /** What a person means, as operations. `build` says where the caret goes; null leaves it at its character. `part` is the action
   * that it belongs to, if not one of its own. */
  act(build: (draft: Draft) => BlockPoint | null, part?: Entry): boolean {
    const touched = watchBlocks(this.replica)
    let target: BlockPoint | null = null
    const draft = this.commit(building => {
      target = build(building)
      tidyFrames(building)
    })
    if (draft) this.options.history.record(draft, null, part)
    this.show(touched(), target)
    this.settled()
    return draft !== null
  }
  /** A block of the type was made here: the next keys may be for it. */
  made(id: Uuid, type: string, seed?: BlockSeed): void {
    if (this.replica.options.kinds.traits(type).asks(seed ?? {})) this.options.onAsking?.(id)
  }
  undo(): boolean {
    return this.revert(() => this.options.history.undo())
  }
  redo(): boolean {
    return this.revert(() => this.options.history.redo())
  }
  /** Resolves once all of it is back. */
  async takeBack(entry: Entry, onProgress?: OnProgress): Promise<void> {
    let reverted: Reverted | null = null
    this.revert(() => {
      reverted = this.options.history.takeBack(entry, onProgress)
      return reverted
    })
    await (reverted as Reverted | null)?.whole
  }
  private revert(step: () => Reverted | null): boolean {
    const touched = watchBlocks(this.replica)
    this.isCommitting = true
    const reverted = step()
    this.isCommitting = false
    this.show(touched(), reverted?.draft ? pointOfRevert(this.replica, reverted.draft, this.pageId) : null)
    this.settled()
    return reverted !== null
  }
  private commit(build: (draft: Draft) => void): Draft | null {
    this.isCommitting = true
    try {
      return this.options.client.commit(build)
    } finally {
      this.isCommitting = false
    }
  }

  /** Plugins that came later. Those that stay keep what they know. */
  reconfigure(plugins: readonly Plugin[]): void {
    this.state = this.state.reconfigure({ plugins: [...plugins] })
    this.options.onState?.()
  }
  /** The caret is elsewhere than was told. The records may be ahead of the document already, so it is not looked up in them. */
  caretMoved(selection: Selection): void {
    this.state = this.state.apply(this.state.tr.setSelection(selection))
    this.saved = null
  }
  /** Records changed, and the view with them. To be called in the same task: a stale document would misplace the next key. */
  changed(keys: ReadonlySet<string>): void {
    if (this.isCommitting) return
    const index = new BlockIndex(this.state.doc)
    const dirty = this.dirtyBlocks(keys, index)
    for (const id of dirty) {
      const shown = index.get(id)
      if (shown && hasBroken(this.replica, id, groupOf(shown.node)?.childCount ?? 0)) this.broken.add(id)
    }
    const lost = dirty.size > 0 ? lostBlock(this.replica, this.pageId, this.saved, this.state.selection) : null
    this.drawSlowly(keys.size)
    this.show(dirty, null)
    this.settled()
    if (lost) this.options.onLost?.(lost)
  }
  /** What is shown and changed, with the place that it has left and the one that it has come to: their records may not have come along. */
  private dirtyBlocks(keys: ReadonlySet<string>, index: BlockIndex): Set<Uuid> {
    const dirty = new Set<Uuid>()
    for (const key of keys) {
      if (!key.startsWith('block:')) continue
      const id = key.slice('block:'.length) as Uuid
      const shown = index.get(id)
      if (shown || id === this.pageId) dirty.add(id)
      const parent = this.replica.block(id)?.parent_id
      const shownIn = shown && (shown.parent ?? this.pageId)
      if (id === this.pageId || parent === shownIn) continue
      for (const place of [parent, shownIn])
        if (place !== undefined && (place === this.pageId || index.has(place))) dirty.add(place)
    }
    return dirty
  }
  get needsMending(): boolean {
    return this.broken.size > 0
  }
  /**
   * Repairs what concurrent changes broke, each of which was valid by itself. It is not an undo step; the person who took a part away has it
   * undone with that, so that the frame is there again for the part.
   */
  mend(): void {
    const touched = watchBlocks(this.replica)
    const { history } = this.options
    const step = history.lastToTake(id => this.broken.has(this.replica.block(id)?.parent_id as Uuid))
    const draft = this.commit(building => repairFrames(building, this.broken))
    if (draft && step) history.record(draft, null, step)
    this.broken.clear()
    this.show(touched(), null)
    this.settled()
  }

  /** Whether there is more of a long page than is drawn. */
  get hasMore(): boolean {
    return this.most !== Number.POSITIVE_INFINITY
  }
  /** Draws the next blocks of a long page. False when all of it is drawn. */
  drawMore(count: number): boolean {
    if (!this.hasMore) return false
    const ids = loadedChildren(this.replica, this.pageId)
    const next = ids.slice(this.most, this.most + count)
    this.most = this.most + count >= ids.length ? Number.POSITIVE_INFINITY : this.most + count
    if (next.length > 0) {
      const blocks = next.map(id => renderBlock(this.replica, id, this.pageId))
      this.state = this.state.apply(appendBlocks(followUp(this.state), blocks, this.chunkSize))
      this.options.onState?.()
    }
    return this.hasMore
  }
  /** Everything that is here is drawn now: somebody wants to go to the end, or to all of it. */
  drawAll(): void {
    while (this.drawMore(ALL_BLOCKS));
  }
  /** Many blocks came in at once: they are drawn piece by piece. Records of blocks that are drawn, or gone, bring nothing to draw. */
  private drawSlowly(changed: number): void {
    const { firstBlocks } = this.options
    if (firstBlocks === undefined || changed <= firstBlocks || this.hasMore) return
    const drawn = countBlocks(this.state.doc)
    if (loadedChildren(this.replica, this.pageId).length - drawn > firstBlocks) this.most = Math.max(firstBlocks, drawn)
  }
  /** What a person does is shown at once, also where the page is not drawn yet. */
  private reach(target: BlockPoint): void {
    if (!this.hasMore) return
    let top = target.block
    for (let block = this.replica.block(top); block && block.parent_id !== this.pageId; block = this.replica.block(top))
      top = block.parent_id
    this.most = Math.max(this.most, loadedChildren(this.replica, this.pageId).indexOf(top) + 1)
  }
  private show(dirty: ReadonlySet<Uuid>, target: BlockPoint | null): void {
    if (target) this.reach(target)
    const tr = followUp(this.state)
    if (dirty.size > 0) patch(tr, this.patchOptions, dirty)
    if (target) {
      tr.setSelection(selectionAt(new BlockIndex(tr.doc), target) ?? Selection.near(tr.doc.resolve(0)))
      tr.scrollIntoView()
    } else if (tr.docChanged && this.saved) restoreSelection(tr, this.replica, this.saved, this.state.selection.head)
    if (tr.docChanged || tr.selectionSet) this.state = this.state.apply(tr)
  }
  /** The document must show the view by now. Only what changed is compared. */
  private verify(diff: TreeDiff, touched: Set<Uuid>): void {
    const isStructural = [...diff.lists.values()].some(list => !sameIds(list.before, list.after))
    if (!isStructural && diff.after.every(block => this.shows(block.id, block.node))) return
    for (const block of diff.after) touched.add(block.id)
    for (const id of diff.lists.keys()) touched.add(id)
    touched.add(this.pageId)
    const tr = followUp(this.state)
    patch(tr, this.patchOptions, touched)
    if (!tr.docChanged) return
    this.repairs++
    this.lastRepair = JSON.stringify(tr.steps)
    this.state = this.state.apply(tr)
  }
  private shows(id: Uuid, node: Node): boolean {
    const block = this.replica.block(id)
    if (!block) return id === EMPTY_ID
    if (block.type !== node.attrs['type'] || !sameJson(block.format ?? {}, node.attrs['format'])) return false
    if (!sameJson(fieldsOf(block), node.attrs['properties'])) return false
    return !hasText(node) || textOfBlock(this.replica, id).eq(headOf(node).content)
  }
  private settled(): void {
    const tidy = tidyChunks(this.state, this.chunkSize)
    if (tidy) this.state = this.state.apply(tidy)
    this.saved = saveSelection(this.replica, this.state.selection)
    this.options.onState?.()
  }
}

function sortMarks(tr: Transaction, start: number, body: Node): void {
  body.forEach((node, offset) => {
    const want = sortedMarks(node.marks)
    if (Mark.sameSet(want, node.marks)) return
    const from = start + offset
    const to = from + node.nodeSize
    for (const mark of node.marks) tr.removeMark(from, to, mark)
    for (const mark of want) tr.addMark(from, to, mark)
  })
}

/** The block a plain text edit happened in, so that key presses become one undo entry. */
function typingBlock(diff: TreeDiff): Uuid | null {
  const [only] = diff.after
  if (!only || diff.after.length !== 1) return null
  return diff.before.get(only.id)?.node.attrs === only.node.attrs ? only.id : null
}
