// The cells of a computed property, each worked out when it is first read and kept until something that it stands on changes. A cell
// that leads back to itself is a failure that names the way; one that stands on too many others is a failure too, whatever was
// worked out before it.

import type { AskedColumn } from './asked-column'
import type { Cell } from './column'
import type { Meaning } from './schema'
import { columnOfForm, type TypedColumn } from './typed-column'
import type { Failure, Reading } from './world'

/** The cell, and of lists that show values, those values. */
export interface Computed {
  readonly cell: Cell
  readonly shown?: readonly Cell[]
}
/** A cell of a formula, a rollup, or a time that is the asker's own. */
export interface ComputedCell extends Computed {
  /** Why there is none. */
  readonly failure?: string
}
export interface Computation {
  readonly name: string
  readonly meaning: Meaning
  /** Zone, language and first day of the week count. */
  readonly byContext: boolean
  /** Good for a minute. */
  readonly byTime: boolean
  readonly compute: (slot: number, reading: Reading) => Computed | Failure
}

/** How many computed cells may stand on one another. */
const DEPTH = 100
const FRESH = 0
const STALE = 1
const RUNNING = 2

class TooDeep extends Error {}

export class ComputedColumn {
  readonly column: TypedColumn
  /** As questions know it. */
  readonly asked: AskedColumn
  private state: Uint8Array
  private depths: Uint8Array
  private stale: number[] = []
  private readonly failures = new Map<number, Failure>()
  private readonly values: (readonly Cell[] | undefined)[] = []

  constructor(
    readonly computation: Computation,
    private capacity: number,
  ) {
    const column = columnOfForm(computation.meaning.form, capacity)
    if (!column) throw new Error(`${computation.name} is computed and has no form`)
    this.column = column
    this.asked = { ...computation.meaning, column, shown: slot => this.values[slot] ?? [] }
    this.state = new Uint8Array(capacity).fill(STALE)
    this.depths = new Uint8Array(capacity)
    this.touchAll()
  }

  touch(slot: number): void {
    if (this.state[slot] !== FRESH) return
    this.state[slot] = STALE
    this.stale.push(slot)
  }

  touchAll(): void {
    this.state.fill(STALE)
    this.stale = Array.from(this.state, (_, slot) => slot)
  }

  grow(capacity: number): void {
    this.column.grow(capacity)
    const state = new Uint8Array(capacity).fill(STALE)
    state.set(this.state)
    this.state = state
    const depths = new Uint8Array(capacity)
    depths.set(this.depths)
    this.depths = depths
    for (let slot = this.capacity; slot < capacity; slot++) this.stale.push(slot)
    this.capacity = capacity
  }

  /** Null: the cell of the column is good. */
  freshen(slot: number, reading: Reading): Failure | null {
    const state = this.state[slot]
    if (state === RUNNING) return { failure: wayBack(reading, this, slot) }
    if (state === STALE) return this.work(slot, reading)
    reading.deepest = Math.max(reading.deepest, this.depths[slot] as number)
    return this.failures.get(slot) ?? null
  }

  /** The details of a cell. */
  read(slot: number, reading: Reading): ComputedCell {
    const failure = this.freshen(slot, reading)
    if (failure) return { cell: null, failure: failure.failure }
    const [cell, shown] = [this.column.get(slot), this.values[slot]]
    return shown ? { cell, shown } : { cell }
  }

  freshenAll(reading: Reading, isUsed: (slot: number) => boolean): void {
    const { stale } = this
    for (const slot of stale) if (isUsed(slot)) this.freshen(slot, reading)
    // Slots without a row stay stale: the row that comes there is new to this column.
    this.stale = stale.filter(slot => this.state[slot] !== FRESH)
  }

  get bytes(): number {
    return this.column.bytes + this.capacity * 2 + this.stale.length * 8 + this.values.length * 40
  }

  private work(slot: number, reading: Reading): Failure | null {
    if (reading.stack.length >= DEPTH) throw new TooDeep()
    const around = reading.deepest
    reading.deepest = 0
    this.state[slot] = RUNNING
    reading.stack.push({ column: this, slot, name: this.computation.name })
    let result: Computed | Failure
    try {
      result = this.computation.compute(slot, reading)
    } catch (error) {
      this.state[slot] = STALE
      // Only of the outermost it is certain that it stands on too many.
      if (!(error instanceof TooDeep) || reading.stack.length > 1) throw error
      reading.deepest = DEPTH
      result = { failure: '' }
    } finally {
      reading.stack.pop()
    }
    const depth = reading.deepest + 1
    reading.deepest = Math.max(around, depth)
    return this.keep(slot, depth > DEPTH ? { failure: `${this.computation.name} goes too deep` } : result, depth)
  }

  private keep(slot: number, result: Computed | Failure, depth: number): Failure | null {
    this.state[slot] = FRESH
    this.depths[slot] = depth
    if ('failure' in result) {
      this.column.set(slot, null)
      this.values[slot] = undefined
      this.failures.set(slot, result)
      return result
    }
    this.column.set(slot, result.cell)
    this.values[slot] = result.shown
    this.failures.delete(slot)
    return null
  }
}

/** The properties of the circle, beginning with the one that comes first by name. */
function wayBack({ stack }: Reading, column: ComputedColumn, slot: number): string {
  const from = stack.findIndex(step => step.column === column && step.slot === slot)
  const names = [...new Set(stack.slice(from).map(step => step.name))]
  const first = names.indexOf([...names].sort()[0] as string)
  const way = [...names.slice(first), ...names.slice(0, first)]
  return `Leads back to itself: ${[...way, way[0]].join(' → ')}`
}
