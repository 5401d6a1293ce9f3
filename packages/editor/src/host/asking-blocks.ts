// New blocks that open their own input. It may be loaded late: the keys wait for it, and it opens only while the person waits. Clicking
// elsewhere, pressing Escape or waiting too long ends that.
import type { Uuid } from '@sheaf/core/ids'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'

const asking = new Set<Uuid>()
const listeners = new Set<() => void>()

export function askFor(id: Uuid): void {
  const drop = (): void => askingBlocks.drop(id)
  asking.add(id)
  holdUntilFocus(drop, undefined, drop)
}

export const askingBlocks = {
  has: (id: Uuid): boolean => asking.has(id),
  drop: (id: Uuid): void => {
    if (!asking.delete(id)) return
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
