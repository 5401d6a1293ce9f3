// Titles of all pages that a list names, also of those whose records are not here: for finding a row by its first letters.
import type { Client } from '@sheaf/core/api/client'
import type { Uuid } from '@sheaf/core/ids'
import type { Pointer } from '@sheaf/core/operations/record-id'

/** Titles change, so they are requested again after this time. */
const FRESH_MS = 60_000

export type Titles = ReadonlyMap<Uuid, string>

export class ListedTitles {
  private readonly held = new Map<Uuid, { readonly at: number; readonly titles: Promise<Titles> }>()

  constructor(
    private readonly api: Pick<Client, 'getListedTitles'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Of a team, or of a person's view: its private pages and favourites. */
  of({ table, id, spaceId }: Pointer): Promise<Titles> {
    const known = this.held.get(id)
    if (known && this.now() - known.at < FRESH_MS) return known.titles
    const titles = this.api
      .getListedTitles({ spaceId, list: { table: table === 'team' ? 'team' : 'space_view', id } })
      .then(answer => new Map(Object.entries(answer.titles) as [Uuid, string][]))
    this.held.set(id, { at: this.now(), titles })
    titles.catch(() => this.held.delete(id))
    return titles
  }
}
