// Records by table and id, and what is known not to exist. They are asked for all the time, so no key is put together of the two.
import type { Uuid } from '../ids'
import type { RecordOf, Table, TableRecord } from './all'

type Known<T extends Table> = Map<Uuid, RecordOf<T> | null>

export class KnownRecords {
  private tables: { [T in Table]?: Known<T> } = {}

  constructor(records: Iterable<TableRecord> = []) {
    for (const record of records) this.set(record)
  }
  get size(): number {
    let size = 0
    for (const records of Object.values(this.tables)) size += records.size
    return size
  }
  /** Null for what does not exist, undefined for what nobody has asked for yet. */
  get<T extends Table>(table: T, id: Uuid): RecordOf<T> | null | undefined {
    return this.tables[table]?.get(id)
  }
  find<T extends Table>(table: T, id: Uuid): RecordOf<T> | undefined {
    return this.get(table, id) ?? undefined
  }
  has(table: Table, id: Uuid): boolean {
    return this.tables[table]?.has(id) ?? false
  }
  set<T extends Table>({ table, value }: TableRecord<T>): void {
    this.of(table).set(value.id, value)
  }
  setMissing(table: Table, id: Uuid): void {
    this.of(table).set(id, null)
  }
  delete(table: Table, id: Uuid): void {
    this.tables[table]?.delete(id)
  }
  clear(): void {
    this.tables = {}
  }

  private of<T extends Table>(table: T): Known<T> {
    return (this.tables[table] ??= new Map())
  }
}
