// Areas over the page that keep scrolling to themselves (client-platform.md 4.17): each asks for its direction, and what lies behind
// them stands still in all that are asked for together.
import { useEffect } from 'react'

export type ScrollCapture = 'All' | 'X' | 'Y' | 'None'

/** Any `All`, or X and Y together, is `All`. */
export function capturedBy(asked: Iterable<ScrollCapture>): ScrollCapture {
  const all = new Set(asked)
  if (all.has('All') || (all.has('X') && all.has('Y'))) return 'All'
  return all.has('X') ? 'X' : all.has('Y') ? 'Y' : 'None'
}

const areas = new Map<object, ScrollCapture>()

/** Stylesheets act on it. */
function show(): void {
  document.documentElement.dataset['scrollCapture'] = capturedBy(areas.values())
}

export function useScrollCapture(capture: ScrollCapture): void {
  useEffect(() => {
    const area = {}
    areas.set(area, capture)
    show()
    return () => {
      areas.delete(area)
      show()
    }
  }, [capture])
}
