// Formulas as computations: what they may name, what they read, and where the rows are that they lead to.
import { compileFormula } from '../formula/compile'
import { Frame } from '../formula/frame'
import { type FormulaHost, usualBudget } from '../formula/host'
import type { FormulaReads, FormulaScope } from '../formula/scope'
import { type FormulaFailure, type FormulaValue, isFailure as isFormulaFailure } from '../formula/value'
import { wordsOf } from '../formula/words'
import type { Uuid } from '../ids'
import type { Computation } from './computed-column'
import { formulaOf, relatedCollection, rollupOf } from './computed-settings'
import { computedOfValue, meaningOfType, valueOfCell } from './formula-bridge'
import type { Meaning, Property, PropertyId } from './schema'
import { isFailure, type Reading, type World, type WorldTable } from './world'

export function formulaComputation(
  property: Property,
  table: WorldTable,
  world: World,
  scope: FormulaScope,
): Computation {
  const formula = compileFormula(formulaOf(property) ?? '', scope)
  const read: [WorldTable, PropertyId][] = formula.reads.own.map(id => [table, id])
  for (const [id, properties] of Object.entries(formula.reads.others)) {
    const there = world.table(id)
    if (there) read.push(...properties.map((id): [WorldTable, PropertyId] => [there, id]))
  }
  for (const [from, id] of read) listen(from, id, world)
  const others = othersOf(formula.reads, table, world)
  const meaning: Meaning = { property, ...meaningOfType(formula.type) }
  return {
    name: property.name,
    meaning,
    byContext: true,
    byTime: formula.usesNow || read.some(([from, id]) => from.varies(id).byTime),
    compute: (slot, reading) => {
      const host = new TableHost(table.idAt(slot), table, others, reading)
      const value = formula.evaluate(host)
      return isFormulaFailure(value) ? value : computedOfValue(value, meaning, value => wordsOf(value, new Frame(host)))
    },
  }
}

/** Hears of changes in the rows that a property leads to. */
function listen(table: WorldTable, id: PropertyId, world: World): void {
  const property = table.schema[id]
  const rollup = property && rollupOf(property)
  const relation = rollup ? rollup.relation : id
  const there = world.table(relatedCollection(table.schema[relation]) ?? '')
  there?.tell(table, relation)
  if (there && rollup) listen(there, rollup.target, world)
}

const othersOf = ({ others }: FormulaReads, table: WorldTable, world: World): readonly WorldTable[] =>
  Object.keys(others)
    .map(id => world.table(id))
    .filter(there => there !== undefined && there !== table) as readonly WorldTable[]

class TableHost implements FormulaHost {
  readonly budget = usualBudget
  readonly now: number
  readonly zone: string
  readonly locale: string
  readonly weekStart: number

  constructor(
    readonly page: Uuid,
    private readonly table: WorldTable,
    private readonly others: readonly WorldTable[],
    private readonly reading: Reading,
  ) {
    const { context } = reading
    this.now = context.now
    this.zone = context.zone
    this.locale = context.locale
    this.weekStart = context.weekStart
  }

  read(page: Uuid, property: PropertyId): FormulaValue | FormulaFailure {
    const table = this.tableOf(page)
    const slot = table?.slotOf(page)
    if (!table || slot === undefined || (page !== this.page && !this.sees(table.id, page))) return null
    const asked = table.askedAt(property, [slot], this.reading)
    if (!asked) return null
    if (isFailure(asked)) return asked
    const each = asked.each
    if (asked.shown && each) return asked.shown(slot).flatMap(cell => this.value(cell, each))
    return this.value(asked.column.get(slot), asked)
  }

  person(id: string): { readonly name: string; readonly email: string } | null {
    const { names } = this.reading.world
    const name = names.person(id)
    return name ? { name, email: names.email?.(id) ?? '' } : null
  }

  title(page: Uuid): string {
    return this.reading.world.names.page(page)
  }

  private value(cell: Parameters<typeof valueOfCell>[0], meaning: Meaning): FormulaValue {
    const { world } = this.reading
    const there = meaning.collection === undefined ? undefined : world.table(meaning.collection)
    return valueOfCell(cell, meaning, world.names, row => {
      if (!there) return true
      return there.slotOf(row) !== undefined && this.sees(there.id, row)
    })
  }

  private sees(collection: string, row: Uuid): boolean {
    const { visibility } = this.reading.context
    return !visibility || visibility.sees(collection, row)
  }

  private tableOf(page: Uuid): WorldTable | undefined {
    if (this.table.slotOf(page) !== undefined) return this.table
    return this.others.find(table => table.slotOf(page) !== undefined)
  }
}
