// Which panel of a strip is open. It is each person's own, kept with what they have opened elsewhere.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import { useSyncExternalStore } from 'react'

const chosen = new Map<Uuid, Uuid>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Openness = Pick<BlockHost, 'isOpen' | 'setOpen'>

/** The panel that is shown: the one last chosen, as long as it is there; else the first. */
export function activeOf({ isOpen }: Pick<Openness, 'isOpen'>, strip: Uuid, panels: readonly Uuid[]): Uuid | null {
  const last = chosen.get(strip)
  if (last !== undefined && panels.includes(last)) return last
  return panels.find(isOpen) ?? panels[0] ?? null
}
export const useActive = (host: Openness, strip: Uuid, panels: readonly Uuid[]): Uuid | null =>
  useSyncExternalStore(subscribe, () => activeOf(host, strip, panels))

export function activate(
  { setOpen }: Pick<Openness, 'setOpen'>,
  strip: Uuid,
  panel: Uuid,
  panels: readonly Uuid[],
): void {
  chosen.set(strip, panel)
  for (const id of panels) setOpen(id, id === panel)
  for (const listener of listeners) listener()
}
