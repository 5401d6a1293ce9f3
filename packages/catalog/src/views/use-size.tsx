// How large an element is drawn: null until it is known.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface DrawnSize {
  readonly width: number
  readonly height: number
}
export function useSize<E extends Element>(): [RefObject<E | null>, DrawnSize | null] {
  const box = useRef<E>(null)
  const [size, setSize] = useState<DrawnSize | null>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => {
      const { width, height } = element.getBoundingClientRect()
      setSize(before => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return [box, size]
}
