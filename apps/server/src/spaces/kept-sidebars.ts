// The last answer of each browser that asked for its sidebars, packed, for as long as it would say the same: it is made of the same records, with
// the same roles.
import type { RecordValue } from '@sheaf/core/operations/space-state'
import type { Role } from '@sheaf/core/permissions/roles'
import type { Table } from '@sheaf/core/records/all'
import { LRUCache } from 'lru-cache'
import type { PackedJson } from '../http/packed-json'
import type { HeldPart, MemoryHolder } from '../memory/memory-budget'

const MOST_KEPT = 2_000
const BYTES_PER_RECORD = 60

/** A record of an answer. Without a value: that there is none for who asks. */
export interface ToldRecord {
  readonly table: Table
  readonly id: string
  readonly value?: RecordValue
  readonly role: Role
}

interface Kept {
  readonly told: readonly ToldRecord[]
  readonly json: PackedJson
  usedAt: number
}

export class KeptSidebars implements MemoryHolder {
  readonly name = 'sidebars'
  private readonly answers = new LRUCache<string, Kept>({ max: MOST_KEPT })

  constructor(private readonly now: () => number) {}

  *parts(): Iterable<HeldPart> {
    for (const [key, { told, json, usedAt }] of this.answers.entries())
      yield { bytes: json.bytes + told.length * BYTES_PER_RECORD, usedAt, shed: () => this.answers.delete(key) }
  }

  get(key: string, told: readonly ToldRecord[]): PackedJson | undefined {
    const kept = this.answers.get(key)
    if (!kept || kept.told.length !== told.length || !told.every((one, i) => isSame(one, kept.told[i])))
      return undefined
    kept.usedAt = this.now()
    return kept.json
  }
  keep(key: string, told: readonly ToldRecord[], json: PackedJson): void {
    this.answers.set(key, { told, json, usedAt: this.now() })
  }
}

/** Blocks come with the list of their children, which has no version: memory gives the same object for as long as it is true. */
const isSame = (a: ToldRecord, b: ToldRecord | undefined): boolean =>
  a.table === b?.table &&
  a.id === b.id &&
  a.role === b.role &&
  (a.value === b.value || (a.table !== 'block' && a.value?.version === b.value?.version))
