// Whole blocks as a selection: one, several in a row, or any set. It is held by ids, so that it stays on its blocks whatever
// other people do to the page around them, and goes back to text when none of them is left.
import type { Uuid } from '@sheaf/core/ids'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { Selection, type SelectionBookmark, SelectionRange } from 'prosemirror-state'
import type { Mappable } from 'prosemirror-transform'
import { BlockIndex, type ShownBlock } from '../block-index'
import { EMPTY_ID } from '../render'

type Place = ShownBlock & { readonly id: Uuid }

export class BlockSelection extends Selection {
  /** In reading order, without those that lie below another of them. */
  readonly ids: readonly Uuid[]
  private held: ReadonlySet<Uuid> | null = null

  private constructor(
    doc: Node,
    private readonly places: readonly Place[],
    /** Where it began, and where it is extended. */
    readonly anchorId: Uuid,
    readonly headId: Uuid,
  ) {
    // Both ends where it is extended: the browser lays out everything that its own selection covers, and this one it does not show.
    const $head = doc.resolve((places.find(({ id }) => id === headId) ?? places[0])?.pos ?? 0)
    super(
      $head,
      $head,
      places.map(({ pos, node }) => new SelectionRange(doc.resolve(pos), doc.resolve(pos + node.nodeSize))),
    )
    this.ids = places.map(({ id }) => id)
  }

  /** Null when none of the blocks is shown. */
  static create(doc: Node, ids: Iterable<Uuid>, anchor?: Uuid, head?: Uuid): BlockSelection | null {
    const index = new BlockIndex(doc)
    const shown = [...new Set(ids)].flatMap((id): Place[] => {
      const place = id === EMPTY_ID ? undefined : index.get(id)
      return place ? [{ ...place, id }] : []
    })
    const places: Place[] = []
    let end = -1
    for (const place of shown.sort((a, b) => a.pos - b.pos)) {
      if (place.pos < end) continue
      places.push(place)
      end = place.pos + place.node.nodeSize
    }
    const first = places[0]
    const last = places.at(-1)
    if (!first || !last) return null
    return new BlockSelection(doc, places, anchor ?? first.id, head ?? last.id)
  }

  /** The native selection is not shown: the blocks are marked instead. */
  override visible = false
  override eq(other: Selection): boolean {
    return (
      other instanceof BlockSelection &&
      other.anchorId === this.anchorId &&
      other.headId === this.headId &&
      other.places.length === this.places.length &&
      other.places.every((place, i) => place.id === this.places[i]?.id && place.pos === this.places[i]?.pos)
    )
  }
  override map(doc: Node, mapping: Mappable): Selection {
    return (
      BlockSelection.create(doc, this.ids, this.anchorId, this.headId) ??
      Selection.near(doc.resolve(Math.min(mapping.map(this.from, -1), doc.content.size)), -1)
    )
  }
  override content(): Slice {
    return new Slice(Fragment.fromArray(this.places.map(({ node }) => node)), 0, 0)
  }
  has(id: Uuid): boolean {
    this.held ??= new Set(this.ids)
    return this.held.has(id)
  }
  override toJSON(): { type: string; ids: readonly Uuid[] } {
    return { type: 'blocks', ids: this.ids }
  }
  static override fromJSON(doc: Node, json: { ids: readonly Uuid[] }): Selection {
    return BlockSelection.create(doc, json.ids) ?? Selection.atStart(doc)
  }
  override getBookmark(): SelectionBookmark {
    return new BlockBookmark(this.ids, this.anchorId, this.headId)
  }
  /** The nodes that are selected, with their places. */
  get nodes(): readonly { readonly id: Uuid; readonly node: Node; readonly pos: number }[] {
    return this.places
  }
}
Selection.jsonID('blocks', BlockSelection)

class BlockBookmark implements SelectionBookmark {
  constructor(
    private readonly ids: readonly Uuid[],
    private readonly anchor: Uuid,
    private readonly head: Uuid,
  ) {}
  map(): SelectionBookmark {
    return this
  }
  resolve(doc: Node): Selection {
    return BlockSelection.create(doc, this.ids, this.anchor, this.head) ?? Selection.atStart(doc)
  }
}
