// A part whose code comes when it is first wanted. Once it is here it is drawn in the same frame as it is asked for, without a
// moment of nothing; when it cannot come, nothing is drawn and the next wish asks again.
import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react'

export interface OnDemand<Props extends object> {
  /** Fetches the code: called as soon as it is likely to be wanted. */
  readonly load: () => void
  readonly Part: ComponentType<Props>
}

export function onDemand<Props extends object>(fetch: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let here: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const load = (): void => {
    coming ??= fetch().then(
      part => {
        here = part
        for (const listener of listeners) listener()
      },
      () => {
        coming = undefined
      },
    )
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = (): ComponentType<Props> | undefined => here
  function Part(props: Props) {
    const Here = useSyncExternalStore(subscribe, get, get)
    useEffect(load, [])
    return Here ? createElement(Here, props) : null
  }
  return { load, Part }
}
