// Stands in a panel that is there and gets the focus only with the next frame, which a busy machine draws late: keys wait for it.
import { useLayoutEffect, useRef } from 'react'
import { holdKeys } from './held-keys'

export function FocusWait() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const panel = place.current?.parentElement
    if (!panel || panel.contains(document.activeElement)) return
    const hold = holdKeys({ isExclusive: true, isOpen: true })
    panel.addEventListener('focusin', hold.end, { once: true })
    return () => {
      panel.removeEventListener('focusin', hold.end)
      hold.drop()
    }
  }, [])
  return <span ref={place} hidden />
}
