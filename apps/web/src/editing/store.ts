// One value that screens follow.
import { useSyncExternalStore } from 'react'

export class Store<T> {
  private readonly listeners = new Set<() => void>()
  constructor(private value: T) {}
  readonly get = (): T => this.value
  readonly set = (value: T): void => {
    if (value === this.value) return
    this.value = value
    for (const listener of [...this.listeners]) listener()
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get)
