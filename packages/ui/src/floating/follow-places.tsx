// Keeps what stands beside an element at its place: when the element changes its size, when anything scrolls, and when others say so.

type Leave = () => void

/** Places soon, and again after each change; at most once a frame. */
export function followPlaces(
  beside: HTMLElement,
  place: () => void,
  /** Each says of more changes. */
  ...more: readonly ((soon: () => void) => Leave)[]
): Leave {
  let frame = 0
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      place()
    })
  }
  soon()
  const sizes = new ResizeObserver(soon)
  sizes.observe(beside)
  const leave = more.map(subscribe => subscribe(soon))
  addEventListener('scroll', soon, { capture: true, passive: true })
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    for (const each of leave) each()
    removeEventListener('scroll', soon, { capture: true })
  }
}
