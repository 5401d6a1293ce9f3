// Which rows a relation leads to a row from.
import type { Cell } from './column'
import { isList } from './typed-column'

export class ReverseIndex {
  private readonly slots = new Map<string, Set<number>>()

  add(slot: number, cell: Cell): void {
    for (const id of isList(cell) ? cell : []) {
      const known = this.slots.get(id)
      if (known) known.add(slot)
      else this.slots.set(id, new Set([slot]))
    }
  }

  remove(slot: number, cell: Cell): void {
    for (const id of isList(cell) ? cell : []) {
      const known = this.slots.get(id)
      known?.delete(slot)
      if (known?.size === 0) this.slots.delete(id)
    }
  }

  from(id: string): Iterable<number> {
    return this.slots.get(id) ?? []
  }

  get bytes(): number {
    return this.slots.size * 250
  }
}
