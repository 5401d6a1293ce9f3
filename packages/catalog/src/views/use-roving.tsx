// Rows as one stop of the Tab key: arrows go on from there. What is drawn for a row carries its key as `data-row-key`.
import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'

export interface Roving {
  /** The one that Tab comes to. */
  readonly stop: string | null
  readonly focus: (key: string) => void
  readonly onFocus: (event: FocusEvent) => void
}
export const ROW_KEY = 'data-row-key'
export const rowElementOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${ROW_KEY}]`) : null

/** `reveal` brings one into sight that is not drawn at the moment. */
export function useRoving(
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
  reveal?: (key: string) => void,
): Roving {
  const [active, setActive] = useState<string | null>(null)
  const [, setTurn] = useState(0)
  const wanted = useRef<string | null>(null)
  const stop = active !== null && keys.includes(active) ? active : (keys[0] ?? null)
  // After every drawing: what was asked for may stand elsewhere now, or only now.
  useLayoutEffect(() => {
    const key = wanted.current
    if (key === null || !keys.includes(key)) return
    const element = root.current?.querySelector<HTMLElement>(`[${ROW_KEY}="${CSS.escape(key)}"]`)
    if (!element) return reveal?.(key)
    wanted.current = null
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return useMemo(
    () => ({
      stop,
      focus: key => {
        wanted.current = key
        setActive(key)
        // Asked for twice, it is looked for twice.
        setTurn(turn => turn + 1)
      },
      onFocus: event => {
        const key = rowElementOf(event.target)?.getAttribute(ROW_KEY)
        if (key) setActive(key)
      },
    }),
    [stop],
  )
}
