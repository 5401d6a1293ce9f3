// Toasts wait here until the region that shows them is loaded.
import type { ReactNode } from 'react'

type ToastTone = 'neutral' | 'error'

export type ToastOptions = {
  /** The same id again replaces the toast in place. */
  id?: string
  text: ReactNode
  detail?: ReactNode
  /** An error is spoken at once and stays longer. */
  tone?: ToastTone
  /** One thing to do about it, such as undo; doing it closes the toast. */
  action?: { label: string; onAction: () => void }
  /** 0 keeps it until closed. */
  durationMs?: number
}

export type Toasts = { show: (options: ToastOptions) => string; close: (id: string) => void }

const shortMs = 4_000
const longMs = 10_000

/** Time to read, and more where there is something to decide. */
export function durationOf({ durationMs, tone, action }: ToastOptions): number {
  return durationMs ?? (tone === 'error' || action ? longMs : shortMs)
}

/** What draws them. */
interface ToastPlace {
  show(id: string, options: ToastOptions): void
  close(id: string): void
}

export interface ToastQueue extends Toasts {
  /** What is kept is shown at once. Returns what takes the place away again. */
  attach(place: ToastPlace): () => void
}

export function toastQueue(onWanted: () => void): ToastQueue {
  const kept = new Map<string, ToastOptions>()
  let place: ToastPlace | null = null
  let count = 0
  return {
    show: options => {
      const id = options.id ?? `toast-${++count}`
      if (place) place.show(id, options)
      else kept.set(id, options)
      onWanted()
      return id
    },
    close: id => {
      kept.delete(id)
      place?.close(id)
    },
    attach: next => {
      place = next
      for (const [id, options] of kept) next.show(id, options)
      kept.clear()
      return () => {
        place = null
      }
    },
  }
}
