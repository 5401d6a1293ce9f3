// How widgets are added, moved, resized and taken away, as changes of the two keyed lists that a dashboard is kept in. Widths of a
// row always make up the whole of it.
import type { Uuid } from '@sheaf/core/ids'
import {
  type DashboardRow,
  type FilledRow,
  LEAST_HEIGHT,
  LEAST_WIDTH,
  MOST_HEIGHT,
  MOST_IN_A_ROW,
  TWELFTHS,
  USUAL_HEIGHT,
  type Widget,
} from './dashboard'

/** Sets an item, in front of another (null: at the end) where that is said; or takes it away. */
export type Change =
  | { readonly list: 'widgets'; readonly id: string; readonly value: Widget | null; readonly before?: string | null }
  | { readonly list: 'rows'; readonly id: string; readonly value: DashboardRow | null; readonly before?: string | null }

/** Beside a widget, or in a row of its own above another row (null: below all). */
export type Target =
  | { readonly beside: string; readonly side: 'before' | 'after' }
  | { readonly aboveRow: string | null }

const rowIdOf = (row: FilledRow): DashboardRow => ({ id: row.id, height: row.height })
const findWidget = (rows: readonly FilledRow[], id: string): { row: FilledRow; at: number } | null => {
  for (const row of rows) {
    const at = row.widgets.findIndex(one => one.id === id)
    if (at >= 0) return { row, at }
  }
  return null
}
/** Everybody in a row as wide as the others, the first ones a little wider where it does not divide. */
const shared = (widgets: readonly Widget[]): readonly Widget[] =>
  widgets.map((widget, i) => ({
    ...widget,
    width: Math.floor(TWELFTHS / widgets.length) + (i < TWELFTHS % widgets.length ? 1 : 0),
  }))
const set = (widget: Widget): Change => ({ list: 'widgets', id: widget.id, value: widget })
const without = (row: FilledRow, id: string): readonly Change[] => {
  const rest = row.widgets.filter(one => one.id !== id)
  return rest.length === 0 ? [{ list: 'rows', id: row.id, value: null }] : shared(rest).map(set)
}

export function add(rows: readonly FilledRow[], view: Uuid, ids: { widget: string; row: string }): readonly Change[] {
  const last = rows.at(-1)
  const widget: Widget = { id: ids.widget, row: ids.row, view, width: TWELFTHS }
  // A widget alone in the last row is given company: two fit on most screens.
  if (last && last.widgets.length === 1)
    return placed(rows, widget, { beside: last.widgets[0]?.id ?? '', side: 'after' }, ids.row)
  return placed(rows, widget, { aboveRow: null }, ids.row)
}
export function remove(rows: readonly FilledRow[], id: string): readonly Change[] {
  const found = findWidget(rows, id)
  return found ? [{ list: 'widgets', id, value: null }, ...without(found.row, id)] : []
}
export function canStand(rows: readonly FilledRow[], id: string, target: Target): boolean {
  if (!('beside' in target)) return true
  const found = findWidget(rows, target.beside)
  if (!found || target.beside === id) return false
  return found.row.widgets.some(one => one.id === id) || found.row.widgets.length < MOST_IN_A_ROW
}
export function move(rows: readonly FilledRow[], id: string, target: Target, newRow: string): readonly Change[] {
  const found = findWidget(rows, id)
  const widget = found?.row.widgets[found.at]
  if (!found || !widget || !canStand(rows, id, target)) return []
  const goal = 'beside' in target ? findWidget(rows, target.beside) : null
  if (goal && goal.row.id === found.row.id)
    return [
      { ...set(widget), before: followerOf(goal.row, target as { beside: string; side: 'before' | 'after' }, id) },
    ]
  return [...placed(rows, widget, target, newRow), ...without(found.row, id)]
}
function placed(rows: readonly FilledRow[], widget: Widget, target: Target, newRow: string): readonly Change[] {
  if (!('beside' in target))
    return [
      { list: 'rows', id: newRow, value: { id: newRow, height: USUAL_HEIGHT }, before: target.aboveRow },
      { list: 'widgets', id: widget.id, value: { ...widget, row: newRow, width: TWELFTHS }, before: null },
    ]
  const goal = findWidget(rows, target.beside)
  if (!goal) return []
  const at = goal.at + (target.side === 'after' ? 1 : 0)
  const together = shared(goal.row.widgets.toSpliced(at, 0, { ...widget, row: goal.row.id }))
  const before = followerOf(goal.row, target, widget.id)
  return together.map(one => (one.id === widget.id ? { ...set(one), before } : set(one)))
}
/** Which widget it has to stand in front of; null for none. */
function followerOf(row: FilledRow, target: { beside: string; side: 'before' | 'after' }, id: string): string | null {
  if (target.side === 'before') return target.beside
  const others = row.widgets.filter(one => one.id !== id)
  return others[others.findIndex(one => one.id === target.beside) + 1]?.id ?? null
}

/** One step by keyboard: within its row, past its ends into a row of its own, from there into the next row. */
export function step(rows: readonly FilledRow[], id: string, direction: 'back' | 'on' | 'up' | 'down'): Target | null {
  const found = findWidget(rows, id)
  if (!found) return null
  const rowAt = rows.indexOf(found.row)
  if (direction === 'back' || direction === 'on') {
    const neighbour = found.row.widgets[found.at + (direction === 'on' ? 1 : -1)]
    return neighbour ? { beside: neighbour.id, side: direction === 'on' ? 'after' : 'before' } : null
  }
  const isAlone = found.row.widgets.length === 1
  const next = rows[rowAt + (direction === 'down' ? 1 : -1)]
  if (!isAlone) return { aboveRow: direction === 'up' ? found.row.id : (rows[rowAt + 1]?.id ?? null) }
  if (!next) return null
  const last = next.widgets.at(-1)
  if (last && next.widgets.length < MOST_IN_A_ROW) return { beside: last.id, side: 'after' }
  return { aboveRow: direction === 'up' ? next.id : (rows[rowAt + 2]?.id ?? null) }
}

/** Wider or narrower by twelfths, at the cost of its neighbour behind it, or before it for the last one. */
export function widen(rows: readonly FilledRow[], id: string, by: number): readonly Change[] {
  const found = findWidget(rows, id)
  const widget = found?.row.widgets[found.at]
  const neighbour = found && (found.row.widgets[found.at + 1] ?? found.row.widgets[found.at - 1])
  if (!widget || !neighbour) return []
  const room = Math.min(by, neighbour.width - LEAST_WIDTH)
  const change = Math.max(room, LEAST_WIDTH - widget.width)
  if (change === 0) return []
  return [set({ ...widget, width: widget.width + change }), set({ ...neighbour, width: neighbour.width - change })]
}
export function heighten(row: FilledRow, height: number): readonly Change[] {
  const next = Math.round(Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, height)))
  return next === row.height ? [] : [{ list: 'rows', id: row.id, value: { ...rowIdOf(row), height: next } }]
}
