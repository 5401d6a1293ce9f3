// Edits of a list of ids: what left it, and what came in after what. A long list that changes in one place gives a short edit.
// Ids are unique in such a list; an id that moved is removed and inserted.
import { isCanonicalUuid, type Uuid } from '../ids'

export interface ListEdit {
  readonly remove: readonly Uuid[]
  /** In the order of the new list, so that `after` (null: the start) is already in its place. */
  readonly insert: readonly { readonly id: Uuid; readonly after: Uuid | null }[]
}

/**
 * The edit that leads from one list to the other, or null where edits cannot tell ids apart: they are no ids, or one of those
 * concerned is there twice. Looks closely only at the part that changed.
 */
export function diffList(before: readonly unknown[], after: readonly unknown[]): ListEdit | null {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++

  const gone = before.slice(start, before.length - end) as Uuid[]
  const come = after.slice(start, after.length - end) as Uuid[]
  const neighbour = after.slice(Math.max(start - 1, 0), start) as Uuid[]
  if (!areDistinctIds([...neighbour, ...gone]) || !areDistinctIds([...neighbour, ...come])) return null
  const concerned = new Set<unknown>([...gone, ...come, ...neighbour])
  for (let i = 0; i < start - 1; i++) if (concerned.has(before[i])) return null
  for (let i = before.length - end; i < before.length; i++) if (concerned.has(before[i])) return null

  const kept = longestCommonRun(gone, come)
  const insert: { id: Uuid; after: Uuid | null }[] = []
  let previous: Uuid | null = neighbour[0] ?? null
  for (const id of come) {
    if (!kept.has(id)) insert.push({ id, after: previous })
    previous = id
  }
  return { remove: gone.filter(id => !kept.has(id)), insert }
}

const areDistinctIds = (list: readonly unknown[]): boolean =>
  list.every(isCanonicalUuid) && new Set(list).size === list.length

/** Up to so many insertions are cheaper to make one by one than by looking at every id of the list. */
const FEW_INSERTIONS = 8

/** The list after the edit. Throws when the edit was made for another list. */
export const applyListEdit = (before: readonly Uuid[], edit: ListEdit): Uuid[] =>
  edit.insert.length <= FEW_INSERTIONS ? insertOneByOne(before, edit) : insertInOneGo(before, edit)

const wrongList = (): Error => new Error('The list edit names a neighbour that is not in the list')

function without(list: readonly Uuid[], { remove, insert }: ListEdit): Uuid[] {
  const leaving = new Set([...remove, ...insert.map(({ id }) => id)])
  return leaving.size ? list.filter(id => !leaving.has(id)) : [...list]
}

function insertOneByOne(before: readonly Uuid[], edit: ListEdit): Uuid[] {
  const list = without(before, edit)
  for (const { id, after } of edit.insert) {
    const place = after === null ? 0 : list.indexOf(after) + 1
    if (place === 0 && after !== null) throw wrongList()
    list.splice(place, 0, id)
  }
  return list
}

function insertInOneGo(before: readonly Uuid[], edit: ListEdit): Uuid[] {
  const followers = new Map<Uuid | null, Uuid[]>()
  for (const { id, after } of edit.insert) {
    const others = followers.get(after)
    if (others) others.push(id)
    else followers.set(after, [id])
  }
  const list = without(before, edit)
  const result: Uuid[] = []
  /** What comes next, in reverse. Of two that follow the same id, the one inserted later stands closer to it. */
  const next = [...(followers.get(null) ?? [])]
  for (let i = 0; ; ) {
    const id = next.pop() ?? list[i++]
    if (id === undefined) break
    result.push(id)
    next.push(...(followers.get(id) ?? []))
  }
  if (result.length !== list.length + edit.insert.length) throw wrongList()
  return result
}

/** The most ids that stand in the same order in both lists: what need not move. Patience sorting, n log n. */
function longestCommonRun(before: readonly Uuid[], after: readonly Uuid[]): ReadonlySet<Uuid> {
  const placeIn = new Map(before.map((id, i) => [id, i]))
  /** For each length, the index in `after` that ends a run of that length earliest in `before`. */
  const ends: number[] = []
  const previous = new Map<number, number>()
  const placeOf = (index: number): number => placeIn.get(after[index] as Uuid) as number
  for (const [index, id] of after.entries()) {
    const place = placeIn.get(id)
    if (place === undefined) continue
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (placeOf(ends[middle] as number) < place) low = middle + 1
      else high = middle
    }
    const before = ends[low - 1]
    if (before !== undefined) previous.set(index, before)
    ends[low] = index
  }
  const run = new Set<Uuid>()
  for (let index = ends.at(-1); index !== undefined; index = previous.get(index)) run.add(after[index] as Uuid)
  return run
}
