// Conditional colours: rules of a view, the first that holds counts. A rule colours the whole row or the cell of one property.
import { exact, type Json, oneOf, optional, string } from '../validation/checks'
import { passes } from '../validation/validate'
import type { Cell } from './column'
import { compileForCells } from './condition'
import type { Condition, QueryContext } from './query'
import { queryParts } from './query-check'
import type { Meaning, PropertyId } from './schema'

/** The content colours but the one that is none. */
export const ruleColors = ['gray', 'brown', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'red'] as const
export type RuleColor = (typeof ruleColors)[number]

/** An item of the keyed list `format.color_rules`. */
export type ColorRule = {
  readonly id: string
  readonly condition: Condition
  readonly color: RuleColor
  /** A property: only its cell. Without, the row. */
  readonly cell?: PropertyId
}
export interface RowColors {
  readonly row: RuleColor | null
  readonly cells: ReadonlyMap<PropertyId, RuleColor>
}
/** What stands in a cell of the row that is asked about. */
type CellReader = (property: PropertyId) => { readonly cell: Cell; readonly shown?: readonly Cell[] }

const ruleCheck = exact({
  id: string,
  condition: queryParts.filter,
  color: oneOf(...ruleColors),
  cell: optional(string),
})
const isRule = (item: unknown): item is ColorRule => passes(ruleCheck, item) && 'property' in item.condition

/** The rules of a view, in order; what is no rule is passed over. */
export const colorRulesIn = (format: Readonly<Record<string, Json>>): readonly ColorRule[] => {
  const held = format['color_rules']
  return Array.isArray(held) ? (held as readonly unknown[]).filter(isRule) : []
}

const noColors: RowColors = { row: null, cells: new Map() }

/** Rules about what is gone, or without a value yet, colour nothing. */
export function rowPainter(
  rules: readonly ColorRule[],
  meaning: (property: PropertyId) => Meaning | undefined,
  context: QueryContext,
): (read: CellReader) => RowColors {
  const tests = rules.flatMap(rule => {
    const asked = meaning(rule.condition.property)
    const holds = asked && compileForCells(rule.condition, asked, context)
    return holds ? [{ rule, holds }] : []
  })
  if (tests.length === 0) return () => noColors
  return read => {
    let row: RuleColor | null = null
    const cells = new Map<PropertyId, RuleColor>()
    for (const { rule, holds } of tests) {
      if (rule.cell === undefined ? row !== null : cells.has(rule.cell)) continue
      const { cell, shown } = read(rule.condition.property)
      if (!holds(cell, shown)) continue
      if (rule.cell === undefined) row = rule.color
      else cells.set(rule.cell, rule.color)
    }
    return row === null && cells.size === 0 ? noColors : { row, cells }
  }
}
