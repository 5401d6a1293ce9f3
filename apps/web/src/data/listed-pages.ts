// Pages that a list names and whose records are not loaded: a team may list thousands, and only visible ones are requested. One
// request at a time: what was scrolled past meanwhile is not requested.
import type { Uuid } from '@sheaf/core/ids'

const AT_ONCE = 200

interface ListedPagesOptions {
  readonly isHere: (id: Uuid) => boolean
  /** Rejects where the server cannot be asked. */
  readonly load: (ids: readonly Uuid[]) => Promise<void>
}

export class ListedPages {
  private readonly lists = new Map<string, readonly Uuid[]>()
  private readonly absent = new Set<Uuid>()
  private isAsking = false

  constructor(private readonly options: ListedPagesOptions) {}

  /** It is not loaded, and not known to be missing. */
  isAwaited(id: Uuid): boolean {
    return !this.options.isHere(id) && !this.absent.has(id)
  }
  /** What a list wants now, instead of what it wanted before. */
  want(list: string, ids: readonly Uuid[]): void {
    this.lists.set(list, ids)
    void this.ask()
  }
  /** They were asked for: those that did not come are not for this person. */
  answered(ids: readonly Uuid[]): void {
    for (const id of ids) if (!this.options.isHere(id)) this.absent.add(id)
  }
  /** The server can be asked again. */
  readonly ask = async (): Promise<void> => {
    if (this.isAsking) return
    this.isAsking = true
    try {
      for (let ids = this.next(); ids.length > 0; ids = this.next()) {
        await this.options.load(ids)
        this.answered(ids)
      }
    } catch {
      // Requested again with the next list, or when there is a connection.
    } finally {
      this.isAsking = false
    }
  }

  private next(): readonly Uuid[] {
    const wanted = new Set([...this.lists.values()].flat().filter(id => this.isAwaited(id)))
    return [...wanted].slice(0, AT_ONCE)
  }
}
