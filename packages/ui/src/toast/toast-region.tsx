// The place where toasts stand. It comes with the first of them.
import { Toast as BaseToast } from '@base-ui/react/toast'
import { useEffect, useState } from 'react'
import styles from './toast.module.css'
import { ToastList } from './toast-list'
import { durationOf, type ToastOptions, type ToastQueue } from './toast-queue'

type ToastRegionProps = { label: string; closeLabel: string; queue: ToastQueue }

export function ToastRegion({ label, closeLabel, queue }: ToastRegionProps) {
  const [manager] = useState(() => BaseToast.createToastManager())
  // The provider listens to its manager before this effect runs, as what is inside comes first.
  useEffect(
    () =>
      queue.attach({
        show: (id, options) => void manager.add({ id, ...fieldsOf(options, () => manager.close(id)) }),
        close: id => manager.close(id),
      }),
    [queue, manager],
  )
  return (
    <BaseToast.Provider toastManager={manager} limit={3}>
      <BaseToast.Portal>
        <BaseToast.Viewport className={styles.viewport} aria-label={label} data-toasts="">
          <ToastList closeLabel={closeLabel} />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  )
}

function fieldsOf(options: ToastOptions, close: () => void) {
  const { text, detail, tone = 'neutral', action } = options
  return {
    title: text,
    description: detail,
    type: tone,
    priority: tone === 'error' ? ('high' as const) : ('low' as const),
    timeout: durationOf(options),
    actionProps: action && {
      children: action.label,
      onClick: () => {
        close()
        action.onAction()
      },
    },
  }
}
