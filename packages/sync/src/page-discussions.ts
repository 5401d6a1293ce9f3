// The discussions of a page in the order of the page, each at the place where it is shown: at its words as long as they are there,
// wherever splits and merges took them; else at its block.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockValue } from '@sheaf/core/records/block'
import type { DiscussionValue } from '@sheaf/core/records/discussion'
import type { RichText } from '@sheaf/core/text/rich-text'
import type { Replica } from './replica'

export interface PageDiscussion {
  readonly id: Uuid
  /** Absent while it is on its way. */
  readonly value: DiscussionValue | undefined
  /** The block that lists it. */
  readonly parent: Uuid
  /** The block on the page that shows it. */
  readonly at: Uuid
  /** Its words are there. */
  readonly isOnWords: boolean
}

/** Also those that are settled. */
export function discussionsOf(replica: Replica, pageId: Uuid): readonly PageDiscussion[] {
  const found: PageDiscussion[] = []
  const parents = new Map<Uuid, Uuid>()
  const listed = new Map<Uuid, Uuid[]>()
  const order = blocksOf(replica, pageId)
  for (const { id: at } of order)
    for (const parent of [at, ...mergedInto(replica, at)])
      for (const id of replica.block(parent)?.discussions ?? []) {
        if (parents.has(id)) continue
        parents.set(id, parent)
        listed.set(at, [...(listed.get(at) ?? []), id])
      }
  if (parents.size === 0) return found
  const add = (id: Uuid, at: Uuid, isOnWords: boolean): void => {
    const parent = parents.get(id)
    if (parent === undefined) return
    parents.delete(id)
    const value = replica.get('discussion', id)
    found.push({ id, value, parent, at, isOnWords })
  }
  const onWords = new Set(order.flatMap(discussionsIn))
  for (const block of order) {
    // Of the block as a whole before those of its words.
    for (const id of listed.get(block.id) ?? []) if (!onWords.has(id)) add(id, block.id, false)
    for (const id of discussionsIn(block)) add(id, block.id, true)
  }
  return found
}

/** The page, then everything on it in reading order, without what lies in the pages on it. */
function blocksOf(replica: Replica, pageId: Uuid): readonly BlockValue[] {
  const out: BlockValue[] = []
  const visit = (id: Uuid): void => {
    const block = replica.block(id)
    if (!block || (id !== pageId && replica.options.kinds.traits(block.type).page)) return
    out.push(block)
    for (const child of replica.view.content(id)) visit(child)
  }
  visit(pageId)
  return out
}

/** Blocks whose text lives on in this one. */
function mergedInto(replica: Replica, id: Uuid): readonly Uuid[] {
  const slices = replica.view.slices(id)
  if (slices.length < 2 && slices[0]?.o === id) return []
  return [...new Set(slices.map(slice => slice.o))].filter(
    made => made !== id && replica.block(made)?.crdt_data?.merged === true,
  )
}

const known = new WeakMap<object, readonly Uuid[]>()
const none: readonly Uuid[] = []

/** The discussions on a block's words, in their order. A text that has not changed is not looked through again. */
function discussionsIn({ properties }: BlockValue): readonly Uuid[] {
  const title = properties?.['title'] as RichText | undefined
  if (!title) return none
  const before = known.get(title)
  if (before) return before
  const ids = title.flatMap(([, marks = []]) => marks.flatMap(([name, id]) => (name === 'm' ? [id as Uuid] : [])))
  const found = ids.length > 0 ? [...new Set(ids)] : none
  known.set(title, found)
  return found
}
