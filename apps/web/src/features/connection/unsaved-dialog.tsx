// Changes that the server refused for good: shown to their author, who copies or discards them. Nothing is dropped in silence.
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { CopyIcon, Icon } from '@sheaf/ui/icon/icon'
import { useToast } from '@sheaf/ui/toast/toast'
import { useEffect, useState } from 'react'
import type { UnsavedRow } from '../../data/database'
import { useSession, useUnsaved } from '../../data/hooks'
import { formatDate, t } from '../../i18n/t'
import styles from './unsaved-dialog.module.css'

export function UnsavedDialog() {
  const { unsaved } = useSession()
  const rows = useUnsaved()
  const toasts = useToast()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(rows.length > 0), [rows.length])
  const copy = (): void => {
    navigator.clipboard.writeText(rows.map(row => row.text || describe(row)).join('\n\n')).then(
      () => toasts.show({ text: t('Copied') }),
      () => toasts.show({ text: t('The text could not be copied'), tone: 'error' }),
    )
  }
  return (
    <Dialog
      open={isOpen && rows.length > 0}
      onOpenChange={setOpen}
      closeLabel={t('Close')}
      keepOnOutsidePress
      title={t('{count, plural, one {# change could not be saved} other {# changes could not be saved}}', {
        count: rows.length,
      })}
      description={t('They are kept on this device. Copy what you need before you discard them.')}
      footer={
        <>
          <Button variant="quiet" onClick={() => void unsaved.discard()}>
            {t('Discard')}
          </Button>
          <Button variant="primary" icon={<Icon of={CopyIcon} />} onClick={copy}>
            {t('Copy text')}
          </Button>
        </>
      }
    >
      <ul role="list" className={styles.list}>
        {rows.map(row => (
          <li key={row.id} className={styles.item}>
            <p className={styles.text}>{row.text || describe(row)}</p>
            <p className={styles.reason}>
              {formatDate(row.at, { dateStyle: 'medium', timeStyle: 'short' })} · {row.errors[0]?.debugMessage}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const describe = (row: UnsavedRow): string =>
  t('{count, plural, one {# edit without text} other {# edits without text}}', {
    count: row.transaction.operations.length,
  })
