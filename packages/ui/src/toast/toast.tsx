// Short news at the foot of the screen: what was done, with undo where it can be taken back, or what went wrong.
import { createContext, type ReactNode, useContext, useState } from 'react'
import { onDemand } from '../on-demand/on-demand'
import { type Toasts, toastQueue } from './toast-queue'

export type { ToastOptions, Toasts } from './toast-queue'

const Region = onDemand(async () => (await import('./toast-region')).ToastRegion)

const ToastContext = createContext<Toasts | null>(null)

/** Stable for the provider's life: showing a toast redraws nobody who only shows them. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}

type ToastProviderProps = {
  /** Spoken name of the region, such as 'Notifications'. */
  label: string
  closeLabel: string
  children: ReactNode
}

export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [isWanted, setWanted] = useState(false)
  const [queue] = useState(() =>
    toastQueue(() => {
      Region.load()
      setWanted(true)
    }),
  )
  return (
    <ToastContext value={queue}>
      {children}
      {isWanted && <Region.Part label={label} closeLabel={closeLabel} queue={queue} />}
    </ToastContext>
  )
}

/** Fetches what shows toasts, for news that come when nothing can be fetched. */
export const loadToasts = Region.load
