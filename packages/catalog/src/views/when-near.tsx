// Draws something when its place comes near what is seen, and keeps it: what is fetched for it is not fetched for a list as a whole.
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhenNearProps {
  readonly meanwhile: ReactNode
  readonly children: ReactNode
}

export function WhenNear({ meanwhile, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new IntersectionObserver(entries => entries.some(one => one.isIntersecting) && setNear(true), {
      rootMargin: '50%',
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return isNear ? (
    children
  ) : (
    <div ref={place} aria-hidden="true">
      {meanwhile}
    </div>
  )
}
