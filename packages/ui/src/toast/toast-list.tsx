// Draws the toasts that are up; the newest in front, the others behind it until pointed at.
import { Toast as BaseToast } from '@base-ui/react/toast'
import { CircleAlertIcon, CloseIcon, Icon } from '../icon/icon'
import styles from './toast.module.css'

export function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = BaseToast.useToastManager()
  return toasts.map(toast => (
    <BaseToast.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection={['down', 'left', 'right']}>
      <BaseToast.Content className={styles.content}>
        {toast.type === 'error' && <Icon of={CircleAlertIcon} className={styles.alert} />}
        <div className={styles.words}>
          <BaseToast.Title className={styles.text} />
          <BaseToast.Description className={styles.detail} />
        </div>
        <BaseToast.Action className={styles.action} />
        <BaseToast.Close className={styles.close} aria-label={closeLabel}>
          <Icon of={CloseIcon} />
        </BaseToast.Close>
      </BaseToast.Content>
    </BaseToast.Root>
  ))
}
