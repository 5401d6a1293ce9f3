// The most recently used items of a list, stored on this device.
import type { Uuid } from '@sheaf/core/ids'

export class Recents {
  constructor(
    private readonly key: string,
    private readonly most: number,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ) {}
  list(): readonly string[] {
    try {
      const held: unknown = JSON.parse(this.storage.getItem(this.key) ?? '[]')
      return Array.isArray(held) ? held.filter(one => typeof one === 'string').slice(0, this.most) : []
    } catch {
      return []
    }
  }
  used(id: string): void {
    const next = [id, ...this.list().filter(other => other !== id)].slice(0, this.most)
    this.storage.setItem(this.key, JSON.stringify(next))
  }
}

export const recentPages = (spaceId: Uuid): Recents => new Recents(`sheaf:recent-pages:${spaceId}`, 30)
