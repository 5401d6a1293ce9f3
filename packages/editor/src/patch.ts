// View → document: the smallest steps that make the document show the records again. Only blocks named dirty are looked at.
import type { Uuid } from '@sheaf/core/ids'
import { sameJson } from '@sheaf/core/operations/same-json'
import type { Replica } from '@sheaf/sync/replica'
import { type Node, Slice } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { BlockIndex } from './block-index'
import { chunked } from './chunks'
import { hasText, headOf, headTypes, textOfBlock } from './inline'
import { fieldsOf, headOfBlock, renderBlock, shownChildren } from './render'
import { groupType } from './schema'
import { sameIds, stableOrder } from './stable-order'
import { textDiff } from './text-diff'

export interface PatchOptions {
  readonly replica: Replica
  readonly page: Uuid
  readonly chunkSize: number
  /** How many blocks of the first level are shown: a long page is drawn piece by piece. */
  readonly most: number
}
/** Blocks to put between two that stay, or into a parent that showed none. */
interface Insertion {
  readonly parent: Uuid
  readonly after: Uuid | null
  readonly before: Uuid | null
  readonly ids: readonly Uuid[]
}

export function patch(tr: Transaction, options: PatchOptions, dirty: ReadonlySet<Uuid>): void {
  const index = new BlockIndex(tr.doc)
  const gone = patchLists(tr, options, dirty, index)
  if (gone === 'all') return
  patchBlocks(tr, options, dirty, index, gone)
}

/** Text and attributes of the blocks that stayed, last to first, so that positions before stay valid. */
function patchBlocks(
  tr: Transaction,
  { replica }: PatchOptions,
  dirty: ReadonlySet<Uuid>,
  index: BlockIndex,
  gone: ReadonlySet<Uuid>,
): void {
  const structural = tr.mapping.slice(0)
  const stayed = [...dirty]
    .flatMap(id => {
      const shown = index.get(id)
      return shown && replica.block(id) && ![...index.upwards(id)].some(above => gone.has(above))
        ? [{ id, ...shown }]
        : []
    })
    .sort((a, b) => b.pos - a.pos)
  for (const { id, node, pos: before } of stayed) {
    const pos = structural.maps.length ? structural.map(before, 1) : before
    const block = replica.view.mustBlock(id)
    const head = headOf(node)
    const headType = headTypes[replica.options.kinds.traits(block.type).head]
    if (head.type !== headType) tr.replaceWith(pos + 1, pos + 1 + head.nodeSize, headOfBlock(replica, id))
    else if (hasText(node)) patchText(tr, pos + 2, head, textOfBlock(replica, id))
    if (node.attrs['type'] !== block.type) tr.setNodeAttribute(pos, 'type', block.type)
    const format = block.format ?? {}
    if (!sameJson(node.attrs['format'], format)) tr.setNodeAttribute(pos, 'format', format)
    const fields = fieldsOf(block)
    if (!sameJson(node.attrs['properties'], fields)) tr.setNodeAttribute(pos, 'properties', fields)
  }
}

/** One replace, as small as it can be. */
function patchText(tr: Transaction, start: number, body: Node, want: Node['content']): void {
  const diff = textDiff(body.content, want)
  if (diff) tr.replace(start + diff.from, start + diff.before, new Slice(want.cut(diff.from, diff.after), 0, 0))
}

