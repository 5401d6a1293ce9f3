// How much room there is, where it is little: null for enough, so that nothing is drawn twice on wide screens.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { NARROW_PX } from './narrow-columns'

export function useNarrowRoom(): [RefObject<HTMLDivElement | null>, number | null] {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => {
      const width = Math.round(element.clientWidth)
      setRoom(width > 0 && width < NARROW_PX ? width : null)
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [box, room]
}
