// Whether text updates build on others: on their letters, or on the clocks that their author used for them.
import * as Y from 'yjs'

/** Letters that will never be anywhere else, by client: from this clock on. */
export class LostLetters {
  private readonly from = new Map<number, number>()

  add(update: Uint8Array): void {
    for (const { id } of Y.decodeUpdate(update).structs)
      this.from.set(id.client, Math.min(id.clock, this.from.get(id.client) ?? id.clock))
  }
  areUsedBy(update: Uint8Array): boolean {
    const { structs, ds } = Y.decodeUpdate(update)
    return (
      structs.some(
        struct =>
          this.has(struct.id) ||
          (struct instanceof Y.Item && (this.has(struct.origin) || this.has(struct.rightOrigin))),
      ) ||
      [...ds.clients].some(([client, ranges]) =>
        ranges.some(({ clock, len }) => this.has({ client, clock: clock + len - 1 })),
      )
    )
  }
  private has(id: { readonly client: number; readonly clock: number } | null): boolean {
    return id !== null && id.clock >= (this.from.get(id.client) ?? Number.POSITIVE_INFINITY)
  }
}
