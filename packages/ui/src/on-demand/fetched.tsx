// Code that is loaded on first use. A failed load is retried by the next use.

export interface Fetched<T> {
  /** Undefined until it is here. */
  readonly get: () => T | undefined
  readonly load: () => Promise<T>
  readonly subscribe: (listener: () => void) => () => void
}

export function fetched<T>(fetch: () => Promise<T>): Fetched<T> {
  let here: T | undefined
  let coming: Promise<T> | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => here,
    load: () => {
      coming ??= fetch().then(
        value => {
          here = value
          for (const listener of listeners) listener()
          return value
        },
        error => {
          coming = undefined
          throw error
        },
      )
      return coming
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
