// Short news at the foot of the screen: what was done, with undo where it can be taken back, or what went wrong.
import { Toast as BaseToast } from '@base-ui/react/toast'
import { createContext, type ReactNode, useContext, useState } from 'react'
import styles from './toast.module.css'
import { ToastList } from './toast-list'

export type ToastTone = 'neutral' | 'error'

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

const ToastContext = createContext<Toasts | null>(null)

/** Stable for the provider's life: showing a toast redraws nobody who only shows them. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}

export type ToastProviderProps = {
  /** Spoken name of the region, such as 'Notifications'. */
  label: string
  closeLabel: string
  children: ReactNode
}

export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [{ manager, toasts }] = useState(createToasts)
  return (
    <ToastContext value={toasts}>
      <BaseToast.Provider toastManager={manager} limit={3}>
        {children}
        <BaseToast.Portal>
          <BaseToast.Viewport className={styles.viewport} aria-label={label}>
            <ToastList closeLabel={closeLabel} />
          </BaseToast.Viewport>
        </BaseToast.Portal>
      </BaseToast.Provider>
    </ToastContext>
  )
}

const shortMs = 4_000
const longMs = 10_000

/** Time to read, and more where there is something to decide. */
export function durationOf({ durationMs, tone, action }: ToastOptions): number {
  return durationMs ?? (tone === 'error' || action ? longMs : shortMs)
}

function createToasts() {
  const manager = BaseToast.createToastManager()
  const show = (options: ToastOptions): string => {
    const { id, text, detail, tone = 'neutral', action } = options
    const shown = manager.add({
      ...(id !== undefined && { id }),
      title: text,
      description: detail,
      type: tone,
      priority: tone === 'error' ? 'high' : 'low',
      timeout: durationOf(options),
      actionProps: action && {
        children: action.label,
        onClick: () => {
          manager.close(shown)
          action.onAction()
        },
      },
    })
    return shown
  }
  return { manager, toasts: { show, close: (id: string) => manager.close(id) } satisfies Toasts }
}