function patchLists(
  tr: Transaction,
  options: PatchOptions,
  dirty: ReadonlySet<Uuid>,
  index: BlockIndex,
): ReadonlySet<Uuid> | 'all' {
  const { replica, page, chunkSize, most } = options
  const reuse = (id: Uuid): Node | undefined => (dirty.has(id) ? undefined : index.get(id)?.node)
  const gone = new Set<Uuid>()
  const insertions: Insertion[] = []
  for (const parent of dirty) {
    if (parent !== page && !(replica.block(parent) && index.has(parent))) continue
    const have = parent === page ? index.topIds() : index.childIds(parent)
    const all = shownChildren(replica, parent, page)
    const want = parent === page ? all.slice(0, most) : all
    if (sameIds(have, want)) continue
    const same = stableOrder(have, want)
    for (const id of have.slice(same.start, same.haveEnd)) if (!same.keep.has(id)) gone.add(id)
    if (parent === page && same.keep.size === 0 && same.start === 0 && same.wantEnd === want.length) {
      tr.replaceWith(
        0,
        tr.doc.content.size,
        chunked(
          want.map(id => renderBlock(replica, id, page, reuse)),
          chunkSize,
        ),
      )
      return 'all'
    }
    insertions.push(...gaps(parent, want, same))
  }
  if (gone.size === 0 && insertions.length === 0) return gone

  const isBelowGone = (id: Uuid): boolean => [...index.upwards(id)].slice(1).some(above => gone.has(above))
  remove(
    tr,
    [...gone].filter(id => !isBelowGone(id)),
    index,
  )

  // Nodes are rendered complete, so that nothing below them needs a visit. Last to first.
  const removed = tr.mapping.slice(0)
  const at = (pos: number): number => removed.map(pos, -1)
  const places = insertions
    .filter(({ parent }) => parent === page || !(gone.has(parent) || isBelowGone(parent)))
    .map(({ parent, after, before, ids }) => {
      const nodes = ids.map(id => renderBlock(replica, id, page, reuse))
      const left = after === null ? undefined : index.get(after)
      const right = before === null ? undefined : index.get(before)
      if (left) return { pos: at(left.pos + left.node.nodeSize), nodes }
      if (right) return { pos: at(right.pos), nodes }
      const shown = index.get(parent)
      if (!shown) throw new Error(`no place to show the children of ${parent}`)
      return { pos: at(shown.pos + 1 + headOf(shown.node).nodeSize), nodes: [groupType.create(null, nodes)] }
    })
  for (const { pos, nodes } of places.sort((a, b) => b.pos - a.pos)) tr.insert(pos, nodes)
  return gone
}

/** The runs of wanted blocks that are not there, each with the neighbours that stay. */
function gaps(parent: Uuid, want: readonly Uuid[], same: ReturnType<typeof stableOrder>): Insertion[] {
  const found: Insertion[] = []
  let after: Uuid | null = want[same.start - 1] ?? null
  let open: Uuid[] = []
  const close = (before: Uuid | null): void => {
    if (open.length) found.push({ parent, after, before, ids: open })
    open = []
  }
  for (const id of want.slice(same.start, same.wantEnd)) {
    if (!same.keep.has(id)) {
      open.push(id)
      continue
    }
    close(id)
    after = id
  }
  close(want[same.wantEnd] ?? null)
  return found
}

interface Range {
  readonly from: number
  readonly to: number
}
/** Last to first; a group or piece that loses all its blocks goes as a whole. */
function remove(tr: Transaction, ids: readonly Uuid[], index: BlockIndex): void {
  const { doc } = tr
  const ranges: Range[] = []
  const places = ids.flatMap(id => index.get(id) ?? []).sort((a, b) => a.pos - b.pos)
  for (const { pos, node } of places) {
    let range = widened(doc, { from: pos, to: pos + node.nodeSize })
    while (ranges.at(-1)?.to === range.from) range = widened(doc, { from: (ranges.pop() as Range).from, to: range.to })
    ranges.push(range)
  }
  for (const { from, to } of ranges.reverse()) tr.delete(from, to)
}
/** What is all that a node holds, as that node, and so on outwards. */
function widened(doc: Node, range: Range): Range {
  const $from = doc.resolve(range.from)
  let { from, to } = range
  for (let depth = $from.depth; depth > 0 && $from.start(depth) === from && $from.end(depth) === to; depth--) {
    from = $from.before(depth)
    to = $from.after(depth)
  }
  return { from, to }
}
