// The children of a record while many of them come and go: every step costs the same, however many there are. It says what a list of
// ids and `anchor.ts` would say.
import type { Uuid } from '../ids'
import { ANCHORS, type Anchor } from './anchor'

interface Place {
  readonly id: Uuid
  previous: Place | null
  next: Place | null
}

export class ChildList {
  private readonly places = new Map<Uuid, Place>()
  private first: Place | null = null
  private last: Place | null = null
  private listed: readonly Uuid[] | null = null

  constructor(ids: readonly Uuid[]) {
    for (const id of ids) if (!this.places.has(id)) this.put(id, this.last, null)
    if (this.places.size === ids.length) this.listed = ids
  }

  has(id: Uuid): boolean {
    return this.places.has(id)
  }
  /** After the first `after` that is there, else before the first `before`, else last. */
  insert(id: Uuid, at: Anchor): void {
    const after = this.firstOf(at.after)
    if (after) return this.put(id, after, after.next)
    const before = this.firstOf(at.before)
    if (before) return this.put(id, before.previous, before)
    this.put(id, this.last, null)
  }
  remove(id: Uuid): void {
    const place = this.places.get(id)
    if (!place) return
    if (place.previous) place.previous.next = place.next
    else this.first = place.next
    if (place.next) place.next.previous = place.previous
    else this.last = place.previous
    this.places.delete(id)
    this.listed = null
  }
  anchorOf(id: Uuid): Anchor {
    const after: Uuid[] = []
    const before: Uuid[] = []
    const place = this.places.get(id)
    for (let at = place?.previous; at && after.length < ANCHORS; at = at.previous) after.push(at.id)
    for (let at = place?.next; at && before.length < ANCHORS; at = at.next) before.push(at.id)
    return { after, before }
  }
  /** The same list as long as nothing comes or goes. */
  ids(): readonly Uuid[] {
    if (this.listed) return this.listed
    const ids: Uuid[] = []
    for (let at = this.first; at; at = at.next) ids.push(at.id)
    this.listed = ids
    return ids
  }

  private firstOf(ids: readonly Uuid[]): Place | undefined {
    for (const id of ids) {
      const place = this.places.get(id)
      if (place) return place
    }
    return undefined
  }
  private put(id: Uuid, previous: Place | null, next: Place | null): void {
    const place: Place = { id, previous, next }
    if (previous) previous.next = place
    else this.first = place
    if (next) next.previous = place
    else this.last = place
    this.places.set(id, place)
    this.listed = null
  }
}
