// Which view of a database a person had open, on this device.
import type { Uuid } from '@sheaf/core/ids'

const key = (block: Uuid): string => `view:${block}`

export const openView = {
  get(block: Uuid): Uuid | null {
    try {
      return localStorage.getItem(key(block)) as Uuid | null
    } catch {
      return null
    }
  },
  set(block: Uuid, view: Uuid): void {
    try {
      localStorage.setItem(key(block), view)
    } catch {
      // Without storage the first view is opened next time.
    }
  },
}
