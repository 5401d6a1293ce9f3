// Slots in the order of their rows' keys. One row that comes, goes or moves is put in its place; many at once are sorted together.
export class SlotOrder {
  private slots: number[] = []
  private inOrder: Int32Array | undefined
  private readonly waiting = new Set<number>()

  constructor(private readonly compare: (a: number, b: number) => number) {}

  add(slot: number): void {
    this.inOrder = undefined
    this.waiting.add(slot)
  }

  /** Before its key changes or goes: it is found by it. */
  remove(slot: number): void {
    this.inOrder = undefined
    if (this.waiting.delete(slot)) return
    this.slots.splice(this.place(slot), 1)
  }

  all(): Int32Array {
    if (this.inOrder) return this.inOrder
    if (this.waiting.size > 200) {
      for (const slot of this.waiting) this.slots.push(slot)
      this.slots.sort(this.compare)
    } else for (const slot of this.waiting) this.slots.splice(this.place(slot), 0, slot)
    this.waiting.clear()
    this.inOrder = new Int32Array(this.slots)
    return this.inOrder
  }

  private place(slot: number): number {
    let low = 0
    let high = this.slots.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.compare(this.slots[middle] as number, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
