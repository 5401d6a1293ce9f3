// Which view of a database a person had open, on this device. An address that names one wins.
import type { Uuid } from '@sheaf/core/ids'
import { useSyncExternalStore } from 'react'
import { pageAddress, watchAddress } from '../../navigation'

const namedView = (): Uuid | null => pageAddress().collectionViewId ?? null
/** The view that the address names, also where a link leads from one view of a page to another. */
export const useNamedView = (): Uuid | null => useSyncExternalStore(watchAddress, namedView)

const key = (block: Uuid): string => `view:${block}`

export const openView = {
  get(block: Uuid): Uuid | null {
    const named = namedView()
    try {
      return named ?? (localStorage.getItem(key(block)) as Uuid | null)
    } catch {
      return named
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
