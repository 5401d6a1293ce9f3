// Scroll positions of the pages in this tab's history. The height of blocks that were not on the screen yet is estimated, so a position is
// stored as the block at the upper edge; as pixels where there is none, or where it was deleted.

export interface ScrollPlace {
  readonly topPx: number
  readonly block: { readonly id: string; readonly offsetPx: number } | null
}

/** The number of positions that are kept. */
const MOST = 100

export class ScrollPlaces {
  private readonly kept: Map<string, ScrollPlace>

  /** As `text` had them. */
  constructor(text: string | null) {
    this.kept = new Map(read(text))
  }
  get text(): string {
    return JSON.stringify([...this.kept])
  }
  of(entry: string): ScrollPlace | undefined {
    return this.kept.get(entry)
  }
  /** The top of a page is where it starts anyhow. The entry that was left longest ago is forgotten first. */
  keep(entry: string, place: ScrollPlace): void {
    this.kept.delete(entry)
    if (place.topPx > 0) this.kept.set(entry, place)
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST) break
      this.kept.delete(oldest)
    }
  }
}

/** Another build may have written it. */
function read(text: string | null): readonly (readonly [string, ScrollPlace])[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isKept) : []
  } catch {
    return []
  }
}
function isKept(pair: unknown): pair is readonly [string, ScrollPlace] {
  const [entry, place] = Array.isArray(pair) ? pair : []
  const { topPx, block } = (place ?? {}) as Partial<ScrollPlace>
  const isBlock = block === null || (typeof block?.id === 'string' && typeof block.offsetPx === 'number')
  return typeof entry === 'string' && typeof topPx === 'number' && isBlock
}
