// Cards that were moved or made here a moment ago stand where they were put until the answer says so too: nothing jumps back.
import type { GroupList, RowList } from '@sheaf/core/collection/query'
import type { Uuid } from '@sheaf/core/ids'
import { type RowPlace, samePlace } from '../row-place'

export interface PendingCard {
  readonly row: Uuid
  /** Where the answer may still have it; nowhere when it is new. */
  readonly from: readonly RowPlace[]
  readonly to: RowPlace
  /** The card above it; null: it is the first. Undefined: sorting decides. */
  readonly after?: Uuid | null | undefined
}

const listAt = (groups: readonly GroupList[], { group, subGroup }: RowPlace): RowList | undefined => {
  const found = groups.find(({ key }) => key === group)
  return subGroup === undefined ? found : found?.groups?.find(({ key }) => key === subGroup)
}
type Change = <L extends RowList>(list: L) => L
const changeAt = (groups: readonly GroupList[], { group, subGroup }: RowPlace, change: Change): readonly GroupList[] =>
  groups.map(one => {
    if (one.key !== group) return one
    if (subGroup === undefined) return change(one)
    const inner = (one.groups ?? []).map(sub => (sub.key === subGroup ? change(sub) : sub))
    return { ...one, groups: inner, total: one.total + sumOf(inner) - sumOf(one.groups ?? []) }
  })
const sumOf = (lists: readonly RowList[]): number => lists.reduce((sum, { total }) => sum + total, 0)

const without =
  (row: Uuid): Change =>
  list =>
    list.rows.includes(row) ? { ...list, rows: list.rows.filter(one => one !== row), total: list.total - 1 } : list
/** Where the card above it is gone meanwhile, it stays where the answer has it. */
const put =
  (row: Uuid, after: PendingCard['after']): Change =>
  list => {
    const isLost = typeof after === 'string' && !list.rows.includes(after)
    if (isLost && list.rows.includes(row)) return list
    const others = without(row)(list)
    const at = after === null ? 0 : after === undefined || isLost ? others.rows.length : others.rows.indexOf(after) + 1
    return { ...others, rows: others.rows.toSpliced(at, 0, row), total: others.total + 1 }
  }

export function withPending(groups: readonly GroupList[], pending: readonly PendingCard[]): readonly GroupList[] {
  let shown = groups
  for (const card of pending) {
    if (!listAt(shown, card.to)) continue
    for (const place of card.from) if (!samePlace(place, card.to)) shown = changeAt(shown, place, without(card.row))
    shown = changeAt(shown, card.to, put(card.row, card.after))
  }
  return shown
}

/** The answer has it where it was put, or as near as can be. */
export function isSettled(groups: readonly GroupList[], { row, from, to, after }: PendingCard): boolean {
  const rows = listAt(groups, to)?.rows ?? []
  const at = rows.indexOf(row)
  if (at < 0) return false
  if (from.some(place => !samePlace(place, to) && listAt(groups, place)?.rows.includes(row))) return false
  if (after === undefined || (after !== null && !rows.includes(after))) return true
  return (rows[at - 1] ?? null) === after
}

/** A card that is moved again before the first move is known stands where it was put last. */
export const putAgain = (pending: readonly PendingCard[], cards: readonly PendingCard[]): readonly PendingCard[] => [
  ...pending.filter(({ row }) => !cards.some(card => card.row === row)),
  ...cards.map(card => {
    const before = pending.find(({ row }) => row === card.row)
    return before ? { ...card, from: [...before.from, before.to, ...card.from] } : card
  }),
]
