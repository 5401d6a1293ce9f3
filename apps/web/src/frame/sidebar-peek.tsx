// A closed sidebar shows while the pointer is at the window's edge, over the button that opens it, or over the sidebar itself.
import { useEffect, useEffectEvent } from 'react'
import styles from './frame.module.css'

const COMES_MS = 120
const GOES_MS = 300

/** As long as one of these is there, whatever it was opened from stays: a menu, a dialog, a drag, a name that is being written. */
const KEEPS = '[role="menu"], [role="dialog"], .sheaf-is-dragging, [data-peeks] input:focus'

export function SidebarPeek({ onPeek }: { readonly onPeek: (isPeeking: boolean) => void }) {
  const peek = useEffectEvent(onPeek)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = false
    const want = (wanted: boolean): void => {
      if (wanted === isWanted) return
      isWanted = wanted
      clearTimeout(timer)
      timer = setTimeout(decide, wanted ? COMES_MS : GOES_MS)
    }
    const decide = (): void => {
      if (!isWanted && document.querySelector(KEEPS)) timer = setTimeout(decide, GOES_MS)
      else peek(isWanted)
    }
    const onOver = ({ pointerType, target }: PointerEvent): void => {
      if (pointerType !== 'touch') want((target as Element).closest?.('[data-peeks]') !== null)
    }
    const leave = new AbortController()
    const { signal } = leave
    document.addEventListener('pointerover', onOver, { signal, passive: true })
    document.documentElement.addEventListener('pointerleave', () => want(false), { signal, passive: true })
    return () => {
      leave.abort()
      clearTimeout(timer)
      peek(false)
    }
  }, [])
  return <div className={styles.peekEdge} data-peeks="" aria-hidden="true" />
}
