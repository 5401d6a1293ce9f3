// What people and rows are called, for the engine: sorts, groups and formulas go by names.
import { TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { NameSource } from '@sheaf/core/kinds/property-kind'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import type { OpenDatabase } from '../storage/database'
import { peopleOf } from '../storage/space/members'
import type { HeldTable } from './held-table'

/** Names of people change rarely, and are in no space's log. */
const FRESH_MS = 60_000

export class SpaceNames implements NameSource {
  private people: ReadonlyMap<string, string> = new Map()
  private readTime = Number.NEGATIVE_INFINITY
  /** Another one after every change. */
  version = 0

  constructor(
    private readonly parts: { readonly pool: OpenDatabase['pool']; readonly now: () => number },
    private readonly spaceId: Uuid,
    private readonly tables: ReadonlyMap<Uuid, HeldTable>,
  ) {}

  async refresh(): Promise<void> {
    if (this.parts.now() - this.readTime < FRESH_MS) return
    const people = await peopleOf(this.parts.pool, this.spaceId)
    if (people.size !== this.people.size || [...people].some(([id, name]) => this.people.get(id) !== name))
      this.version++
    this.people = people
    this.readTime = this.parts.now()
  }

  person(id: string): string {
    return this.people.get(id) ?? ''
  }
  page(id: string): string {
    for (const { table } of this.tables.values()) {
      const row = table.row(id as Uuid)
      if (row) return plainText((row.properties[TITLE] ?? []) as RichText)
    }
    return ''
  }
  /** Nothing comes in as words where questions are answered. */
  findPerson(): null {
    return null
  }
  findPage(): null {
    return null
  }
}
