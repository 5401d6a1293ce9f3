// Whether the sidebar is open and how wide it is. On narrow screens it is a drawer that starts closed; its width and its being
// closed on wide screens are kept on this device.
import { useState, useSyncExternalStore } from 'react'

const OPEN_KEY = 'sheaf:sidebar'
const WIDTH_KEY = 'sheaf:sidebar-width'
export const sidebarWidthsPx = { least: 200, usual: 248, most: 480 }

export const clampWidth = (px: number): number =>
  Math.round(Math.min(sidebarWidthsPx.most, Math.max(sidebarWidthsPx.least, px)))

const narrow = (): MediaQueryList => matchMedia('(width < 720px)')
const watchNarrow = (listener: () => void): (() => void) => {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const isPinnedHere = (): boolean => localStorage.getItem(OPEN_KEY) !== 'closed'
const widthHere = (): number => clampWidth(Number(localStorage.getItem(WIDTH_KEY)) || sidebarWidthsPx.usual)

/** As this device has it, for a frame that is not here yet. */
export const keptSidebar = (): { readonly isOpen: boolean; readonly widthPx: number } => ({
  isOpen: isPinnedHere(),
  widthPx: widthHere(),
})

interface SidebarState {
  readonly isDrawer: boolean
  readonly isOpen: boolean
  readonly widthPx: number
  readonly setWidth: (px: number) => void
  readonly toggle: () => void
}

/** A drawer is open at the place where it was opened: going to another page closes it. */
export function useSidebar(place: unknown): SidebarState {
  const isDrawer = useSyncExternalStore(watchNarrow, () => narrow().matches)
  const [isPinned, setPinned] = useState(isPinnedHere)
  const [drawnAt, setDrawnAt] = useState<unknown>(null)
  // Coming back must not open it again.
  if (drawnAt !== null && drawnAt !== place) setDrawnAt(null)
  const [widthPx, setWidthPx] = useState(widthHere)
  return {
    isDrawer,
    isOpen: isDrawer ? drawnAt === place : isPinned,
    widthPx,
    setWidth: px => {
      setWidthPx(clampWidth(px))
      localStorage.setItem(WIDTH_KEY, String(clampWidth(px)))
    },
    toggle: () => {
      if (isDrawer) return setDrawnAt(drawnAt === place ? null : place)
      setPinned(!isPinned)
      localStorage.setItem(OPEN_KEY, isPinned ? 'closed' : 'open')
    },
  }
}
