// What went wrong where something should have been computed: a short sign in the cell, the whole on rest and for screen readers.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { CircleAlertIcon, Icon } from '@sheaf/ui/icon/icon'
import styles from './cell.module.css'

export function FailureWords({ message }: { readonly message: string }) {
  const { t } = useBlockHost()
  return (
    <span className={`${styles.withOpen} ${styles.failure}`} title={message}>
      <Icon of={CircleAlertIcon} label={t('Couldn’t calculate')} />
      <span className={styles.line}>{message}</span>
    </span>
  )
}
