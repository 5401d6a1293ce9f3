// A finger drawn along the line: against the reading direction is on, with it is back.
import { type TouchEvent, useRef } from 'react'

/** As a part of the screen's width. */
const LEAST = 0.12

interface Swipe {
  readonly onTouchStart: (event: TouchEvent) => void
  readonly onTouchEnd: (event: TouchEvent) => void
}

export function useSwipe(turn: (direction: 1 | -1) => void): Swipe {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0]
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0]
      if (!touch || !start.current) return
      const along = touch.clientX - start.current.x
      const across = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(along) < innerWidth * LEAST || Math.abs(along) < 2 * Math.abs(across)) return
      const isRtl = document.documentElement.dir === 'rtl'
      turn(along < 0 === !isRtl ? 1 : -1)
    },
  }
}
