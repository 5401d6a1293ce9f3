// One budget for everything that is held only to be quick. Caches register what they hold in parts; when all of it together is too much,
// or the heap is nearly full, those parts go that were not used for longest. Whatever is dropped can be read again.

/** Something that can be dropped as a whole. */
export interface HeldPart {
  /** About: what it takes need not be known to the byte. */
  readonly bytes: number
  /** By the budget's clock; 0 for what should go before anything else. */
  readonly usedAt: number
  readonly shed: () => void
}

export interface MemoryHolder {
  readonly name: string
  parts(): Iterable<HeldPart>
}

export interface HeapUse {
  readonly usedBytes: number
  readonly mostBytes: number
}

/** Dropping a little at a time would have it go on all the time. */
const SHED_TO = 0.75
/** Above this much of the heap, half of what is held goes, whatever the budget says: it was weighed too light. */
const HEAP_PRESSURE = 0.85

export class MemoryBudget {
  private readonly holders: MemoryHolder[] = []
  shedParts = 0

  constructor(
    readonly mostBytes: number,
    private readonly heap: () => HeapUse,
  ) {}

  add(holder: MemoryHolder): void {
    this.holders.push(holder)
  }
  /** What each holds, by name. */
  held(): Map<string, number> {
    return new Map(
      this.holders.map(holder => [holder.name, [...holder.parts()].reduce((sum, part) => sum + part.bytes, 0)]),
    )
  }
  /** Sheds what is too much. Call it now and then. */
  check(): void {
    const parts = this.holders.flatMap(holder => [...holder.parts()])
    let bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
    const { usedBytes, mostBytes } = this.heap()
    const isPressed = usedBytes > mostBytes * HEAP_PRESSURE
    if (bytes <= this.mostBytes && !isPressed) return
    const target = Math.min(this.mostBytes * SHED_TO, isPressed ? bytes / 2 : Number.POSITIVE_INFINITY)
    for (const part of parts.sort((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= target) return
      part.shed()
      this.shedParts++
      bytes -= part.bytes
    }
  }
}
