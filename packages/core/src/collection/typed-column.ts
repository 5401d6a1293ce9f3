// The cells of one property, all rows of a collection: a slot of a typed array per row. Filters, sorts, groups and aggregations
// read the arrays; `get` reads one cell.
import type { Cell, ColumnForm, DateCell } from './column'
import { TextColumn } from './text-column'

/** 0 is the empty value; equal values share a code, so that a question is answered once for each of them. */
export class CodedColumn {
  codes: Int32Array
  /** Another one whenever a code comes to stand for another value. */
  version = 0
  readonly values: (string | readonly string[] | null)[] = [null]
  private readonly uses: number[] = [0]
  private readonly codeOf = new Map<string, number>()
  private readonly free: number[] = []

  constructor(
    readonly form: 'choice' | 'list',
    capacity: number,
  ) {
    this.codes = new Int32Array(capacity)
  }

  get(slot: number): Cell {
    return this.values[this.codes[slot] as number] ?? null
  }

  set(slot: number, cell: Cell): void {
    const before = this.codes[slot] as number
    const after = this.codeFor(cell)
    if (after === before) return
    this.codes[slot] = after
    if (after) this.uses[after] = (this.uses[after] as number) + 1
    if (before && --(this.uses[before] as number) === 0) this.release(before)
  }

  grow(capacity: number): void {
    this.codes = grown(this.codes, new Int32Array(capacity))
  }

  get bytes(): number {
    return this.codes.byteLength + this.values.length * 120
  }

  private codeFor(cell: Cell): number {
    const value = typeof cell === 'string' || isList(cell) ? cell : null
    if (value === null || value.length === 0) return 0
    const key = typeof value === 'string' ? value : value.length === 1 ? (value[0] as string) : JSON.stringify(value)
    const known = this.codeOf.get(key)
    if (known !== undefined) return known
    const code = this.free.pop() ?? this.values.length
    this.version++
    this.values[code] = value
    this.uses[code] = 0
    this.codeOf.set(key, code)
    return code
  }

  private release(code: number): void {
    const value = this.values[code] as string | readonly string[]
    const key = typeof value === 'string' ? value : value.length === 1 ? (value[0] as string) : JSON.stringify(value)
    this.codeOf.delete(key)
    this.values[code] = null
    this.free.push(code)
  }
}

/** NaN is empty. */
export class NumberColumn {
  readonly form = 'number'
  numbers: Float64Array

  constructor(capacity: number) {
    this.numbers = new Float64Array(capacity).fill(Number.NaN)
  }

  get(slot: number): Cell {
    const value = this.numbers[slot] as number
    return Number.isNaN(value) ? null : value
  }

  set(slot: number, cell: Cell): void {
    this.numbers[slot] = typeof cell === 'number' && Number.isFinite(cell) ? cell : Number.NaN
  }

  grow(capacity: number): void {
    this.numbers = grown(this.numbers, new Float64Array(capacity).fill(Number.NaN))
  }

  get bytes(): number {
    return this.numbers.byteLength
  }
}

export class FlagColumn {
  readonly form = 'flag'
  flags: Uint8Array

  constructor(capacity: number) {
    this.flags = new Uint8Array(capacity)
  }

  get(slot: number): Cell {
    return this.flags[slot] === 1
  }

  set(slot: number, cell: Cell): void {
    this.flags[slot] = cell === true ? 1 : 0
  }

  grow(capacity: number): void {
    this.flags = grown(this.flags, new Uint8Array(capacity))
  }

  get bytes(): number {
    return this.flags.byteLength
  }
}

/** NaN in `starts` is empty, in `ends` a date without an end. */
export class DateColumn {
  readonly form = 'date'
  starts: Float64Array
  ends: Float64Array
  timed: Uint8Array
  private readonly zones = new Map<number, string>()

  constructor(capacity: number) {
    this.starts = new Float64Array(capacity).fill(Number.NaN)
    this.ends = new Float64Array(capacity).fill(Number.NaN)
    this.timed = new Uint8Array(capacity)
  }

  get(slot: number): Cell {
    const start = this.starts[slot] as number
    if (Number.isNaN(start)) return null
    const end = this.ends[slot] as number
    const zone = this.zones.get(slot)
    return {
      start,
      ...(Number.isNaN(end) ? {} : { end }),
      hasTime: this.timed[slot] === 1,
      ...(zone === undefined ? {} : { zone }),
    }
  }

  set(slot: number, cell: Cell): void {
    const date = isDate(cell) && Number.isFinite(cell.start) ? cell : null
    this.starts[slot] = date ? date.start : Number.NaN
    this.ends[slot] = date?.end ?? Number.NaN
    this.timed[slot] = date?.hasTime ? 1 : 0
    if (date?.zone !== undefined) this.zones.set(slot, date.zone)
    else if (this.zones.size) this.zones.delete(slot)
  }

  grow(capacity: number): void {
    this.starts = grown(this.starts, new Float64Array(capacity).fill(Number.NaN))
    this.ends = grown(this.ends, new Float64Array(capacity).fill(Number.NaN))
    this.timed = grown(this.timed, new Uint8Array(capacity))
  }

  get bytes(): number {
    return this.starts.byteLength * 2 + this.timed.byteLength + this.zones.size * 80
  }
}

export type TypedColumn = CodedColumn | NumberColumn | FlagColumn | DateColumn | TextColumn

export const isList = (cell: Cell): cell is readonly string[] => Array.isArray(cell)
export const isDate = (cell: Cell): cell is DateCell =>
  typeof cell === 'object' && cell !== null && !Array.isArray(cell)

/** Undefined where there is nothing to ask about. */
export function columnOfForm(form: ColumnForm, capacity: number): TypedColumn | undefined {
  switch (form) {
    case 'text':
      return new TextColumn(capacity)
    case 'number':
      return new NumberColumn(capacity)
    case 'flag':
      return new FlagColumn(capacity)
    case 'date':
      return new DateColumn(capacity)
    case 'choice':
    case 'list':
      return new CodedColumn(form, capacity)
    case 'none':
      return undefined
  }
}

function grown<A extends Float64Array | Int32Array | Uint8Array>(from: A, to: A): A {
  to.set(from)
  return to
}
