// Rollups: something said of a property of the rows that a relation leads to. Rows that the asker may not see are not among them.
import type { Uuid } from '../ids'
import { aggregatorOf, isEmptyAt, textsOfCell } from './aggregate'
import { type AskedColumn, optionsMeant } from './asked-column'
import type { Cell } from './column'
import type { Computation, Computed } from './computed-column'
import { type Rollup, relatedCollection, rollupOf } from './computed-settings'
import { idsOf } from './condition'
import type { Property } from './schema'
import { isList } from './typed-column'
import { isFailure, type Reading, type World, type WorldTable } from './world'
import { DAY_MS } from './zone'

export function rollupComputation(property: Property, table: WorldTable, world: World): Computation | undefined {
  const rollup = rollupOf(property)
  const relation = rollup && table.schema[rollup.relation]
  const collection = relatedCollection(relation)
  if (!rollup || collection === undefined) return undefined
  const there = world.table(collection)
  there?.tell(table, rollup.relation)
  const target = there?.meaning(rollup.target)
  const varies = there?.varies(rollup.target)
  return {
    name: property.name,
    meaning: table.meaning(property.id) ?? { form: 'list' },
    byContext: varies?.byContext ?? false,
    byTime: varies?.byTime ?? false,
    compute: (slot, reading) => {
      const related = table.cellAt(slot, rollup.relation, reading)
      if (isFailure(related)) return related
      if (!there || !target) return { cell: null }
      const slots = visibleSlots(isList(related) ? related : [], there, reading)
      const asked = there.askedAt(rollup.target, slots, reading)
      if (!asked) return { cell: null }
      return isFailure(asked) ? asked : roll(rollup, asked, slots)
    },
  }
}

function visibleSlots(rows: readonly string[], there: WorldTable, { context }: Reading): readonly number[] {
  const slots: number[] = []
  for (const row of rows) {
    const slot = there.slotOf(row as Uuid)
    if (slot !== undefined && (!context.visibility || context.visibility.sees(there.id, row as Uuid))) slots.push(slot)
  }
  return slots
}

function roll({ aggregation, group }: Rollup, asked: AskedColumn, slots: readonly number[]): Computed {
  if (aggregation === 'show_original' || aggregation === 'show_unique') {
    const all = slots.filter(slot => !isEmptyAt(asked.column, slot)).flatMap(slot => valuesAt(asked, slot))
    const shown = aggregation === 'show_unique' ? firstOfEach(all) : all
    return { cell: shown.flatMap(textsOfCell), shown }
  }
  if (group !== undefined && (aggregation === 'count_per_group' || aggregation === 'percent_per_group')) {
    const inGroup = slots.filter(slot => groupsAt(asked, slot).includes(group)).length
    return { cell: aggregation === 'count_per_group' ? inGroup : slots.length ? inGroup / slots.length : 0 }
  }
  const cell = aggregatorOf(asked, aggregation)(slots)
  // In days, as people compare it.
  return { cell: aggregation === 'date_range' && typeof cell === 'number' ? cell / DAY_MS : cell }
}

/** Lists are taken apart: each of their ids is a value. */
function valuesAt(asked: AskedColumn, slot: number): readonly Cell[] {
  if (asked.shown) return asked.shown(slot)
  const cell = asked.column.get(slot)
  return isList(cell) ? cell : [cell]
}

function firstOfEach(values: readonly Cell[]): readonly Cell[] {
  const seen = new Set<string>()
  return values.filter(value => {
    const key = textsOfCell(value).join('\n')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function groupsAt(asked: AskedColumn, slot: number): readonly string[] {
  const { column } = asked
  if (column.form !== 'choice' && column.form !== 'list') return []
  const options = optionsMeant(asked)
  return idsOf(column.values[column.codes[slot] as number]).map(id => options.find(one => one.id === id)?.group ?? id)
}
