// Lets requests through while the server answers, and holds them while it restarts: whoever reloads a page just after a change waits for the
// new server instead of meeting none.
import { setTimeout as delay } from 'node:timers/promises'

export function createGate(mostMs = 30_000) {
  let open = () => {}
  let passed = new Promise(resolve => (open = resolve))
  let isOpen = false
  return {
    open() {
      isOpen = true
      open()
    },
    close() {
      if (!isOpen) return
      isOpen = false
      passed = new Promise(resolve => (open = resolve))
    },
    /** Resolves when it is open, and after a while in any case. */
    async pass() {
      if (isOpen) return
      const late = new AbortController()
      await Promise.race([passed, delay(mostMs, undefined, { signal: late.signal }).catch(() => {})])
      late.abort()
    },
  }
}
